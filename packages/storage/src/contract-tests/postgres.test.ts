import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../sql/migrations/migrations'
import { openPostgres } from '../sql/open-postgres'
import { runMigrations } from '../sql/run-migrations'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { accountListSuite } from './account-list-suite'
import { composedTrendsPlanSuite } from './composed-trends-plan-suite'
import { earlierVersionSuite } from './earlier-version-suite'
import { emptyTables } from './empty-tables'
import { forecastDaysSqlSuite } from './forecast-days-sql-suite'
import { gradedForecastsStepSuite } from './graded-forecasts-step-suite'
import { longListSuite } from './long-list-suite'
import { mailListSuite } from './mail-list-suite'
import { memeGalleryPlanSuite } from './meme-gallery-plan-suite'
import { oneAddressStepSuite } from './one-address-step-suite'
import { quizBoardsStepSuite } from './quiz-boards-step-suite'
import { runListSqlSuite } from './run-list-sql-suite'
import { idOf, sampleTrend } from './samples'
import { sqlSuite } from './sql-suite'
import { findPostgres, startPostgres, type TestPostgres } from './start-postgres'
import { storageSuites } from './storage-suites'
import { trendListSuite } from './trend-list-suite'
import { trendLivesStepSuite } from './trend-lives-step-suite'

const programs = findPostgres()
if (!programs) {
  process.stderr.write('\nNOT TESTED: PostgreSQL. No initdb was found in /usr/lib/postgresql or PATH.\n\n')
}

describe.runIf(programs !== null)('PostgreSQL', () => {
  let server: TestPostgres
  let database: SqlDatabase

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    database = await openPostgres({ url: server.url })
  })

  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  const empty = async () => {
    await emptyTables(database)
    return database
  }
  storageSuites(async () => sqlStorage(await empty()))
  describe('over SQL', () => {
    sqlSuite(empty)
    trendListSuite(empty)
    mailListSuite(empty)
    accountListSuite(empty)
    longListSuite(empty)
    earlierVersionSuite(empty)
    quizBoardsStepSuite(empty)
    oneAddressStepSuite(empty)
    gradedForecastsStepSuite(empty)
    forecastDaysSqlSuite(empty)
    composedTrendsPlanSuite(empty)
    trendLivesStepSuite(empty)
    memeGalleryPlanSuite(empty)
    runListSqlSuite(empty)
  })

  it('lets one of several starting processes migrate while the others wait', async () => {
    const admin = new pg.Client(server.url)
    await admin.connect()
    await admin.query('create database fresh')
    await admin.end()
    const pools = [1, 2, 3, 4].map(
      () => new pg.Pool({ connectionString: server.url.replace('/postgres?', '/fresh?'), max: 2 }),
    )
    try {
      const said: string[] = []
      // the first one begins no step before the others have said that they wait
      const run = () => expect.poll(() => said.length).toBe(pools.length - 1)
      const steps = [...MIGRATIONS, { id: MIGRATIONS.length + 1, name: 'slow', sql: 'select 1', run: () => run() }]
      const taken = await Promise.all(pools.map((pool) => runMigrations(pool, steps, (line) => said.push(line))))
      expect(taken.filter((count) => count > 0)).toHaveLength(1)
      expect(new Set(said)).toEqual(new Set(['Another process brings the database up to date: waiting for it']))
    } finally {
      await Promise.all(pools.map((pool) => pool.end()))
    }
  })

  it('tells another process of a change, and of what', async () => {
    const other = await openPostgres({ url: server.url })
    try {
      const heard = new Set<string | null>()
      other.listen('accounts_changed', (subject) => heard.add(subject))
      // null once it listens, for what it may have missed
      await expect
        .poll(async () => {
          await database.notify('accounts_changed', idOf(1))
          return heard
        })
        .toEqual(new Set([null, idOf(1)]))
    } finally {
      await other.close()
    }
  })

  it('says that it is away while it is, and goes on without a restart', async () => {
    await empty()
    const { composition, database: probe, trends } = sqlStorage(database)
    await composition.seedIfEmpty([sampleTrend(1)])
    let heard = 0
    const end = database.listen('trends_changed', () => heard++)
    // What the tests before this one wrote is not to be replayed: that takes longer with every test.
    await database.executeSql('checkpoint')
    await server.stop('immediate')
    const away = { code: 'unavailable', retryable: true }
    await Promise.all(
      Array.from({ length: 30 }, () => expect(trends.countEvent(idOf(1), 'view')).rejects.toMatchObject(away)),
    )
    await Promise.all(Array.from({ length: 30 }, () => expect(composition.seedIfEmpty([])).rejects.toMatchObject(away)))
    expect(await probe.isUp()).toBe(false)
    heard = 0
    await server.start()
    expect(await probe.isUp()).toBe(true)
    expect(await trends.countEvent(idOf(1), 'view')).toEqual({ views: 1, interactions: 0 })
    // whatever was announced meanwhile was missed, so listeners are called, at the next try to connect: after a long
    // recovery that is up to 15 s away
    await expect.poll(() => heard, { timeout: 20_000 }).toBeGreaterThan(0)
    end()
  })

  it('is up while it is too busy to answer a probe in time, as long as it answers others', async () => {
    const busy = await openPostgres({ url: server.url, migrate: false, connections: 1 })
    try {
      const waiting = Array.from({ length: 7 }, () => busy.executeSql('select pg_sleep(0.4)'))
      expect(await busy.isUp()).toBe(true)
      await Promise.all(waiting)
      // Behind the late probe: its answers would count for the next.
      expect(await busy.isUp()).toBe(true)
      const stuck = busy.executeSql('select pg_sleep(2.6)')
      expect(await busy.isUp()).toBe(false)
      await stuck
    } finally {
      await busy.close()
    }
  })

  it('names server and database, never the password, when it cannot be reached', async () => {
    const opened = openPostgres({ url: 'postgresql://someone:secret-word@127.0.0.1:1/records' })
    await expect(opened).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1, database records, cannot be used: /),
    })
    await expect(opened).rejects.not.toThrow(/secret-word/)
  })
})
