import type { Composition } from '@trendverse/application/ports/stories'
import { sql } from 'drizzle-orm'
import { trendLives } from '../schema/trends'
import type { Queries } from '../sql-database'

/**
 * Writes lives inside a transaction that holds the composition's lock, so that no number is given twice. Rows of deleted
 * trends count: the next number is beyond all that were ever given.
 */
export async function saveLives(queries: Queries, lives: Composition['lives']): Promise<void> {
  const rows = JSON.stringify(lives.map(({ trendId, life }, place) => ({ ...life, trendId, place })))
  const listed = sql`jsonb_to_recordset(${rows}::jsonb) as listed(
    place integer, "trendId" uuid, "bornHour" integer, "peakHour" integer, "lastHour" integer, reach integer, family integer)`
  await queries.execute(sql`
    update ${trendLives} set born_hour = "bornHour", peak_hour = "peakHour", last_hour = "lastHour",
      reach = listed.reach, family = listed.family
    from ${listed} where ${trendLives.trendId} = "trendId"`)
  await queries.execute(sql`
    insert into ${trendLives} (number, trend_id, born_hour, peak_hour, last_hour, reach, family)
    select (select coalesce(max(number), 0) from ${trendLives}) + row_number() over (order by place),
      "trendId", "bornHour", "peakHour", "lastHour", reach, family
    from ${listed} where not exists (select from ${trendLives} where ${trendLives.trendId} = "trendId")`)
}
