import { DAY_MS } from '../primitives/time'

/** Days a figure knows: two times the longest period. */
export const FIGURE_DAYS = 60

/** How often something happened on a date (`YYYY-MM-DD`). */
export type CountOfDay = { readonly day: string; readonly count: number }

/** How often something happened lately, each period with today, and in the period of the same length before it. */
export type DailyFigure = {
  readonly today: number
  readonly last7Days: number
  readonly before7Days: number
  readonly last30Days: number
  readonly before30Days: number
  /** One count per day of `figureDays`. */
  readonly byDay: readonly number[]
}

/** The UTC date of an instant. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10)
}

/** The last days, oldest first; the last is the UTC date of now. */
export function figureDays(nowMs: number): readonly string[] {
  return Array.from({ length: FIGURE_DAYS }, (_, index) => dayOf(nowMs - (FIGURE_DAYS - 1 - index) * DAY_MS))
}

/**
 * A figure of counts per day. Accounts live by their own calendars: where tomorrow has begun already, it counts as today.
 *
 * @param days As `figureDays` gives them.
 * @param counts In any order; days before the first of `days` are left out.
 */
export function toDailyFigure(days: readonly string[], counts: readonly CountOfDay[]): DailyFigure {
  const byDay = days.map(() => 0)
  const last = days.at(-1)
  for (const { day, count } of counts) {
    const index = last !== undefined && day > last ? days.length - 1 : days.indexOf(day)
    if (index >= 0) byDay[index] = (byDay[index] ?? 0) + count
  }
  const sumOf = (fromEnd: number, length: number): number =>
    byDay.slice(Math.max(0, days.length - fromEnd), days.length - fromEnd + length).reduce((sum, one) => sum + one, 0)
  return {
    today: sumOf(1, 1),
    last7Days: sumOf(7, 7),
    before7Days: sumOf(14, 7),
    last30Days: sumOf(30, 30),
    before30Days: sumOf(60, 30),
    byDay,
  }
}

/** How many of so many went well, in percent with one decimal; null where nothing happened. */
export function successPercent(succeeded: number, failed: number): number | null {
  const all = succeeded + failed
  return all === 0 ? null : Math.round((succeeded / all) * 1000) / 10
}
