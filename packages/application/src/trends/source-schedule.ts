import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { SourceHealth } from '../ports/ingest'

/** A failing source is left alone ever longer, but asked at least this often. */
const MAX_BACK_OFF_MS = 6 * HOUR_MS
/** Reads planned for a little later are taken along, so that a half-hourly source is not read every full hour. */
const DUE_TOLERANCE_MS = MINUTE_MS
/** A source that asks to be left alone for longer than this is asked again nevertheless. */
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS

/** Whether a source may be asked now. A plan from the future of a clock that has since been set back does not hold. */
export function isDue(health: SourceHealth | undefined, nowMs: number): boolean {
  if (health === undefined || health.lastAttemptAtMs === null || health.lastAttemptAtMs > nowMs) return true
  return health.nextAttemptAtMs <= nowMs + DUE_TOLERANCE_MS
}

/** How long to wait after so many failures in a row: the interval, doubled with each, at most six hours. */
export function backOffMs(intervalMs: number, consecutiveFailures: number, retryAfterMs: number | null): number {
  const doubled = intervalMs * 2 ** Math.min(20, Math.max(0, consecutiveFailures - 1))
  const asked = Math.min(MAX_RETRY_AFTER_MS, Math.max(0, retryAfterMs ?? 0))
  return Math.max(intervalMs, asked, Math.min(MAX_BACK_OFF_MS, doubled))
}

/** What a gateway's error says about when to come back, milliseconds, or null. */
export function retryAfterOf(error: unknown): number | null {
  const cause: unknown = error instanceof Error ? error.cause : null
  if (typeof cause !== 'object' || cause === null || !('retryAfterMs' in cause)) return null
  const { retryAfterMs } = cause
  return typeof retryAfterMs === 'number' && Number.isFinite(retryAfterMs) ? retryAfterMs : null
}
