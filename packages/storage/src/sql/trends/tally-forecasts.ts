import type { LeadRecord } from '@trendverse/domain/trends/forecasts/forecast-report'
import { DECILES, type ForecastTally, RANK_GROUP_ENDS } from '@trendverse/domain/trends/forecasts/forecast-tally'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { forecasts } from '../schema/items'
import type { Queries } from '../sql-database'

/** `decileOf` and `rankGroupOf` of the domain, in SQL. */
const DECILE = sql`greatest(0, least(${sql.raw(String(DECILES - 1))}, floor(${forecasts.probability} * ${sql.raw(String(DECILES))})))::int`
const RANK_GROUP = sql`case when ${forecasts.rank} is null then ${sql.raw(String(RANK_GROUP_ENDS.length + 1))} ${sql.raw(
  RANK_GROUP_ENDS.map((end, group) => `when rank <= ${end} then ${group}`).join(' '),
)} else ${sql.raw(String(RANK_GROUP_ENDS.length))} end`

/** Forecasts made since an instant, counted in one pass. */
export async function tally(queries: Queries, sinceMs: number): Promise<readonly ForecastTally[]> {
  const { source, moment, outcome, shownAtMs, probability } = forecasts
  const isShown = sql<boolean>`${shownAtMs} is not null`
  const decile = sql<number>`${DECILE}`.mapWith(Number)
  const rankGroup = sql<number>`${RANK_GROUP}`.mapWith(Number)
  return queries
    .select({
      source,
      moment,
      outcome,
      isShown,
      decile,
      rankGroup,
      count: sql<number>`count(*)`.mapWith(Number),
      chanceSum: sql<number>`sum(${probability})`.mapWith(Number),
      squareSum: sql<number>`sum(${probability} * ${probability})`.mapWith(Number),
    })
    .from(forecasts)
    .where(gte(forecasts.forecastAtMs, sinceMs))
    .groupBy(source, moment, outcome, isShown, decile, rankGroup)
}

/** Hours between forecasts and their coming true; what was graded without an instant of crossing has none. */
export async function listLeads(queries: Queries, sinceMs: number): Promise<readonly LeadRecord[]> {
  const { source, moment, outcome, crossedAtMs, forecastAtMs } = forecasts
  const hours = sql`extract(epoch from ${crossedAtMs} - ${forecastAtMs})::double precision / 3600`
  const rows = await queries
    .select({
      source: sql<LeadRecord['source']>`${source}`,
      moment,
      count: sql<number>`count(*)`.mapWith(Number),
      quartiles: sql<number[]>`to_json(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${hours}))`,
    })
    .from(forecasts)
    .where(and(gte(forecastAtMs, sinceMs), eq(outcome, 'hit'), isNotNull(crossedAtMs)))
    .groupBy(sql`grouping sets ((${source}, ${moment}), (${moment}))`)
  return rows.map(({ quartiles: [lowerQuartile = 0, median = 0, upperQuartile = 0], ...row }) => {
    return { ...row, lowerQuartile, median, upperQuartile }
  })
}
