import { MINUTE_MS } from '../primitives/time'
import { type KeyRequest, successShareSince } from './request-history'

/** KP-09 */
export const FAILURES_TO_OPEN = 5
export const OPEN_MS = MINUTE_MS
/** KP-10 */
const EARLY_SHARE = 0.8
const EARLY_WINDOW_MS = 5 * MINUTE_MS
/** OP-47 */
const EARLY_SAMPLES = 5

/**
 * Keeps a key that fails from being asked (KP-09): closed lets calls through, open none, half-open one at a time, whose
 * outcome decides.
 */
export type Breaker =
  | { readonly state: 'closed'; readonly failuresInRow: number }
  | { readonly state: 'open'; readonly openedAtMs: number }
  | { readonly state: 'half-open' }

export const CLOSED: Breaker = { state: 'closed', failuresInRow: 0 }

export function openedAt(nowMs: number): Breaker {
  return { state: 'open', openedAtMs: nowMs }
}

/** What a breaker is now: open for a minute, then half-open (KP-09). */
export function breakerAt(breaker: Breaker, nowMs: number): Breaker {
  return breaker.state === 'open' && nowMs >= breaker.openedAtMs + OPEN_MS ? { state: 'half-open' } : breaker
}

/** The breaker after the outcome of a call. What began before it opened neither closes an open one nor keeps it open. */
export function breakerAfter(before: Breaker, succeeded: boolean, nowMs: number): Breaker {
  const breaker = breakerAt(before, nowMs)
  if (breaker.state === 'open') return breaker
  if (succeeded) return CLOSED
  // OP-47: a failed probe opens for a minute more
  if (breaker.state === 'half-open') return openedAt(nowMs)
  const failuresInRow = breaker.failuresInRow + 1
  return failuresInRow >= FAILURES_TO_OPEN ? openedAt(nowMs) : { state: 'closed', failuresInRow }
}

/**
 * KP-10, judged only at the health check (OP-47): an open breaker is tried early when more than 80% of the calls of the
 * last five minutes, at least five of them, went well.
 */
export function breakerAtHealthCheck(before: Breaker, history: readonly KeyRequest[], nowMs: number): Breaker {
  const breaker = breakerAt(before, nowMs)
  if (breaker.state !== 'open') return breaker
  const { samples, share } = successShareSince(history, nowMs - EARLY_WINDOW_MS)
  return samples >= EARLY_SAMPLES && share > EARLY_SHARE ? { state: 'half-open' } : breaker
}
