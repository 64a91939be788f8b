import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../sql/open-postgres'
import { connectionsFor } from '../sql/patient-pool'
import type { SqlDatabase } from '../sql/sql-database'
import { findPostgres, startPostgres, type TestPostgres } from './start-postgres'

const programs = findPostgres()
const AT_ONCE = Array.from({ length: 25 }, (_, n) => n)

describe.runIf(programs !== null)('the connections of PostgreSQL', () => {
  let server: TestPostgres
  let admin: pg.Client
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await server.remove()
  })

  async function urlFor(name: string, ...statements: readonly string[]): Promise<string> {
    for (const statement of [`create role ${name} login`, `create database ${name} owner ${name}`, ...statements]) {
      await admin.query(statement)
    }
    return server.url.replace('postgres@/postgres?', `${name}@/${name}?`)
  }

  async function using(url: string, work: (database: SqlDatabase) => Promise<void>): Promise<void> {
    const database = await openPostgres({ url })
    try {
      await work(database)
    } finally {
      await database.close()
    }
  }

  const readAtOnce = (database: SqlDatabase) =>
    Promise.all(
      AT_ONCE.map(async (n) => {
        const { rows } = await database.executeSql('select pg_sleep(0.02), $1::integer as n', [n])
        return rows[0]?.n
      }),
    )

  it.each(['role', 'database'])('are no more than its %s allows, with those beside the pool', async (kind) => {
    const name = `few_of_${kind}`
    const url = await urlFor(name, `alter ${kind} ${name} connection limit 3`)
    await using(url, async (database) => {
      database.listen('trends_changed', () => undefined)
      expect(await readAtOnce(database)).toEqual(AT_ONCE)
      expect(await database.holdAlone('job', async () => expect(await readAtOnce(database)).toEqual(AT_ONCE))).toBe(
        'done',
      )
      expect(await database.isUp()).toBe(true)
    })
  })

  it('are waited for where others have taken the rest', async () => {
    const url = await urlFor('shared', 'alter role shared connection limit 8')
    const others = Array.from({ length: 5 }, () => new pg.Client({ connectionString: url }))
    await Promise.all(others.map((other) => other.connect()))
    try {
      await using(url, async (database) => {
        expect(await readAtOnce(database)).toEqual(AT_ONCE)
        const one = await database.transaction(async () => 'done')
        expect(one).toBe('done')
      })
    } finally {
      await Promise.all(others.map((other) => other.end()))
    }
  })

  it('may be a single one', async () => {
    const database = await openPostgres({ url: await urlFor('single'), connections: 1 })
    expect(await database.isUp()).toBe(true)
    await database.close()
  })

  it('are not judged by a second one that nobody may have', async () => {
    const url = await urlFor('crowded', 'alter role crowded connection limit 8')
    const others = Array.from({ length: 7 }, () => new pg.Client({ connectionString: url }))
    await Promise.all(others.map((other) => other.connect()))
    await using(url, async (database) => expect(await database.isUp()).toBe(true))
    await Promise.all(others.map((other) => other.end()))
  })

  it('are refused in one sentence where they are too few', async () => {
    const url = await urlFor('lone', 'alter role lone connection limit 2')
    await expect(openPostgres({ url })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        /database lone, cannot be used: its user may have 2 connections at once, and 3 are the least; [^\n]+$/,
      ),
    })
  })

  it('are refused in one sentence where a pooler shares them between transactions', async () => {
    const url = await urlFor('pooled')
    const behind = new pg.Pool({ connectionString: url, max: 2 })
    // as such a pooler does: a session for each statement, or for each transaction
    const front = () => {
      let held: pg.PoolClient | null = null
      return {
        query: async (text: string) => {
          if (text === 'begin') held = await behind.connect()
          const answer = await (held ?? behind).query(text)
          if (text === 'rollback') held?.release()
          return answer
        },
        release: () => undefined,
      }
    }
    const pooler = { connect: async () => front() } as unknown as pg.Pool
    await expect(connectionsFor(pooler, 10)).rejects.toThrow('a pooler in transaction mode is in front of it')
    expect(await connectionsFor(behind, 10)).toBe(10)
    await behind.end()
  })
})
