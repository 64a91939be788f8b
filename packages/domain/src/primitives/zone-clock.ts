import { HOUR_MS, MINUTE_MS } from './time'

/** More names than there are zones. */
const MAX_KNOWN_CLOCKS = 1_000
const clocks = new Map<string, Intl.DateTimeFormat | null>()

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const kept = clocks.get(zone)
  if (kept !== undefined) return kept
  if (clocks.size >= MAX_KNOWN_CLOCKS) clocks.clear()
  const made = makeClock(zone)
  clocks.set(zone, made)
  return made
}

function makeClock(zone: string): Intl.DateTimeFormat | null {
  const unit = 'numeric'
  const parts = { year: unit, month: unit, day: unit, hour: unit, minute: unit, second: unit } as const
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn-hc-h23', { timeZone: zone, ...parts })
  } catch {
    return null
  }
}

/** Far enough from a time to be before or behind a change of the clocks, near enough for no second one. */
const AROUND_MS = 26 * HOUR_MS

/** Minutes the clocks of a place are ahead of UTC at an instant. */
function aheadAt(clock: Intl.DateTimeFormat, atMs: number): number {
  const shown = new Map(clock.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 1, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((unit) =>
    shown.get(unit),
  )
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - atMs) / MINUTE_MS)
}

/**
 * Minutes the clocks of a place (`Europe/Berlin`) are ahead of UTC when they show a time; of a time they show twice when
 * they show it first, of one they leave out as before it. Null for a place nobody knows.
 *
 * @param shownMs What they show, as if it were in UTC.
 */
export function minutesAheadIn(zone: string, shownMs: number): number | null {
  const clock = clockOf(zone)
  if (clock === null || !Number.isFinite(shownMs)) return null
  const before = aheadAt(clock, shownMs - AROUND_MS)
  const after = aheadAt(clock, shownMs + AROUND_MS)
  const isShown = (ahead: number): boolean => aheadAt(clock, shownMs - ahead * MINUTE_MS) === ahead
  return isShown(before) || !isShown(after) ? before : after
}
