import type { PredictorCase, TrendPredictorPack } from '../pack'
import { pointsOf } from '../rules/v1/rules'
import { hasEngine, totals } from './opponents'

export const numberText = (value: number): string => Math.round(value).toLocaleString('en-US')
export const percentText = (value: number): string => `${Math.round(value)}%`

const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', DATE)
}

/** The instant so many minutes after a case began. */
export function instantOf({ startsAt }: PredictorCase, minutes: number): Date {
  return new Date(Date.parse(startsAt) + minutes * 60_000)
}

export const clockText = (at: Date): string => at.toISOString().slice(11, 16)
export const dateText = (at: Date): string => at.toLocaleDateString('en-GB', DATE)

/** An instant of a case's curve: `12 Oct, 06:00 UTC`, or `1 May 2016` of what was counted by the day, long ago. */
export function momentText({ url }: PredictorCase, at: Date): string {
  return url === undefined
    ? `${dateText(at)}, ${clockText(at)} UTC`
    : at.toLocaleDateString('en-GB', { ...DATE, year: 'numeric' })
}

/** What stands at the end of the axis. */
export function endText(one: PredictorCase): string {
  const end = instantOf(one, one.deadlineMinutes)
  return `ends ${one.url === undefined ? clockText(end) : dateText(end)}`
}

/** A figure beside an axis: `300`, `2.3M`. */
export function levelText(value: number): string {
  const isLong = value >= 100_000
  return isLong ? value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 }) : numberText(value)
}

/** `2 h 30 min` */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  const rest = Math.round(minutes % 60)
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** Said before the first case; without it the other forecasts would look odd. */
export function scaleText({ cases }: Pick<TrendPredictorPack, 'cases'>): string {
  const always = `the base rate says ${percentText(cases[0]?.baseRate.here ?? 0)} every time`
  return hasEngine(cases)
    ? `About four of these ten broke out. The engine allows for that, and ${always}.`
    : `About four of these ten broke out, so ${always}.`
}

/** Why the engine said nothing of a case. */
export function noEngineText({ url }: PredictorCase): string {
  return url === undefined
    ? 'The engine had too little data on this source to forecast.'
    : 'This happened before our engine existed, so it made no forecast.'
}

/** Where a recorded case can be checked: `Check it: pageviews.wmcloud.org (link below the game)`; null for a case of this site. */
export function sourceText({ url }: PredictorCase): string | null {
  return url === undefined ? null : `Source: ${new URL(url).hostname} (link below the game)`
}

/** What an answer is worth, whichever way it goes. */
export function stakesText(percent: number): { readonly ifNot: string; readonly ifOut: string } {
  return {
    ifNot: `${numberText(pointsOf(percent, false))} if not`,
    ifOut: `${numberText(pointsOf(percent, true))} if it breaks out`,
  }
}

export const questionText = ({ barText }: PredictorCase): string => `How likely was this to reach ${barText}?`

/** `46 points after 2 h 30 min, number 9 on Hacker News`: one line on a phone. */
export function factsText(one: PredictorCase): string {
  const [minutes, count] = one.seen.at(-1) ?? [0, 0]
  const counted = `${numberText(count)} ${one.unit}`
  const after = `after ${spanText(minutes)}`
  return one.rank === null
    ? `${counted} on ${one.source} ${after}`
    : `${counted} ${after}, number ${one.rank} on ${one.source}`
}

export function outcomeText(one: PredictorCase): string {
  const top = Math.max(...one.hidden.map(([, count]) => count))
  const counted = `${numberText(top)} ${one.unit}${countedUntil(one)}`
  return `${one.brokeOut ? 'It broke out' : 'It didn’t break out'}: ${counted}, with a threshold of ${numberText(one.bar)}.`
}

/** ` by 1 Jun 2016`, where nothing exact is known of the time after: then it was not among the most read. */
function countedUntil(one: PredictorCase): string {
  const last = one.hidden.at(-1)?.[0] ?? 0
  return one.url === undefined || last >= one.deadlineMinutes ? '' : ` by ${momentText(one, instantOf(one, last))}`
}

/** How far the answers were right, each as a moon: full for right, new for wrong. */
const MOONS = ['🌑', '🌒', '🌓', '🌔', '🌕'] as const

function moonOf(points: number): string {
  return MOONS[Math.min(MOONS.length - 1, Math.floor(points / 2_000))] ?? ''
}

/** How to read the row of moons; what is shared has no room for it. */
export const MOON_TEXT = 'the fuller the moon, the closer your forecast'

/** The row of moons of a run. */
export function moonsOf({ cases }: Pick<TrendPredictorPack, 'cases'>, locked: readonly number[]): string {
  return locked.map((percent, index) => moonOf(pointsOf(percent, cases[index]?.brokeOut === true))).join('')
}

/** The result in signs, without a word about the cases. */
export function shareGrid(pack: TrendPredictorPack, locked: readonly number[]): string {
  const { you, engine, baseRate } = totals(pack.cases, locked)
  const other = hasEngine(pack.cases) ? `the engine’s ${numberText(engine)}` : `the base rate’s ${numberText(baseRate)}`
  return `Trend Predictor ${dayText(pack.day)}\n${moonsOf(pack, locked)}\n${numberText(you)} to ${other}`
}
