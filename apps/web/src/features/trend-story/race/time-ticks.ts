import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { zoneOffsetMs } from '../../../components/text/zoned-time'

const STEPS_MS = [
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  4 * DAY_MS,
  7 * DAY_MS,
  14 * DAY_MS,
  28 * DAY_MS,
  91 * DAY_MS,
  364 * DAY_MS,
] as const

export type TimeTick = { readonly atMs: number; readonly text: string }

/** Round instants of a zone's clock between two instants, at most `most` of them, with the words under an axis. */
export function timeTicks(fromMs: number, toMs: number, timeZone: string, most = 4): readonly TimeTick[] {
  if (!(toMs > fromMs)) return []
  const stepMs = STEPS_MS.find((step) => (toMs - fromMs) / step <= most) ?? (toMs - fromMs) / most
  const offsetMs = zoneOffsetMs(fromMs, timeZone)
  const firstMs = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs
  const count = Math.floor((toMs - firstMs) / stepMs) + 1
  return Array.from({ length: Math.max(0, Math.min(count, most)) }, (_, index) => {
    const atMs = firstMs + index * stepMs
    return { atMs, text: tickText(atMs, stepMs, timeZone) }
  })
}

function tickText(atMs: number, stepMs: number, timeZone: string): string {
  const startsDay = (atMs + zoneOffsetMs(atMs, timeZone)) % DAY_MS === 0
  const options: Intl.DateTimeFormatOptions =
    stepMs < DAY_MS && !startsDay
      ? { hour: '2-digit', minute: '2-digit' }
      : stepMs > 28 * DAY_MS
        ? { month: 'short', year: 'numeric' }
        : { day: 'numeric', month: 'short' }
  return new Date(atMs).toLocaleString('en-GB', { ...options, timeZone })
}
