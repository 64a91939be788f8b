import type { GameMode } from '../../../game-definition'

export const CASES = 10
/** Where the slider stands when a case is opened: nothing is said yet. */
export const UNDECIDED = 50

/** The part of a day's pack that decides a run. */
export type ForecastPack = { readonly cases: readonly { readonly brokeOut: boolean }[] }

/** What is fixed for a whole run. */
export type ForecastPlan = { readonly mode: GameMode; readonly brokeOut: readonly boolean[] }

/** `asking` and `shown` wait for the player; while `revealing` the curve draws itself on. */
export type ForecastStage = 'asking' | 'revealing' | 'shown'
export type ForecastEnd = 'playing' | 'finished' | 'out_of_time'

/** A run at one instant. Whole numbers throughout. */
export type ForecastState = {
  readonly plan: ForecastPlan
  readonly end: ForecastEnd
  readonly stage: ForecastStage
  readonly tick: number
  /** 0 to 9 */
  readonly case: number
  /** What the slider says now. */
  readonly percent: number
  /** Ticks until the curve is drawn. */
  readonly revealTicks: number
  /** What was locked in, case by case. */
  readonly locked: readonly number[]
  /** The sum over cases: 0 to 100,000. */
  readonly points: number
}

/** The start of a run. Throws on a pack that does not hold ten cases. */
export function startForecasts(_seed: string, { cases }: ForecastPack, mode: GameMode): ForecastState {
  if (cases.length !== CASES) throw new RangeError('A pack holds ten cases.')
  return {
    plan: { mode, brokeOut: cases.map(({ brokeOut }) => brokeOut) },
    end: 'playing',
    stage: 'asking',
    tick: 0,
    case: 0,
    percent: UNDECIDED,
    revealTicks: 0,
    locked: [],
    points: 0,
  }
}
