import type { ForecastFigures } from '@trendverse/application/forecasts/read-forecasts'

/** A device reads no sources, so it foretells nothing. */
export const noForecasts: ForecastFigures = {
  tally: async () => [],
  listLeads: async () => [],
  listNamed: async () => [],
}
