import { HOUR_MS, SECOND_MS } from '../primitives/time'
import type { GamePace } from './game-run'

const TICKS_PER_SECOND = 60
/** How long after a run could have ended its result may come. Nobody is to be hurried where there is no clock. */
export const LATEST_AFTER_MS: Readonly<Record<GamePace, number>> = { clocked: 180 * SECOND_MS, unhurried: 2 * HOUR_MS }

/** A run that is said to be over. */
export type PlayedRun = {
  readonly pace: GamePace
  readonly startedAtMs: number
  /** Sixtieths of a second that were played. */
  readonly ticks: number
}

/** Whether a run can have been played since it was started, and was sent soon after. */
export function judgeTiming(
  { pace, startedAtMs, ticks }: PlayedRun,
  nowMs: number,
): 'in_time' | 'too_early' | 'too_late' {
  const lastedMs = (ticks / TICKS_PER_SECOND) * SECOND_MS
  const sinceStartMs = nowMs - startedAtMs
  if (sinceStartMs < lastedMs) return 'too_early'
  return sinceStartMs > lastedMs + LATEST_AFTER_MS[pace] ? 'too_late' : 'in_time'
}
