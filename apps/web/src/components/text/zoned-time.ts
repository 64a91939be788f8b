import { DAY_MS } from '@trendverse/domain/primitives/time'

type Zone = {
  readonly parts: Intl.DateTimeFormat
  readonly clock: Intl.DateTimeFormat
  readonly day: Intl.DateTimeFormat
}

/** Making a format costs far more than using it. */
const zones = new Map<string, Zone>()

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const made = {
    parts: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    clock: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    day: new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
  }
  zones.set(timeZone, made)
  return made
}

/** The calendar day of an instant in a zone, `2026-03-14`. Sorts as text. */
export function calendarDay(atMs: number, timeZone: string): string {
  return zoneOf(timeZone).parts.format(atMs)
}

/** The time of day in a zone, `09:05`. */
export function clockText(atMs: number, timeZone: string): string {
  return zoneOf(timeZone).clock.format(atMs)
}

/** Day and time in a zone: `14 Mar 2026, 09:05`. */
export function exactText(atMs: number, timeZone: string): string {
  const zone = zoneOf(timeZone)
  return `${zone.day.format(atMs)}, ${zone.clock.format(atMs)}`
}

/** What has to be added to UTC to read a zone's clock at this instant, to the minute. */
export function zoneOffsetMs(atMs: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockText(atMs, timeZone).split(':').map(Number)
  const dayMs = Date.parse(`${calendarDay(atMs, timeZone)}T00:00:00Z`)
  const local = dayMs + (hours * 60 + minutes) * 60_000
  return local - Math.floor(atMs / 60_000) * 60_000
}

/** Days from one calendar day to another, `2026-03-13` to `2026-03-14` being 1. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}
