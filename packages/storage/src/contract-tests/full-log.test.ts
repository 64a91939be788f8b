import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineFaultOf } from '../sql/machine-fault'
import { openPglite } from '../sql/open-pglite'
import type { SqlDatabase } from '../sql/sql-database'
import { compileOnce } from '../testing/compile-once'
import { dataFolderWithDatabase } from '../testing/data-folder-with-database'

compileOnce()

/** More log than two of its segments of 16 MB hold. */
const BIG_MESSAGES = 200
const WRITE_LOG = "select pg_logical_emit_message(true, 'test', repeat('x', 200000))"
const DISK_FULL = 'The database cannot be used right now: the disk is full.'

let dataFolder = ''
let full = ''
let database: SqlDatabase

beforeAll(async () => {
  dataFolder = await dataFolderWithDatabase('trendverse-full-log-')
  full = join(dataFolder, 'full')
  const workerUrl = new URL('../testing/full-log-worker.ts', import.meta.url)
  workerUrl.searchParams.set('full', full)
  database = await openPglite({ dataFolder, workerUrl })
}, 180_000)
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const outcomeOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => error)

describe('a database that finds no room for its log', { timeout: 180_000 }, () => {
  it('says so, answers on instead of hanging, and has every acknowledged row once there is room', async () => {
    await database.executeSql('create table kept (n int)')
    writeFileSync(full, '')
    let rows = 0
    let refusal: unknown = null
    while (refusal === null && rows < BIG_MESSAGES) {
      await database.executeSql(`insert into kept values (${rows})`).then(
        () => (rows += 1),
        (error: unknown) => (refusal = error),
      )
      refusal ??= await database.executeSql(WRITE_LOG).then(
        () => null,
        (error: unknown) => error,
      )
    }
    expect(machineFaultOf(refusal)).toBe('ENOSPC')

    // The next ones end as well: the database opens again, and finds no room for that either.
    await expect
      .poll(() => outcomeOf(database.executeSql('select 1')), { timeout: 60_000 })
      .toMatchObject({ message: DISK_FULL })
    expect(await database.isUp()).toBe(false)

    rmSync(full)
    await expect
      .poll(() => outcomeOf(database.executeSql('select count(*)::int as rows from kept')), { timeout: 60_000 })
      .toMatchObject({ rows: [{ rows }] })
    expect(await database.isUp()).toBe(true)
  })
})
