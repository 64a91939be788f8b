import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPglite } from '../open-pglite'
import type { SqlDatabase } from '../sql-database'

const ROWS = 60_000

let folder = ''
let database: SqlDatabase

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trendverse-upkeep-'))
  database = await openPglite({ dataFolder: folder, flush: false })
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = async (text: string): Promise<number> => Number((await database.executeSql(text)).rows[0]?.count)
/** Tables with statistics: only vacuums make them here. */
const tidied = () => count(`select count(distinct starelid) from pg_statistic`)

it('tidies up one table after each statement once much was written, and passes over one that is gone', async () => {
  await database.executeSql(
    `create table pages as select n, repeat('x', 200) as content from generate_series(1, ${ROWS}) as n`,
  )
  await database.executeSql('create table removed as select 1 as n')
  const before = await tidied()
  // Each of these is followed by a checkpoint, the eighth by the beginning of a vacuum.
  for (let round = 0; round < 9; round += 1) {
    await database.executeSql(`update pages set content = content where n % 2 = ${round % 2}`)
  }
  await database.executeSql('drop table removed')
  const size = () => count(`select pg_relation_size('pages') as count`)
  const grown = await size()
  const tables = await count(`select count(*) from pg_class where relkind = 'r'`)
  const steps: number[] = []
  for (let step = 0; step < tables; step += 1) steps.push(await tidied())
  expect(Math.max(...steps)).toBeGreaterThan(before)
  for (const [step, now] of steps.entries()) expect(now - (steps[step - 1] ?? now)).toBeLessThanOrEqual(1)
  // Room of what was replaced is used again.
  await database.executeSql('update pages set content = content where n % 2 = 0')
  expect(await size()).toBe(grown)
}, 60_000)
