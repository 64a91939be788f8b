import type { MadeForecast } from '@trendverse/domain/trends/forecasts/forecast-row'
import type { ForecastGrade } from '@trendverse/domain/trends/forecasts/grade-forecast'

/** A forecast as recorded, when its chance stood on a page, and its grade. */
export type RecordedForecast = MadeForecast & {
  readonly shownAtMs: number | null
  readonly grade: ForecastGrade | null
}
