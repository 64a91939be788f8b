import { HOUR_MS, MINUTE_MS } from '../primitives/time'

/** OP-69 */
export const MAX_TRIES = 3
/** Links work for 15 minutes (VT-02): the last try still comes in time, and a greylisting server has let us in by then. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS] as const

/** No mail waits longer between two tries: one that is to was left by a clock that was set back, and is due. */
export const LONGEST_WAIT_MS = HOUR_MS

/**
 * When a mail is tried again after `tries` failed tries, milliseconds since 1970; null when it was the last one, or
 * when the mail would come too late to be of use.
 */
export function nextTryMs(tries: number, nowMs: number, expiresAtMs: number): number | null {
  if (tries >= MAX_TRIES) return null
  const atMs = nowMs + (DELAYS_MS[Math.max(0, tries - 1)] ?? 5 * MINUTE_MS)
  return atMs < expiresAtMs ? atMs : null
}
