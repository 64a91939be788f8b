import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../primitives/time'
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

/** Leaves twenty minutes to finish: later results are not accepted. */
export const RESUMED_FOR_MS = LATEST_AFTER_MS.unhurried - 20 * MINUTE_MS

/** Until when a run that was started then may be resumed. */
export const resumableUntil = (startedAtMs: number): number => startedAtMs + RESUMED_FOR_MS

/** Whether a run that was started then may be resumed now. */
export function isResumable(startedAtMs: number, nowMs: number): boolean {
  return nowMs >= startedAtMs && nowMs < resumableUntil(startedAtMs)
}
