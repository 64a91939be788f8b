import { DAY_MS, MINUTE_MS } from '../primitives/time'
import type { GamePace, GameRun } from './game-run'
import { GIVEN_UP } from './run-save'
import { LATEST_AFTER_MS } from './run-timing'

/** No run of ours is as long. */
const LONGEST_RUN_MS = 5 * MINUTE_MS

/** When the result of a run that began then can come no more. */
function endsByMs(startedAtMs: number, pace: GamePace): number {
  return startedAtMs + LONGEST_RUN_MS + LATEST_AFTER_MS[pace]
}

/**
 * When the runs of a day (`2026-11-22`, UTC) become public: once no run of that day can be ranked any more, not even one that began
 * in its last second. Until then somebody could copy a log and send it as their own.
 */
export function watchableFromMs(day: string, pace: GamePace): number {
  return endsByMs(Date.parse(`${day}T00:00:00Z`) + DAY_MS, pace)
}

/** Whether somebody had their turn on a board, so that watching the runs of others gains them nothing. */
export function hadTheirTurn(own: GameRun | null, pace: GamePace, nowMs: number): boolean {
  if (own === null) return false
  return own.result !== null || own.refusal !== null || own.log === GIVEN_UP || nowMs >= endsByMs(own.startedAtMs, pace)
}
