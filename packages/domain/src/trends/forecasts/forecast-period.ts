/** Days the report may look back on. */
export const FORECAST_PERIODS = ['30', '90', '365'] as const
export type ForecastPeriod = (typeof FORECAST_PERIODS)[number]
export const USUAL_PERIOD: ForecastPeriod = '90'

export const isForecastPeriod = (value: unknown): value is ForecastPeriod =>
  FORECAST_PERIODS.some((period) => period === value)
