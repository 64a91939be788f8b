import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { FEWEST_TO_JUDGE, type ReliabilityBin } from '@trendverse/domain/trends/forecasts/forecast-report'
import {
  type ForecastMoment,
  PASSED_CHANCES,
  SURPRISING_CHANCE,
} from '@trendverse/domain/trends/forecasts/forecast-row'

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const HOURS_PER_DAY = 24

/** A share for reading: `34.4%`. */
export const shareText = (share: number): string => PERCENT.format(share)

/** The least chance a forecast is named for, and the one below which a hit was a surprise. */
export const NAMED_FROM = shareText(PASSED_CHANCES[0].chance)
export const SURPRISING_UNDER = shareText(SURPRISING_CHANCE)

/** What was said at a moment: `12% when first seen`, `over 50%`. */
export function momentText(moment: ForecastMoment, chance: number): string {
  const passed = PASSED_CHANCES.find((one) => one.moment === moment)
  return passed === undefined ? `${shareText(chance)} when first seen` : `over ${shareText(passed.chance)}`
}

/** A Brier score: `0.060`. */
export const brierText = (score: number): string => score.toFixed(3)

/** A span for reading: `40 min`, `2.5 hours`, `3.1 days`. */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(60 * hours)} min`
  const [count, noun] = hours < 2 * HOURS_PER_DAY ? [hours, 'hour'] : [hours / HOURS_PER_DAY, 'day']
  const rounded = Number(count.toFixed(1))
  return `${rounded} ${noun}${rounded === 1 ? '' : 's'}`
}

/** Two spans for reading, with one unit where that can be, once where both read the same: `3 to 6 hours`, `1 to 2 days`. */
export function rangeText(fromHours: number, toHours: number): string {
  const [from, to] = [hoursText(fromHours), hoursText(toHours)]
  // `24 hours to 2 days` would have the reader count.
  const inDays = to.endsWith('days') ? Number((fromHours / HOURS_PER_DAY).toFixed(1)) : 0
  const isOneUnit = from.split(' ')[1] === to.split(' ')[1]
  const first = isOneUnit ? Number.parseFloat(from) : inDays
  if (first === Number.parseFloat(to)) return to
  return isOneUnit || inDays >= 1 ? `${first} to ${to}` : `${from} to ${to}`
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** A day further away than this is named. */
const NEAR_DAYS = 2

/** When a forecast is due, or was: `due in 5 hours`, `due in 9 days`, `was due 40 min ago`, `was due on 3 May 2026`. */
export function dueText(dueMs: number, nowMs: number): string {
  const distanceMs = Math.abs(dueMs - nowMs)
  const isNear = distanceMs < NEAR_DAYS * DAY_MS
  const span = isNear ? hoursText(distanceMs / HOUR_MS) : `${Math.round(distanceMs / DAY_MS)} days`
  if (dueMs >= nowMs) return `due in ${span}`
  return isNear ? `was due ${span} ago` : `was due on ${DATE.format(dueMs)}`
}

const HALF = 0.5
/** Chances this near to a half are called one. */
const ABOUT_HALF = 0.1
/** From so many on, a share of a hundred is no exaggeration. */
const HUNDRED = 100

function binWords({ said, seen, count }: ReliabilityBin): string {
  const chance = Math.abs(said - HALF) < ABOUT_HALF ? 'half' : `${Math.round(HUNDRED * said)}%`
  const whole = Math.min(HUNDRED, count)
  return `When we said about ${chance}, ${Math.round(seen * whole)} of ${whole} came true.`
}

/** What became of the lowest chances, those nearest to a half and the highest, of all that were given often enough. */
export function reliabilityWords(bins: readonly ReliabilityBin[]): readonly string[] {
  const judged = bins.filter(({ count }) => count >= FEWEST_TO_JUDGE)
  const middle = judged.toSorted((a, b) => Math.abs(a.said - HALF) - Math.abs(b.said - HALF)).slice(0, 1)
  return [...new Set([...judged.slice(0, 1), ...middle, ...judged.slice(-1)].map(binWords))]
}

/** What stands for a figure where there is none. */
export const NONE = '–'

type Brier = { readonly engine: number; readonly baseRate: number; readonly rankRule: number }

/** Below this two scores are as good as equal. */
const LEVEL = 0.0005

/** What the three scores say, in one sentence. */
export function verdictText({ engine, baseRate, rankRule }: Brier): string {
  const beats = [engine < baseRate - LEVEL, engine < rankRule - LEVEL]
  if (beats.every(Boolean)) return 'So far, we’ve beaten both simple rules.'
  if (beats[0]) return 'We’ve beaten the average, but not the source’s own ranking.'
  return 'We did no better than always guessing the average. Don’t trust these forecasts yet.'
}
