import { openPglite } from '../sql/open-pglite'
import { sqlStorage } from '../sql/sql-storage'
import { BUILT_WORKER } from '../testing/built-worker'
import { sampleModel, sampleSnapshot } from './samples'
import { say, untilTold } from './writer-lines'

/**
 * A process to be killed: opens the data folder named in its arguments, says what it found, then writes as fast as
 * it can and says what was acknowledged, one line each. Used by `killRounds`.
 */
const [, , dataFolder = '', round = '0'] = process.argv
const ITEMS_PER_SNAPSHOT = 20
const WRITERS = 4

const startedMs = performance.now()
const database = await openPglite({ dataFolder, workerUrl: BUILT_WORKER })
const { ingest, settings } = sqlStorage(database)
const { rows } = await database.executeSql(`
  select key as what from settings
  union all
  select 'snapshot ' || extract(epoch from observed_at)::bigint || ' ' ||
    (select count(*) from observations where observations.observed_at = snapshots.observed_at) from snapshots`)
say({ openedMs: performance.now() - startedMs, found: rows.map((row) => String(row.what)) })

const revision = (await ingest.loadModel('hacker-news'))?.revision ?? 0

await untilTold()
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))

async function write(writer: number): Promise<void> {
  for (let n = 0; ; n++) {
    const key = `setting ${round} ${writer} ${n}`
    await settings.set(key, n)
    say({ acknowledged: key })
    if (writer > 0) continue
    const second = 1_700_000_000 + Number(round) * 100_000 + n
    const model = sampleModel(revision + n, `model ${second}`)
    await ingest.saveSnapshot(sampleSnapshot(second * 1_000, ITEMS_PER_SNAPSHOT, { model }))
    say({ acknowledged: `snapshot ${second} ${ITEMS_PER_SNAPSHOT}` })
  }
}
