import { HOUR_MS } from '../primitives/time'

/** KP-22 */
export const MAX_HISTORY = 100
export const HISTORY_MS = HOUR_MS

/** One call of a key that came to an end. */
export type KeyRequest = {
  /** When it ended, milliseconds since 1970. */
  readonly atMs: number
  readonly succeeded: boolean
  readonly durationMs: number
}

/** The entries that are not an hour old yet, the latest hundred of them (KP-22). */
export function keptHistory(history: readonly KeyRequest[], nowMs: number): readonly KeyRequest[] {
  return history.filter(({ atMs }) => nowMs - atMs <= HISTORY_MS).slice(-MAX_HISTORY)
}

/** How many calls ended since an instant, and the share that went well (0 when there were none). */
export function successShareSince(
  history: readonly KeyRequest[],
  sinceMs: number,
): { readonly samples: number; readonly share: number } {
  const recent = history.filter(({ atMs }) => atMs >= sinceMs)
  const succeeded = recent.filter((request) => request.succeeded).length
  return { samples: recent.length, share: recent.length === 0 ? 0 : succeeded / recent.length }
}

/** Mean milliseconds of the calls that went well, or null. */
export function averageResponseMs(history: readonly KeyRequest[]): number | null {
  const answered = history.filter(({ succeeded }) => succeeded)
  if (answered.length === 0) return null
  return Math.round(answered.reduce((sum, { durationMs }) => sum + durationMs, 0) / answered.length)
}
