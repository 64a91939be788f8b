import {
  type ForecastPeriod,
  isForecastPeriod,
  USUAL_PERIOD,
} from '@trendverse/domain/trends/forecasts/forecast-period'
import { isSourceId, type SourceId } from '@trendverse/domain/trends/items/source-ids'

/** What the address of `/forecasts` says: a source, and days as the number that addresses hold, or `all`; the usual ones are left out. */
export type ForecastsSearch = { readonly source?: SourceId; readonly days?: number | 'all' }

export function periodOf({ days }: { readonly days?: unknown }): ForecastPeriod {
  const period = String(days)
  return isForecastPeriod(period) ? period : USUAL_PERIOD
}

/** Reads an address anyone may have typed: what nobody knows is left out, never an error. */
export function parseForecastsSearch({ source, ...raw }: Readonly<Record<string, unknown>>): ForecastsSearch {
  const period = periodOf(raw)
  return {
    ...(typeof source === 'string' && isSourceId(source) && { source }),
    ...(period !== USUAL_PERIOD && { days: period === 'all' ? period : Number(period) }),
  }
}
