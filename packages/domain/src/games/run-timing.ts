import { MINUTE_MS, SECOND_MS } from '../primitives/time'
import type { GameMode, GameRun } from './game-run'

const TICKS_PER_SECOND = 60
/**
 * How long after a run could have ended its result may come. A calm run stands still while its player reads, which its log
 * does not show; nobody is to be hurried there.
 */
const LATEST_AFTER_MS: Readonly<Record<GameMode, number>> = { normal: 180 * SECOND_MS, calm: 30 * MINUTE_MS }

/** Whether a run of so many ticks can have been played since it was started, and was sent soon after. */
export function judgeTiming(
  { mode, startedAtMs }: Pick<GameRun, 'mode' | 'startedAtMs'>,
  ticks: number,
  nowMs: number,
): 'in_time' | 'too_early' | 'too_late' {
  const lastedMs = (ticks / TICKS_PER_SECOND) * SECOND_MS
  const sinceStartMs = nowMs - startedAtMs
  if (sinceStartMs < lastedMs) return 'too_early'
  return sinceStartMs > lastedMs + LATEST_AFTER_MS[mode] ? 'too_late' : 'in_time'
}
