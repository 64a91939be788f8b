import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT_WORKER } from '../testing/built-worker'
import { compileOnce } from '../testing/compile-once'
import { dataFolderWithDatabase } from '../testing/data-folder-with-database'
import { ReopeningPool } from './embedded/reopening-pool'
import { defaultWorkerUrl, startWorker, untilReady } from './embedded/start-worker'
import { MIGRATIONS } from './migrations/migrations'
import { openPglite } from './open-pglite'
import { runMigrations } from './run-migrations'
import type { SqlPool } from './sql-database'

compileOnce()

let dataFolder = ''
/** Where none was made yet this makes 40 MB of files, which takes long on a busy machine. */
const FIRST_START_LIMIT_MS = 180_000
beforeAll(async () => {
  dataFolder = await dataFolderWithDatabase('trendverse-open-')
}, FIRST_START_LIMIT_MS)
const open = () => openPglite({ dataFolder, workerUrl: BUILT_WORKER })
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

async function openWorker() {
  const setup = { folder: join(dataFolder, 'database'), flush: true }
  const pool = startWorker(BUILT_WORKER ?? defaultWorkerUrl(), setup)
  await untilReady(pool, 60_000)
  return pool
}

const NEXT_STEP = (MIGRATIONS.at(-1)?.id ?? 0) + 1

describe('embedded database', () => {
  it('keeps what was written from one start to the next, and refuses a second process at once', async () => {
    const first = await open()
    await first.executeSql(`insert into settings (key, value) values ('site', '{"name":"x"}')`)
    await expect(open()).rejects.toThrow(`The data folder ${dataFolder} is in use by another process`)
    await first.close()
    const second = await open()
    expect((await second.executeSql('select value from settings')).rows).toEqual([{ value: { name: 'x' } }])
    await second.close()
  })

  it('does not stall its caller during a long statement, and answers the probe', async () => {
    const database = await open()
    let longestMs = 0
    let lastMs = performance.now()
    const ticking = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - lastMs)
      lastMs = performance.now()
    }, 5)
    const startMs = performance.now()
    await database.executeSql('select count(*) from generate_series(1, 3000000)')
    clearInterval(ticking)
    expect(longestMs).toBeLessThan((performance.now() - startMs) / 2)
    expect(await database.isUp()).toBe(true)
    await database.close()
    expect(await database.isUp()).toBe(false)
  })

  it('keeps waiting transactions apart from one whose connection is given back unfinished', async () => {
    const pool = await openWorker()
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`insert into settings (key) values ('unfinished')`)
    const other = pool.query('select count(*)::int as rows from settings')
    client.release()
    expect((await other).rows).toEqual([{ rows: 1 }])
    await expect(pool.query('begin')).rejects.toMatchObject({ code: '25001' })
    await pool.end()
  })

  it('goes on acknowledging after upkeep wrote more log than its checkpoint leaves in place', async () => {
    const database = await open()
    await database.executeSql(
      "create table pages as select n, repeat('x', 200) as content from generate_series(1, 60000) as n",
    )
    // Each of these is followed by a checkpoint, the eighth by a vacuum before it, which rewrites half of every page.
    for (let round = 0; round < 10; round += 1) {
      await database.executeSql(`update pages set content = content where n % 2 = ${round % 2}`)
      expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
    }
    await database.executeSql('drop table pages')
    await database.close()
  })

  it('opens again by itself after its thread died, with everything acknowledged', async () => {
    let nowMs = 0
    const first = await openWorker()
    const pool = new ReopeningPool(first, openWorker, () => nowMs)
    await pool.query(`insert into settings (key) values ('kept')`)
    await first.end(false)
    // not again and again within a second
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P01' })
    nowMs = 1_000
    const answers = await Promise.all([1, 2, 3].map(() => pool.query(`select key from settings where key = 'kept'`)))
    expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3].map(() => [{ key: 'kept' }]))
    await pool.end()
  })

  it('waits longer each time it opens in vain, half a minute at most', async () => {
    let nowMs = 0
    let opened = 0
    const first = await openWorker()
    const pool = new ReopeningPool(
      first,
      async () => {
        opened += 1
        throw new Error('the disk is full')
      },
      () => nowMs,
    )
    await first.end(false)
    for (nowMs = 0; nowMs <= 120_000; nowMs += 500) await pool.query('select 1').catch(() => undefined)
    // After 1, 3, 7, 15, 31, 61 and 91 s.
    expect(opened).toBe(7)
    await pool.end()
  })

  it('says so when the database was written by a newer version', async () => {
    const pool = await openWorker()
    // the parts of a pool that the migrator uses
    const sqlPool = pool as unknown as SqlPool
    const future = { id: NEXT_STEP, name: 'future', sql: 'create table future (id int)' }
    expect(await runMigrations(sqlPool, [...MIGRATIONS, future])).toBe(1)
    await expect(runMigrations(sqlPool)).rejects.toThrow(`newer version of this program (step ${NEXT_STEP}, "future")`)
    await pool.end()
  })

  it('names each step of an upgrade before it takes it, and none where it makes a new database', async () => {
    const pool = await openWorker()
    const said: string[] = []
    const future = { id: NEXT_STEP, name: 'future', sql: '' }
    const slow = { id: NEXT_STEP + 1, name: 'slow', sql: `insert into settings (key) values ('step')` }
    const broken = { id: NEXT_STEP + 2, name: 'broken', sql: 'select 1/0' }
    const upgrading = runMigrations(pool as unknown as SqlPool, [...MIGRATIONS, future, slow, broken], (step) =>
      said.push(step),
    )
    await expect(upgrading).rejects.toThrow('division by zero')
    expect(said).toEqual(['Upgrading the database: step 1 of 2, slow', 'Upgrading the database: step 2 of 2, broken'])
    await pool.end()
    const fresh: string[] = []
    await (await openPglite({ dataFolder: null, workerUrl: BUILT_WORKER, onStep: (step) => fresh.push(step) })).close()
    expect(fresh).toEqual([])
  })

  it('keeps nothing of a migration that fails', async () => {
    const pool = await openWorker()
    const future = { id: NEXT_STEP, name: 'future', sql: '' }
    const broken = { id: NEXT_STEP + 1, name: 'broken', sql: 'create table half (id int); select 1/0' }
    const steps = [...MIGRATIONS, future, broken]
    await expect(runMigrations(pool as unknown as SqlPool, steps)).rejects.toThrow('division by zero')
    expect((await pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
    await pool.end()
  })
})
