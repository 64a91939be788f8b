import { DAY_MS, HOUR_MS } from '../../primitives/time'

/** Days the report may look back on, or all that was ever recorded. */
export const FORECAST_PERIODS = ['30', '90', '365', 'all'] as const
export type ForecastPeriod = (typeof FORECAST_PERIODS)[number]
export const USUAL_PERIOD: ForecastPeriod = '90'

/**
 * Forecasts older than this are folded into the tallies of their days. No period of days reaches so far back: what is told by
 * name, and periods that begin within a day, need every forecast by itself.
 */
export const KEPT_SINGLY_MS = 400 * DAY_MS

export const isForecastPeriod = (value: unknown): value is ForecastPeriod =>
  FORECAST_PERIODS.some((period) => period === value)

/** The first instant of a period; null where it has none. Periods begin with an hour, so that equal questions get equal answers. */
export function beginOfPeriod(period: ForecastPeriod, nowMs: number): number | null {
  return period === 'all' ? null : Math.floor(nowMs / HOUR_MS) * HOUR_MS - Number(period) * DAY_MS
}
