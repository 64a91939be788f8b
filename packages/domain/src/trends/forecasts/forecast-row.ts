import { HOUR_MS } from '../../primitives/time'
import { SOURCE_PROFILES, type SourceId } from '../items/source'
import { timeScale } from '../momentum/time-scale'

/** When a forecast is recorded: at first sight of an item, and when its stated chance first passes 30, 50 and 70%. */
export const FORECAST_MOMENTS = ['first_sight', 'passed_30', 'passed_50', 'passed_70'] as const
export type ForecastMoment = (typeof FORECAST_MOMENTS)[number]

/** The moments that begin with a chance, and that chance. */
export const PASSED_CHANCES = [
  { moment: 'passed_30', chance: 0.3 },
  { moment: 'passed_50', chance: 0.5 },
  { moment: 'passed_70', chance: 0.7 },
] as const

/**
 * What became of a forecast. `already`: the item was past its bar when the forecast was made, so nothing was foretold.
 * `unknown`: its source was not watched closely enough to say. `no_bar`: it was made before its source had a bar.
 */
export type ForecastOutcomeKind = 'hit' | 'miss' | 'already' | 'unknown' | 'no_bar'

/** Raised whenever chances are worked out in another way; 4: chances learn from what is graded, and the cap from the surest. */
export const MODEL_VERSION = 4

/** What names one recorded forecast. */
export type ForecastKey = {
  readonly source: SourceId
  readonly itemId: string
  readonly forecastAtMs: number
  readonly moment: ForecastMoment
}

/** What was said, and what it is held to. */
export type StatedForecast = ForecastKey & {
  /** 0 to 1 */
  readonly probability: number
  /** Peak the item has to reach before it is due, or null while none was known. */
  readonly bar: number | null
  readonly dueAtMs: number
  /** Its place in the list of its source, or null where the source states none. */
  readonly rank: number | null
}

/** A forecast as recorded when it was made. */
export type MadeForecast = StatedForecast & {
  /** Null for what was recorded before versions were. */
  readonly modelVersion: number | null
}

/** How long after first sight an item may still break out: a day on live lists, ten days on daily ones. */
export function forecastWindowMs(source: SourceId): number {
  const { unitHours, resolveAfterUnits } = timeScale(SOURCE_PROFILES[source].timeUnitHours)
  return resolveAfterUnits * unitHours * HOUR_MS
}

/** What is given less at first sight, and never more than a passed chance, and breaks out all the same, surprised us. */
export const SURPRISING_CHANCE = 0.1
