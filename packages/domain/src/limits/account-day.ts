import type { User } from '../accounts/user'
import { HOUR_MS } from '../primitives/time'

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 500
/** Longer than any day: clocks set back add an hour or two. */
const BEYOND_A_DAY_MS = 30 * HOUR_MS

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, made)
  return made
}

/** Whether a text is a time zone this runtime knows. */
export function isTimeZone(text: string): boolean {
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`; zones nobody knows count as UTC. */
export function dayIn(timeZone: string, atMs: number): string {
  return formatOf(isTimeZone(timeZone) ? timeZone : 'UTC').format(atMs)
}

/** The zone that decides which day it is for an account: a newly chosen one counts from its first day (OP-22). */
export function timeZoneOf(
  { timeZone, pendingTimeZone }: Pick<User, 'timeZone' | 'pendingTimeZone'>,
  nowMs: number,
): string {
  return pendingTimeZone !== null && dayIn(timeZone, nowMs) >= pendingTimeZone.fromDay
    ? pendingTimeZone.timeZone
    : timeZone
}

/** When the day that holds this instant ends in a time zone, milliseconds since 1970. */
export function endOfDayMs(timeZone: string, nowMs: number): number {
  const today = dayIn(timeZone, nowMs)
  let [before, after] = [nowMs, nowMs + BEYOND_A_DAY_MS]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, middle) === today) before = middle
    else after = middle
  }
  return after
}
