/**
 * What a year leaves behind: items and observations of every day are put into PostgreSQL, and what keeps the past small runs once
 * a day as the product runs it. Prints sizes by quarter and how long the slowest statement took. Run with
 * `npx tsx bench/storage/year-of-history.ts --items=10000000`.
 */
import { parseArgs } from 'node:util'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { idOf, sampleTrend } from '@trendverse/storage/contract-tests/samples'
import { findPostgres, startPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'

const { values } = parseArgs({ options: { items: { type: 'string', default: '1000000' } } })
const DAYS = 365
const ITEMS_A_DAY = Math.round(Number(values.items) / DAYS)
/** Every item is seen for so many hours, so often an hour. */
const HOURS_SEEN = 3
const SEEN_AN_HOUR = 2
/** Of so many items one belongs to a trend. */
const ITEMS_PER_FILED = 50
const FIRST_DAY_MS = Date.UTC(2026, 0, 1)
const LIMITS = { hourly: 7 * DAY_MS, daily: 60 * DAY_MS, items: 90 * DAY_MS }

/** One day's items, each with its observations, the filed ones under one trend of that day. */
async function addDay(database: SqlDatabase, dayMs: number, trendId: string): Promise<void> {
  const day = new Date(dayMs).toISOString()
  // Its keys are right by construction: checking those of a hundred million rows would take most of the time.
  await database.executeSql(`
    begin;
    set local session_replication_role = replica;
    with made as (
      insert into source_items (id, source, item_id, story_id, title, tags, source_references, momentum, velocity_per_hour, alert,
        lifecycle, first_seen_at, last_seen_at)
      select gen_random_uuid(), 'hacker-news', '${day}' || n,
        case when n % ${ITEMS_PER_FILED} = 0 then '${trendId}'::uuid end,
        'What is said about thing number ' || n || ' on this day', '[]', '[]', 0, 0, false, 'rising',
        '${day}'::timestamptz + n % 18 * interval '1 hour',
        '${day}'::timestamptz + (n % 18 + ${HOURS_SEEN} - 1) * interval '1 hour'
      from generate_series(1, ${ITEMS_A_DAY}) as n returning id, first_seen_at
    )
    insert into observations (item_id, observed_at, metric, rank, stated)
    select id, first_seen_at + hour * interval '1 hour' + part * interval '20 minutes', 10 * hour + part, 3, false
    from made, generate_series(0, ${HOURS_SEEN - 1}) as hour, generate_series(0, ${SEEN_AN_HOUR - 1}) as part;
    commit;`)
}

async function sizes(database: SqlDatabase): Promise<string> {
  const { rows } = await database.executeSql(
    `select relname, pg_total_relation_size(oid) as bytes, pg_size_pretty(pg_total_relation_size(oid)) as size
     from pg_class where relname in ('source_items', 'observations', 'trends') order by relname`,
  )
  const [counted] = (
    await database.executeSql(
      'select (select count(*) from source_items) as items, (select count(*) from observations) as observations',
    )
  ).rows
  return `${rows.map(({ relname, size }) => `${String(relname)} ${String(size)}`).join(', ')}; ${String(counted?.items)} items, ${String(counted?.observations)} observations`
}

const programs = findPostgres()
if (programs === null) throw new Error('PostgreSQL is not installed.')
const server = await startPostgres(programs)
try {
  const database = await openPostgres({ url: server.url, connections: 2 })
  const { composition, ingest } = sqlStorage(database)
  await composition.seedIfEmpty(Array.from({ length: DAYS }, (_, day) => sampleTrend(day)))
  let slowestMs = 0
  let keptMs = 0
  const inSteps = async (step: () => Promise<{ readonly isDone: boolean }>): Promise<void> => {
    for (let isDone = false; !isDone; ) {
      const startMs = performance.now()
      isDone = (await step()).isDone
      const ms = performance.now() - startMs
      slowestMs = Math.max(slowestMs, ms)
      keptMs += ms
    }
  }
  for (let day = 0; day < DAYS; day += 1) {
    const dayMs = FIRST_DAY_MS + day * DAY_MS
    await addDay(database, dayMs, idOf(day))
    const nowMs = dayMs + DAY_MS + HOUR_MS
    await inSteps(() =>
      ingest.thinObservations({ hourlyBeforeMs: nowMs - LIMITS.hourly, dailyBeforeMs: nowMs - LIMITS.daily }),
    )
    await inSteps(() => ingest.forgetItems(nowMs - LIMITS.items))
    // A server of a year's age has done so by itself.
    if (day % 7 === 0) await database.executeSql('vacuum (analyze) observations, source_items')
    if ((day + 1) % 91 === 0 || day === DAYS - 1) {
      console.log(`day ${day + 1}: ${await sizes(database)}`)
      console.log(`  upkeep ${Math.round(keptMs / (day + 1))} ms a day, slowest statement ${Math.round(slowestMs)} ms`)
    }
  }
  await database.close()
} finally {
  await server.remove()
}
