import type { PredictorCase, TrendPredictorPack } from '../pack'
import { pointsOf } from '../rules/v1/rules'
import { totals } from './opponents'

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

/** `2 h 30 min` */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  const rest = Math.round(minutes % 60)
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** Said before the first case; without it the other forecasts would look odd. */
export function scaleText({ cases: [first] }: Pick<TrendPredictorPack, 'cases'>): string {
  const always = first === undefined ? '' : `, and the base rate says ${percentText(first.baseRate.here)} every time`
  return `About four of these ten broke out. The engine allows for that${always}.`
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
  return `${one.brokeOut ? 'It broke out' : 'It did not break out'}: ${numberText(top)} ${one.unit}, with the bar at ${numberText(one.bar)}.`
}

/** How far the answers were right, each as a moon: full for right, new for wrong. */
const MOONS = ['🌑', '🌒', '🌓', '🌔', '🌕'] as const

function moonOf(points: number): string {
  return MOONS[Math.min(MOONS.length - 1, Math.floor(points / 2_000))] ?? ''
}

/** How to read the row of moons; what is shared has no room for it. */
export const MOON_TEXT = 'the fuller a moon, the closer the forecast'

/** The row of moons of a run. */
export function moonsOf({ cases }: Pick<TrendPredictorPack, 'cases'>, locked: readonly number[]): string {
  return locked.map((percent, index) => moonOf(pointsOf(percent, cases[index]?.brokeOut === true))).join('')
}

/** The result in signs, without a word about the cases. */
export function shareGrid(pack: TrendPredictorPack, locked: readonly number[]): string {
  const { you, engine } = totals(pack.cases, locked)
  return `Trend Predictor ${dayText(pack.day)}\n${moonsOf(pack, locked)}\n${numberText(you)} to the engine’s ${numberText(engine)}`
}
