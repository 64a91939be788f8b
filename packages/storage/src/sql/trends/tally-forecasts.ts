import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { LeadRecord } from '@trendverse/domain/trends/forecasts/forecast-report'
import { DECILES, type ForecastTally, RANK_GROUP_ENDS } from '@trendverse/domain/trends/forecasts/forecast-tally'
import { gte, sql } from 'drizzle-orm'
import { forecastDays, forecasts } from '../schema/items'
import type { Queries } from '../sql-database'

const CHANCE = sql`floor(${forecasts.probability} * 1000000 + 0.5)::bigint`

/** A forecast as the domain counts it (`tallyOf`), and its lead, in SQL. */
export const COUNTED = {
  isShown: sql`${forecasts.shownAtMs} is not null`,
  decile: sql`greatest(0, least(${sql.raw(String(DECILES - 1))}, floor(${forecasts.probability} * ${sql.raw(String(DECILES))})))::int`,
  rankGroup: sql`case when ${forecasts.rank} is null then ${sql.raw(String(RANK_GROUP_ENDS.length + 1))} ${sql.raw(
    RANK_GROUP_ENDS.map((end, group) => `when rank <= ${end} then ${group}`).join(' '),
  )} else ${sql.raw(String(RANK_GROUP_ENDS.length))} end`,
  chance: CHANCE,
  square: sql`(${CHANCE} * ${CHANCE} + 500000) / 1000000`,
  /** What was graded without an instant of crossing has none. */
  leadMs: sql`case when ${forecasts.outcome} = 'hit'
    then round(extract(epoch from ${forecasts.crossedAtMs} - ${forecasts.forecastAtMs}) * 1000)::int end`,
} as const

/** Forecasts made since an instant, counted in one statement: what is folded meanwhile is neither missed nor counted twice. */
export async function tally(queries: Queries, sinceMs: number): Promise<readonly ForecastTally[]> {
  const { isShown, decile, rankGroup, chance, square } = COUNTED
  const { rows } = await queries.execute(sql`
    select source, moment, outcome, is_shown as "isShown", decile, rank_group as "rankGroup",
      sum(made)::double precision as count, sum(chance)::double precision as "chanceSum",
      sum(square)::double precision as "squareSum"
    from (
      select source, moment, outcome, ${isShown} as is_shown, ${decile} as decile, ${rankGroup} as rank_group,
        count(*) as made, sum(${chance}) as chance, sum(${square}) as square
      from ${forecasts} where ${gte(forecasts.forecastAtMs, sinceMs)} group by 1, 2, 3, 4, 5, 6
      union all
      select source, moment, outcome, is_shown, decile, rank_group, forecast_count, chance_sum, square_sum
      from ${forecastDays} where ${gte(forecastDays.dayMs, sinceMs)}
    ) as counted
    group by source, moment, outcome, is_shown, decile, rank_group`)
  return rows as ForecastTally[]
}

type LeadRow = Pick<LeadRecord, 'source' | 'moment' | 'count'> & { readonly quartiles: readonly number[] }

/** Hours between forecasts and their coming true, of those kept singly and of those folded. */
export async function listLeads(queries: Queries, sinceMs: number): Promise<readonly LeadRecord[]> {
  const { rows } = await queries.execute(sql`
    select source, moment, count(*)::double precision as count,
      to_json(percentile_cont(array[0.25, 0.5, 0.75]) within group (order by lead::double precision)) as quartiles
    from (
      select source, moment, ${COUNTED.leadMs} as lead from ${forecasts}
      where ${gte(forecasts.forecastAtMs, sinceMs)} and ${forecasts.outcome} = 'hit'
      union all
      select source, moment, unnest(leads_ms) from ${forecastDays} where ${gte(forecastDays.dayMs, sinceMs)}
    ) as leads
    where lead is not null
    group by grouping sets ((source, moment), (moment))`)
  return (rows as LeadRow[]).map(({ quartiles, ...row }) => {
    const [lowerQuartile = 0, median = 0, upperQuartile = 0] = quartiles.map((ms) => ms / HOUR_MS)
    return { ...row, lowerQuartile, median, upperQuartile }
  })
}
