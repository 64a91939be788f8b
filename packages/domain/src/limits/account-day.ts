import { DAY_MS, HOUR_MS } from '../primitives/time'

/** A calendar day of one time zone: `YYYY-MM-DD`, and the first instant that is no longer part of it. */
export type CalendarDay = { readonly day: string; readonly endsAtMs: number }

/** Longer than any day: clocks set back add an hour or two. */
const BEYOND_A_DAY_MS = 30 * HOUR_MS
/** No zone is further from UTC. */
const WIDEST_OFFSET_MS = 16 * HOUR_MS
/** More names than there are zones, spelt one way each. */
const MAX_KNOWN_ZONES = 1_000
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/

type KnownDay = { readonly is: CalendarDay; readonly fromMs: number }
type Zone = { readonly format: Intl.DateTimeFormat; known: KnownDay | null }
/** What was worked out before: a clock asks for the same day thousands of times. Answers do not depend on it. */
const zones = new Map<string, Zone>()

function makeZone(timeZone: string): Zone | null {
  if (!ZONE_NAME.test(timeZone)) return null
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    return { format, known: null }
  } catch {
    return null
  }
}

/** A zone nobody knows counts as UTC. */
function zoneOf(timeZone: string): Zone {
  const kept = zones.get(timeZone)
  if (kept !== undefined) return kept
  const made = makeZone(timeZone) ?? makeZone('UTC')
  if (made === null) throw new RangeError('this runtime knows no calendar')
  if (zones.size >= MAX_KNOWN_ZONES) zones.clear()
  zones.set(timeZone, made)
  return made
}

/** Whether a text is the name of a time zone this runtime knows; offsets such as `+05:30` are none. */
export function isTimeZone(text: string): boolean {
  return makeZone(text) !== null
}

function dayOn({ format }: Zone, atMs: number): string {
  const parts = format.formatToParts(atMs)
  const [year = '', month = '', day = ''] = (['year', 'month', 'day'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value,
  )
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/** The first instant in a span of time for which a condition holds, which holds for every later one, too. */
function firstMs(beforeMs: number, afterMs: number, holds: (atMs: number) => boolean): number {
  let [before, after] = [beforeMs, afterMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (holds(middle)) after = middle
    else before = middle
  }
  return after
}

/** The day that holds an instant (milliseconds since 1970) in a time zone, as its clocks show it (OP-22). */
export function calendarDay(timeZone: string, atMs: number): CalendarDay {
  const zone = zoneOf(timeZone)
  const { known } = zone
  if (known !== null && atMs >= known.fromMs && atMs < known.is.endsAtMs) return known.is
  const day = dayOn(zone, atMs)
  const endsAtMs = firstMs(atMs, atMs + BEYOND_A_DAY_MS, (laterMs) => dayOn(zone, laterMs) !== day)
  const is = { day, endsAtMs }
  zone.known = { is, fromMs: atMs }
  return is
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, atMs: number): string {
  return calendarDay(timeZone, atMs).day
}

/** When a day begins in a time zone; of one its calendar leaves out, the day after. */
export function startOfDayMs(timeZone: string, day: string): number {
  const zone = zoneOf(timeZone)
  const middleMs = Date.parse(`${day}T00:00:00Z`)
  return firstMs(middleMs - WIDEST_OFFSET_MS, middleMs + WIDEST_OFFSET_MS, (atMs) => dayOn(zone, atMs) >= day)
}

/** The day so many days after another; before it when negative. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
