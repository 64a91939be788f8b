import {
  type ForecastPeriod,
  isForecastPeriod,
  USUAL_PERIOD,
} from '@trendverse/domain/trends/forecasts/forecast-period'
import { isSourceId, type SourceId } from '@trendverse/domain/trends/items/source-ids'

/** What the address of `/forecasts` says; the usual period is left out. */
export type ForecastsSearch = { readonly source?: SourceId; readonly days?: ForecastPeriod }

/** Reads an address anyone may have typed: what nobody knows is left out, never an error. */
export function parseForecastsSearch({ source, days }: Record<string, unknown>): ForecastsSearch {
  return {
    ...(typeof source === 'string' && isSourceId(source) && { source }),
    ...(isForecastPeriod(days) && days !== USUAL_PERIOD && { days }),
  }
}
