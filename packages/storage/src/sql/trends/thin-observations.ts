import type { RetentionStep, ThinningLimits } from '@trendverse/application/ports/ingest'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { lt, sql } from 'drizzle-orm'
import { observations, snapshots } from '../schema/items'
import type { Queries, SqlDatabase } from '../sql-database'
import { instantOf, nextWindow, type Window } from './retention-window'

/** History of which one observation of each item and unit stays, and how much of it one step looks at. */
const TIERS = [
  { unit: 'day', unitMs: DAY_MS, stepMs: DAY_MS },
  { unit: 'hour', unitMs: HOUR_MS, stepMs: 6 * HOUR_MS },
] as const
type Tier = (typeof TIERS)[number]

/**
 * Thins a few hours of history: a statement that went over all of it would hold up everybody who waits for the database,
 * longer every day. See `IngestRepository.thinObservations`.
 */
export async function thinObservations(database: SqlDatabase, limits: ThinningLimits): Promise<RetentionStep> {
  const daily = Math.floor(limits.dailyBeforeMs / DAY_MS) * DAY_MS
  const hourly = Math.floor(limits.hourlyBeforeMs / HOUR_MS) * HOUR_MS
  const [days, hours] = TIERS
  const ofDays = await database.transaction((queries) => thinNext(queries, days, 0, daily))
  if (ofDays !== null) return { removed: ofDays, isDone: false }
  // What is thinned by day needs no thinning by hour.
  const ofHours = await database.transaction((queries) => thinNext(queries, hours, daily, hourly))
  if (ofHours !== null) return { removed: ofHours, isDone: false }
  await database.run((queries) => queries.delete(snapshots).where(lt(snapshots.observedAtMs, limits.dailyBeforeMs)))
  // Nobody else tidies the embedded database up: room of what was removed is used again, and lists of trends are read from
  // indexes only, where it is tidy.
  if (database.kind === 'embedded') {
    await database.executeSql('vacuum observations')
    await database.executeSql('vacuum (analyze) trends')
  }
  return { removed: 0, isDone: true }
}

/** How many observations the next step of a tier removed, or null when nothing before the limit is left to look at. */
async function thinNext(queries: Queries, tier: Tier, sinceMs: number, beforeMs: number): Promise<number | null> {
  const window = await nextWindow(queries, { ...tier, sinceMs, beforeMs, column: observations.atMs })
  return window === null ? null : keepNewestPer(queries, tier.unit, window)
}

async function keepNewestPer(queries: Queries, unit: string, { fromMs, untilMs }: Window): Promise<number> {
  const { itemId, atMs } = observations
  const { rowCount } = await queries.execute(sql`
    delete from ${observations} using (
      select ${itemId} as item, ${atMs} as at,
        row_number() over (partition by ${itemId}, date_trunc(${unit}, ${atMs}, 'UTC') order by ${atMs} desc) as place
      from ${observations} where ${atMs} >= ${instantOf(fromMs, atMs)} and ${atMs} < ${instantOf(untilMs, atMs)}
    ) as ranked
    where ranked.place > 1 and ${itemId} = ranked.item and ${atMs} = ranked.at`)
  return rowCount ?? 0
}
