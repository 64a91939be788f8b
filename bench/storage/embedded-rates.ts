import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleModel, sampleSnapshot } from '@trendverse/storage/contract-tests/samples'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'

/** Start, statements and snapshots of the embedded database. */
const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-rates-'))
const STATEMENTS = 2_000
const SNAPSHOTS = 60

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startMs = performance.now()
  const result = await work()
  return [result, performance.now() - startMs]
}

async function rate(callers: number, statement: (n: number) => Promise<unknown>): Promise<string> {
  const each = Math.floor(STATEMENTS / callers)
  const [, ms] = await timed(() =>
    Promise.all(
      Array.from({ length: callers }, async () => {
        for (let n = 0; n < each; n++) await statement(n)
      }),
    ),
  )
  return Math.round((each * callers * 1_000) / ms).toLocaleString('en')
}

try {
  const [first, firstMs] = await timed(() => openPglite({ dataFolder }))
  console.log(`first start ${Math.round(firstMs)} ms`)
  await first.close()
  for (const flush of [true, false]) {
    const [database, openMs] = await timed(() => openPglite({ dataFolder, flush }))
    await database.executeSql('create table if not exists rates (n int)')
    const insert = (n: number) => database.executeSql('insert into rates values ($1)', [n])
    const select = (n: number) => database.executeSql('select $1::int as n', [n])
    console.log(`flush ${flush ? 'on' : 'off'}: open ${Math.round(openMs)} ms`)
    console.log(`  inserts/s  1 caller ${await rate(1, insert)}, 16 callers ${await rate(16, insert)}`)
    console.log(`  selects/s  1 caller ${await rate(1, select)}, 16 callers ${await rate(16, select)}`)
    const { ingest } = sqlStorage(database)
    const times: number[] = []
    const startMs = Date.now() + (flush ? 0 : 86_400_000)
    for (let n = 0; n < SNAPSHOTS; n++) {
      const model = sampleModel((flush ? 0 : SNAPSHOTS) + n, `model ${n}`)
      const [, ms] = await timed(() => ingest.saveSnapshot(sampleSnapshot(startMs + n * 1_000, 500, { model })))
      times.push(ms)
    }
    times.sort((a, b) => a - b)
    const worst = Math.round(times.at(-1) ?? 0)
    console.log(`  snapshot of 500 items  median ${Math.round(times[SNAPSHOTS / 2] ?? 0)} ms, slowest ${worst} ms`)
    console.log(`  resident ${Math.round(process.memoryUsage.rss() / 1e6)} MB`)
    const [, closeMs] = await timed(() => database.close())
    console.log(`  close ${Math.round(closeMs)} ms`)
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
