/**
 * What a year of forecasts costs: they are graded in one pass, as after a year in which nothing was graded, and folded into
 * tallies of their days. Beside each stands the least it could be: one statement that writes, or counts and removes, the same rows. Prints
 * the slowest call and what the figures of all time say before and after. Run with
 * `npx tsx bench/storage/year-of-forecasts.ts --forecasts=200000 --on=embedded`.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gradeDue } from '@trendverse/application/forecasts/grade-forecasts'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { reportForecasts } from '@trendverse/domain/trends/forecasts/forecast-report'
import { findPostgres, startPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { dataFolderWithDatabase } from '@trendverse/storage/testing/data-folder-with-database'

const { values } = parseArgs({
  options: { forecasts: { type: 'string', default: '200000' }, on: { type: 'string', default: 'embedded' } },
})
const DAYS = 365
const DAYS_AT_ONCE = 5
const SOURCES = ['hacker-news', 'mastodon', 'bluesky', 'reddit'] as const
/** Every item is seen for so many hours; one in eight passes 30%, so that it has two forecasts. */
const HOURS_SEEN = 6
const ITEMS_PER_PASSED = 8
const ITEMS_A_DAY = Math.round(Number(values.forecasts) / DAYS / (1 + 1 / ITEMS_PER_PASSED))
const FIRST_DAY_MS = Date.UTC(2026, 0, 1)
const NOW_MS = FIRST_DAY_MS + (DAYS + 1) * DAY_MS
const BAR = 100

async function addDays(database: SqlDatabase, day: number): Promise<void> {
  const begin = new Date(FIRST_DAY_MS + day * DAY_MS).toISOString()
  const days = Math.min(DAYS_AT_ONCE, DAYS - day)
  const sources = SOURCES.map((source) => `'${source}'`).join(', ')
  // Its keys are right by construction: checking them would take most of the time.
  await database.executeSql(`
    begin;
    set local session_replication_role = replica;
    select setseed(${(day % 100) / 100});
    insert into snapshots (source, observed_at)
    select source, '${begin}'::timestamptz + hour * interval '1 hour'
    from unnest(array[${sources}]) as source, generate_series(0, ${24 * days - 1}) as hour;
    create temporary table made on commit drop as
    select gen_random_uuid() as id, (array[${sources}])[1 + n % ${SOURCES.length}] as source, '${begin}' || day || ' ' || n as item_id,
      '${begin}'::timestamptz + day * interval '1 day' + n % 24 * interval '1 hour' as at, n,
      random() ^ 3 * 0.8 as chance, random() as luck, 1 + n % 60 as rank
    from generate_series(0, ${days - 1}) as day, generate_series(1, ${ITEMS_A_DAY}) as n;
    insert into source_items (id, source, item_id, title, tags, source_references, momentum, velocity_per_hour, alert, lifecycle,
      first_seen_at, last_seen_at, peak_metric)
    select id, source, item_id, 'What is said about thing number ' || n, '[]', '[]', 0, 0, false, 'rising', at,
      at + interval '${HOURS_SEEN} hours', case when luck < chance then ${2 * BAR} else 10 end
    from made;
    insert into observations (item_id, observed_at, metric, rank, stated)
    select id, at + hour * interval '1 hour', case when luck < chance then hour * ${BAR / 3} else hour end, rank, false
    from made, generate_series(0, ${HOURS_SEEN - 1}) as hour;
    insert into forecasts (source, item_id, forecast_at, moment, probability, bar, due_at, rank, model_version, resolved_at, broke_out)
    select source, item_id, at, 'first_sight', chance, ${BAR}, at + interval '24 hours', rank, 3, at + interval '25 hours',
      luck < chance
    from made
    union all
    select source, item_id, at + interval '1 hour', 'passed_30', 0.3 + chance / 2, ${BAR}, at + interval '24 hours', rank, 3,
      null, null
    from made where n % ${ITEMS_PER_PASSED} = 0;
    commit;`)
}

/** Times every call of some ports, and remembers the slowest of each. */
function timed<T extends object>(of: T, slowest: Map<string, number>): T {
  return new Proxy(of, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      return async (...args: unknown[]) => {
        const startMs = performance.now()
        try {
          return (await Reflect.apply(call, target, args)) as unknown
        } finally {
          const key = String(name)
          slowest.set(key, Math.max(slowest.get(key) ?? 0, performance.now() - startMs))
        }
      }
    },
  })
}

async function clocked<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const startMs = performance.now()
  return [await work(), performance.now() - startMs]
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
const slowestOf = (slowest: ReadonlyMap<string, number>): string =>
  [...slowest].map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(', ')

/** How long a statement takes that is then taken back. */
async function inVain(database: SqlDatabase, statement: string): Promise<number> {
  const [, ms] = await clocked(() => database.executeSql(`begin; ${statement}; rollback`))
  return ms
}

async function sizeOf(database: SqlDatabase, table: string): Promise<string> {
  const { rows } = await database.executeSql(
    `select pg_size_pretty(pg_total_relation_size('${table}')) as size, (select count(*) from ${table}) as rows`,
  )
  return `${String(rows[0]?.rows)} rows, ${String(rows[0]?.size)}`
}

async function measure(database: SqlDatabase): Promise<void> {
  for (let day = 0; day < DAYS; day += DAYS_AT_ONCE) await addDays(database, day)
  await database.executeSql('vacuum (analyze) forecasts, source_items, observations, snapshots')
  console.log(`${values.on}, forecasts of a year, ${ITEMS_A_DAY} items a day: ${await sizeOf(database, 'forecasts')}`)
  const storage = sqlStorage(database)

  const bareMs = await inVain(database, `update forecasts set outcome = 'miss' where outcome is null`)
  await database.executeSql('vacuum forecasts')
  const grading = new Map<string, number>()
  let heapMb = 0
  const ports = {
    forecasts: timed(storage.forecasts, grading),
    ingest: timed(storage.ingest, grading),
    clock: { nowMs: () => NOW_MS },
    letOthersRun: async () => {
      heapMb = Math.max(heapMb, process.memoryUsage().heapUsed / 1e6)
    },
  }
  const [graded, gradeMs] = await clocked(() => gradeDue(ports))
  console.log(
    `graded ${graded} in ${seconds(gradeMs)}; one bare update ${seconds(bareMs)}: ${(gradeMs / bareMs).toFixed(1)} times`,
  )
  console.log(`  slowest: ${slowestOf(grading)}; heap at most ${Math.round(heapMb)} MB`)

  const reading = new Map<string, number>()
  const { forecasts, ingest } = { forecasts: timed(storage.forecasts, reading), ingest: timed(storage.ingest, reading) }
  const told = async () => {
    reading.clear()
    const report = reportForecasts(await forecasts.tally(0), await forecasts.listLeads(0), null)
    const query = { fromMs: NOW_MS - 60 * DAY_MS, beforeMs: NOW_MS, perOutcome: 40, seed: 'a', learntFrom: 500 }
    await ingest.sampleForecasts(query)
    return { text: JSON.stringify(report), reading: slowestOf(reading) }
  }
  await told()
  const before = await told()
  console.log(`figures of all time: ${before.reading}`)

  const atOnceMs = await inVain(
    database,
    `create temporary table sums as with gone as (delete from forecasts where outcome is not null returning *)
     select date_trunc('day', forecast_at) as day, source, moment, outcome, count(*), sum(probability) from gone group by 1, 2, 3, 4`,
  )
  await database.executeSql('vacuum forecasts')
  let [steps, slowestMs, removed] = [0, 0, 0]
  const [, foldMs] = await clocked(async () => {
    for (let isDone = false; !isDone; steps += 1) {
      const [step, ms] = await clocked(() => storage.forecasts.foldOld(NOW_MS + HOUR_MS))
      isDone = step.isDone
      removed += step.removed
      slowestMs = Math.max(slowestMs, ms)
    }
  })
  const ratio = (foldMs / atOnceMs).toFixed(1)
  console.log(
    `folded ${removed} in ${seconds(foldMs)}, ${steps} steps; all at once ${seconds(atOnceMs)}: ${ratio} times`,
  )
  console.log(`  slowest step ${Math.round(slowestMs)} ms; kept: ${await sizeOf(database, 'forecast_days')}`)
  const after = await told()
  console.log(
    `figures of all time: ${after.reading}; ${after.text === before.text ? 'the same' : 'DIFFERENT'} as before`,
  )
}

if (values.on === 'postgres') {
  const programs = findPostgres()
  if (programs === null) throw new Error('PostgreSQL is not installed.')
  const server = await startPostgres(programs)
  try {
    const database = await openPostgres({ url: server.url, connections: 1 })
    await measure(database)
    await database.close()
  } finally {
    await server.remove()
  }
} else {
  const dataFolder = await dataFolderWithDatabase('trendverse-forecasts-')
  try {
    const database = await openPglite({ dataFolder })
    await measure(database)
    await database.close()
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
