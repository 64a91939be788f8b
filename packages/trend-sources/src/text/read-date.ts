import { parseDate } from '@trendverse/domain/primitives/parse-date'
import { DAY_MS } from '@trendverse/domain/primitives/time'

/** The web's own start: older dates in a feed are mistakes. */
const EARLIEST_MS = Date.UTC(1990, 0, 1)
/** Publishers' clocks and time zones are often off by hours, never by days. */
const FUTURE_TOLERANCE_MS = DAY_MS

/**
 * Milliseconds since 1970 of a date as feeds and pages write it, or null when it is missing, unreadable, before 1990 or
 * more than a day ahead.
 */
export function readDate(text: string | null | undefined, nowMs: number): number | null {
  const ms = parseDate(text ?? '')
  return ms === null ? null : plausible(ms, nowMs)
}

/** The same for seconds since 1970. */
export function readEpochSeconds(seconds: number | null, nowMs: number): number | null {
  return seconds === null ? null : plausible(seconds * 1_000, nowMs)
}

function plausible(ms: number, nowMs: number): number | null {
  const inRange = Number.isFinite(ms) && ms >= EARLIEST_MS && ms <= nowMs + FUTURE_TOLERANCE_MS
  return inRange ? Math.round(ms) : null
}
