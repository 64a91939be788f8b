import { HOUR_MS } from '@trendverse/domain/primitives/time'
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

/** What was said at a moment: `12% at first sight`, `over 50%`. */
export function momentText(moment: ForecastMoment, chance: number): string {
  const passed = PASSED_CHANCES.find((one) => one.moment === moment)
  return passed === undefined ? `${shareText(chance)} at first sight` : `over ${shareText(passed.chance)}`
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

/** When a forecast that is open is due: `due in 5 hours`, `was due 40 min ago`. */
export function dueText(dueMs: number, nowMs: number): string {
  const hours = (dueMs - nowMs) / HOUR_MS
  return hours >= 0 ? `due in ${hoursText(hours)}` : `was due ${hoursText(-hours)} ago`
}

/** What stands for a figure where there is none. */
export const NONE = '–'

type Brier = { readonly engine: number; readonly baseRate: number; readonly rankRule: number }

/** Below this two scores are as good as equal. */
const LEVEL = 0.0005

/** What the three scores say, in one sentence. */
export function verdictText({ engine, baseRate, rankRule }: Brier): string {
  const beats = [engine < baseRate - LEVEL, engine < rankRule - LEVEL]
  if (beats.every(Boolean)) return 'So far we have beaten both simple rules.'
  if (beats[0]) return 'We have beaten the average, but not the source’s own ranking.'
  return 'We did no better than always saying the average. Do not trust these forecasts yet.'
}
