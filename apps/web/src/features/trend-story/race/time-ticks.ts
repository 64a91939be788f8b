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
] as const
/** Steps in months for longer spans. Each is at most twice the one before, so the first that fits gives two ticks or more. */
const STEPS_MONTHS = [1, 2, 3, 6, 12, 24, 48, 96] as const

export type TimeTick = { readonly atMs: number; readonly text: string }

/** Round instants of a zone's clock between two instants, at most `most` of them, with the words under an axis. */
export function timeTicks(fromMs: number, toMs: number, timeZone: string, most = 4): readonly TimeTick[] {
  if (!(toMs > fromMs)) return []
  const stepMs = STEPS_MS.find((step) => (toMs - fromMs) / step <= most)
  if (stepMs === undefined) return monthTicks(fromMs, toMs, timeZone, most)
  const offsetMs = zoneOffsetMs(fromMs, timeZone)
  const firstMs = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs
  const count = Math.floor((toMs - firstMs) / stepMs) + 1
  return Array.from({ length: Math.max(0, Math.min(count, most)) }, (_, index) => {
    const atMs = firstMs + index * stepMs
    return { atMs, text: tickText(atMs, stepMs, timeZone) }
  })
}

/** The first days of months, at the smallest step of `STEPS_MONTHS` that gives at most `most` ticks. */
function monthTicks(fromMs: number, toMs: number, timeZone: string, most: number): readonly TimeTick[] {
  const format = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone })
  const firstMonth = monthOf(fromMs)
  const starts = Array.from({ length: monthOf(toMs) - firstMonth + 2 }, (_, index) => firstMonth + index)
    .map((month) => {
      const utcMs = Date.UTC(0, month, 1)
      return { month, atMs: utcMs - zoneOffsetMs(utcMs, timeZone) }
    })
    .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
  const pick = (step: number) => starts.filter(({ month }) => month % step === 0)
  const step = STEPS_MONTHS.find((months) => pick(months).length <= most)
  return (step === undefined ? [] : pick(step)).map(({ atMs }) => ({ atMs, text: format.format(atMs) }))
}

/** Months since the year 0 of `Date.UTC`, which is 1900. */
function monthOf(atMs: number): number {
  const date = new Date(atMs)
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()
}

function tickText(atMs: number, stepMs: number, timeZone: string): string {
  const startsDay = (atMs + zoneOffsetMs(atMs, timeZone)) % DAY_MS === 0
  const options: Intl.DateTimeFormatOptions =
    stepMs < DAY_MS && !startsDay ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }
  return new Date(atMs).toLocaleString('en-GB', { ...options, timeZone })
}
