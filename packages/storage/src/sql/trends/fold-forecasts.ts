import type { RetentionStep } from '@trendverse/application/ports/ingest'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { sql } from 'drizzle-orm'
import { forecastDays, forecasts } from '../schema/items'
import type { Queries, SqlDatabase } from '../sql-database'
import { instantOf, nextWindow, type Window } from './retention-window'
import { COUNTED } from './tally-forecasts'

const STEP = { unit: 'forecast', unitMs: DAY_MS, stepMs: DAY_MS, sinceMs: 0 } as const

/** See `ForecastRepository.foldOld`. */
export async function foldForecasts(database: SqlDatabase, limitMs: number): Promise<RetentionStep> {
  const beforeMs = Math.floor(limitMs / DAY_MS) * DAY_MS
  const removed = await database.transaction(async (queries) => {
    const window = await nextWindow(queries, { ...STEP, beforeMs, column: forecasts.forecastAtMs })
    return window === null ? null : foldWindow(queries, window)
  })
  if (removed !== null) return { removed, isDone: false }
  if (database.kind === 'embedded') await database.executeSql('vacuum forecasts')
  return { removed: 0, isDone: true }
}

/** Counts and removes in one statement: a row is in one of the two tables, whatever happens in between. */
async function foldWindow(queries: Queries, { fromMs, untilMs }: Window): Promise<number> {
  const { forecastAtMs, outcome } = forecasts
  const { isShown, decile, rankGroup, chance, square, leadMs } = COUNTED
  const { rows } = await queries.execute(sql`
    with folded as (
      delete from ${forecasts}
      where ${forecastAtMs} >= ${instantOf(fromMs, forecastAtMs)} and ${forecastAtMs} < ${instantOf(untilMs, forecastAtMs)}
        and ${outcome} is not null
      returning date_trunc('day', ${forecastAtMs}, 'UTC') as day, source, moment, outcome, ${isShown} as is_shown,
        ${decile} as decile, ${rankGroup} as rank_group, ${chance} as chance, ${square} as square, ${leadMs} as lead,
        moment = 'first_sight' and resolved_at is not null as is_learnt
    ), kept as (
      insert into ${forecastDays} (day, source, moment, outcome, is_shown, decile, rank_group,
        forecast_count, chance_sum, square_sum, leads_ms, learnt)
      select day, source, moment, outcome, is_shown, decile, rank_group, count(*), sum(chance), sum(square),
        coalesce(array_agg(lead) filter (where lead is not null), '{}'), count(*) filter (where is_learnt)
      from folded group by day, source, moment, outcome, is_shown, decile, rank_group
      on conflict (day, source, moment, outcome, is_shown, decile, rank_group) do update set
        forecast_count = forecast_days.forecast_count + excluded.forecast_count,
        chance_sum = forecast_days.chance_sum + excluded.chance_sum,
        square_sum = forecast_days.square_sum + excluded.square_sum,
        leads_ms = forecast_days.leads_ms || excluded.leads_ms,
        learnt = forecast_days.learnt + excluded.learnt
    )
    select count(*)::int as removed from folded`)
  return Number(rows[0]?.removed ?? 0)
}
