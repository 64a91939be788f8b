import { DAY_MS, HOUR_MS } from '../primitives/time'

/** The digest goes out on Mondays at 07:00 UTC, when the week is over and Europe gets up. */
const SENT_AFTER_MS = 7 * HOUR_MS
/** A server that was off on Monday catches up until Thursday morning; later, the next one is closer. */
const CATCH_UP_MS = 3 * DAY_MS

/** ISO 8601 week an instant lies in, UTC: `2026-W01` begins on Monday, 29 December 2025. */
export function isoWeekOf(nowMs: number): string {
  const year = new Date(thursdayOf(nowMs)).getUTCFullYear()
  const weeks = Math.floor((thursdayOf(nowMs) - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1
  return `${year}-W${String(weeks).padStart(2, '0')}`
}

/** The week whose digest is to be sent now, or null: too early, too late, or sent already. */
export function dueDigestWeek(nowMs: number, lastWeek: string | null): string | null {
  const sinceMs = nowMs - (mondayOf(nowMs) + SENT_AFTER_MS)
  if (sinceMs < 0 || sinceMs > CATCH_UP_MS) return null
  const week = isoWeekOf(nowMs)
  // Weeks order like their texts; a clock that was turned back sends nothing twice.
  return lastWeek !== null && lastWeek >= week ? null : week
}

function mondayOf(nowMs: number): number {
  const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS
  return midnightMs - ((new Date(midnightMs).getUTCDay() + 6) % 7) * DAY_MS
}

/** A week belongs to the year its Thursday lies in (ISO 8601). */
const thursdayOf = (nowMs: number): number => mondayOf(nowMs) + 3 * DAY_MS
