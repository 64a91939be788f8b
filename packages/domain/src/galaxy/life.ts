import { HOUR_MS } from '../primitives/time'

/** Hours of lives are counted from here (UTC), so that they fit in 32 bits and stay whole in a shader. */
const FIRST_HOUR_MS = Date.UTC(2020, 0, 1)
/** `lastHours` of a life that is still going on. */
export const GOES_ON = 65_535
/** Longest time between two instants of one life that is told apart: some seven years. */
export const MOST_HOURS = GOES_ON - 1
export const MOST_REACH = 255

/** The whole light of one trend: what a star of the galaxy is drawn from, at any hour. */
export type TrendLife = {
  /** Serial of the trend, given once when it is founded and never to another one. From 1. */
  readonly number: number
  /** Hour of its first evidence, whole hours since 2020-01-01 UTC. */
  readonly bornHour: number
  /** Hours from `bornHour` to its greatest reach. */
  readonly peakHours: number
  /** Hours from `bornHour` to its latest evidence, or `GOES_ON`. */
  readonly lastHours: number
  /** People at the peak, see `reachOf`. */
  readonly reach: number
  /** Index in the table of categories that comes with the lives. */
  readonly category: number
  /** Trends related when they were founded share one: a constellation. 0 to 65,535. */
  readonly family: number
}

/** The hour an instant lies in; negative before 2020. */
export function hourOf(ms: number): number {
  return Math.floor((ms - FIRST_HOUR_MS) / HOUR_MS)
}

/** The instant an hour begins, in milliseconds of the Unix epoch. */
export function hourStartMs(hour: number): number {
  return FIRST_HOUR_MS + hour * HOUR_MS
}

/** People on a scale of eighths of a doubling, 0 to 255: 255 is some four billion. */
export function reachOf(people: number): number {
  return Math.min(MOST_REACH, Math.max(0, Math.round(8 * Math.log2(1 + Math.max(0, people)))))
}

/** People a reach stands for, within 5 percent. */
export function peopleOfReach(reach: number): number {
  return 2 ** (reach / 8) - 1
}
