import { MINUTE_MS } from '@trendverse/domain/primitives/time'

/** Clocks are corrected by less than that all the time. */
const TOLERANCE_MS = MINUTE_MS

/**
 * Compares a clock with a counter that nobody can set, and answers for how long it ran without being set ahead. A machine that
 * slept counts as one whose clock was set ahead: nobody saw that time pass.
 */
export function watchClock(nowMs: () => number, countedMs: () => number): () => number {
  let aheadMs = nowMs() - countedMs()
  let setAheadAtMs = Number.NEGATIVE_INFINITY
  return () => {
    const counted = countedMs()
    const before = aheadMs
    aheadMs = nowMs() - counted
    if (aheadMs - before > TOLERANCE_MS) setAheadAtMs = counted
    return counted - setAheadAtMs
  }
}
