import { hourOf, hourStartMs } from '@trendverse/domain/galaxy/life'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { dateWords } from './hour-words'

/** A date on the bar of time: where it begins, 0 to 1, and what it is called, always with its year. */
export type TimeMark = { readonly share: number; readonly text: string }

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const MONTH = format({ month: 'short', year: 'numeric' })
const YEAR = format({ year: 'numeric' })

/** More would touch on a phone. */
const MOST_MARKS = 4
/** A mark further along has no room for its words. */
const LAST_SHARE = 0.8
const MONTHS = 12

type Step = { readonly days: number } | { readonly months: number }

/** From fine to coarse. */
const STEPS: readonly Step[] = [
  ...[1, 2, 7, 14].map((days) => ({ days })),
  ...[1, 3, 6, 12, 24, 60].map((months) => ({ months })),
]

/** Instants at which a step begins, after the one and up to the other. */
function startsOf(step: Step, fromMs: number, toMs: number): number[] {
  const starts: number[] = []
  if ('days' in step) {
    const stepMs = step.days * DAY_MS
    for (let ms = Math.ceil(fromMs / stepMs) * stepMs; ms <= toMs && starts.length <= MOST_MARKS; ms += stepMs) {
      starts.push(ms)
    }
    return starts
  }
  const from = new Date(fromMs)
  const month = from.getUTCFullYear() * MONTHS + from.getUTCMonth()
  for (let at = Math.ceil(month / step.months) * step.months; starts.length <= MOST_MARKS; at += step.months) {
    const ms = Date.UTC(Math.floor(at / MONTHS), at % MONTHS)
    if (ms > toMs) break
    if (ms >= fromMs) starts.push(ms)
  }
  return starts
}

function textOf(step: Step, ms: number): string {
  if ('days' in step) return dateWords(hourOf(ms))
  return step.months % MONTHS === 0 ? YEAR.format(ms) : MONTH.format(ms)
}

/** The dates written on a bar of time, at most four; at least the day it begins with. Hours as lives count them. */
export function timeMarks(firstHour: number, nowHour: number): readonly TimeMark[] {
  const fromMs = hourStartMs(firstHour)
  const toMs = hourStartMs(nowHour)
  const shareOf = (ms: number): number => (hourOf(ms) - firstHour) / Math.max(1, nowHour - firstHour)
  for (const step of STEPS) {
    const starts = startsOf(step, fromMs, toMs)
    if (starts.length > MOST_MARKS) continue
    const marks = starts.map((ms) => ({ share: shareOf(ms), text: textOf(step, ms) }))
    const roomy = marks.filter(({ share }) => share <= LAST_SHARE)
    if (roomy.length > 0) return roomy
    break
  }
  return [{ share: 0, text: dateWords(firstHour) }]
}
