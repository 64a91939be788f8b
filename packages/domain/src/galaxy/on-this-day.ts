import { hourOf, hourStartMs } from './life'
import { lifeLight } from './life-light'
import { firstOfHour, firstSeenHour } from './rank-hour'
import { lifeAt, type StarColumns } from './star-columns'

/** How far one looks back, the nearest first. */
export const LOOK_BACKS = ['week', 'month', 'year'] as const
export type LookBack = (typeof LOOK_BACKS)[number]

/** Trends of one moment of the past. */
const MOST_BRIGHT = 3
/** What shines less burnt out some time before. An hour that has nothing else is one in which nobody looked. */
const LEAST_LIGHT = 0.1
const WEEK_HOURS = 7 * 24
const MONTHS = { month: 1, year: 12 } as const

/** What burnt brightest at an hour of the past. */
export type PastMoment = {
  readonly ago: LookBack
  /** Whole hours since 2020-01-01 UTC. */
  readonly hour: number
  /** Rows of at most three lives, the brightest first. */
  readonly rows: readonly number[]
}

/**
 * The same hour one week, one month or one year before (UTC). In a month without that day it is the last day: a month
 * before 31 March is 28 February, or 29.
 *
 * @param hour Whole hours since 2020-01-01 UTC.
 */
export function hourBefore(hour: number, ago: LookBack): number {
  if (ago === 'week') return hour - WEEK_HOURS
  const now = new Date(hourStartMs(hour))
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - MONTHS[ago]]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return hourOf(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay), now.getUTCHours()))
}

/**
 * What burnt brightest one week, one month and one year ago, in the order of the list of an hour. Without moments before
 * the first evidence, and without those in which nothing burnt.
 *
 * @param nowHour Whole hours since 2020-01-01 UTC.
 */
export function onThisDay(stars: StarColumns, nowHour: number): PastMoment[] {
  const firstHour = firstSeenHour(stars)
  if (firstHour === null) return []
  return LOOK_BACKS.flatMap((ago) => {
    const hour = hourBefore(nowHour, ago)
    if (hour < firstHour) return []
    const rows = firstOfHour(stars, hour, MOST_BRIGHT).rows.filter(
      (row) => lifeLight(lifeAt(stars, row), hour) >= LEAST_LIGHT,
    )
    return rows.length === 0 ? [] : [{ ago, hour, rows }]
  })
}
