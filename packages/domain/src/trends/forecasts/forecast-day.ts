import { DAY_MS } from '../../primitives/time'
import { type ForecastTally, type KeptForecast, tallyKey, tallyOf } from './forecast-tally'

/** Graded forecasts made on one day (UTC) that are alike in all that the report asks about, counted for good. */
export type ForecastDay = ForecastTally & {
  readonly dayMs: number
  /** Times from forecasts to their coming true, where these are known. Quartiles need each of them. */
  readonly leadsMs: readonly number[]
  /** How many of them the engine learnt from. */
  readonly learnt: number
}

/** A graded forecast that is to be counted and then forgotten. */
export type FoldedForecast = KeptForecast & {
  readonly forecastAtMs: number
  readonly crossedAtMs: number | null
  readonly isLearnt: boolean
}

const keyOf = (day: ForecastDay): string => `${day.dayMs} ${tallyKey(day)}`

/** Adds forecasts to the tallies of their days. */
export function foldForecasts(
  known: Iterable<ForecastDay>,
  forecasts: Iterable<FoldedForecast>,
): readonly ForecastDay[] {
  const days = new Map([...known].map((day) => [keyOf(day), day]))
  for (const forecast of forecasts) {
    const one = dayOf(forecast)
    const day = days.get(keyOf(one))
    days.set(keyOf(one), day === undefined ? one : joined(day, one))
  }
  return [...days.values()]
}

/** From a forecast to its coming true, if it did and the instant is known. */
export const leadsOf = ({
  outcome,
  crossedAtMs,
  forecastAtMs,
}: Pick<FoldedForecast, 'outcome' | 'crossedAtMs' | 'forecastAtMs'>): readonly number[] =>
  outcome === 'hit' && crossedAtMs !== null ? [crossedAtMs - forecastAtMs] : []

function dayOf(forecast: FoldedForecast): ForecastDay {
  return {
    ...tallyOf(forecast),
    dayMs: Math.floor(forecast.forecastAtMs / DAY_MS) * DAY_MS,
    leadsMs: leadsOf(forecast),
    learnt: forecast.isLearnt ? 1 : 0,
  }
}

function joined(a: ForecastDay, b: ForecastDay): ForecastDay {
  return {
    ...a,
    count: a.count + b.count,
    chanceSum: a.chanceSum + b.chanceSum,
    squareSum: a.squareSum + b.squareSum,
    leadsMs: [...a.leadsMs, ...b.leadsMs],
    learnt: a.learnt + b.learnt,
  }
}
