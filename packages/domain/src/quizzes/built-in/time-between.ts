import { DAY_MS } from '../../primitives/time'
import type { Difficulty } from '../question'
import { sayCount } from '../say-words'
import type { DatedEvent } from './dated-events'
import type { QuizMaterial } from './question-kind'

const YEAR_MS = 365.25 * DAY_MS
const MONTH_MS = YEAR_MS / 12
/** Units, the largest first, with the least number of each that is worth saying. */
const UNITS = [
  { name: 'years', ms: YEAR_MS, least: 3 },
  { name: 'months', ms: MONTH_MS, least: 2 },
  { name: 'days', ms: DAY_MS, least: 2 },
] as const
const STRETCHES: Readonly<Record<Difficulty, number>> = { easy: 1.9, medium: 1.55, hard: 1.35 }

/** Lengths of time to choose from: the right one, and three that the dates rule out. */
export type TimeBetween = { readonly right: string; readonly wrong: readonly string[] }

/**
 * How long it was from one event to the next, in words such as "about 7 years". No option reaches into the future.
 *
 * @returns Null where the dates leave too much open.
 */
export function timeBetween(
  from: DatedEvent,
  to: DatedEvent,
  { difficulty, random, nowMs }: Pick<QuizMaterial, 'difficulty' | 'random' | 'nowMs'>,
): TimeBetween | null {
  const [shortestMs, longestMs] = [to.startMs - from.endMs, to.endMs - from.startMs]
  const middleMs = (shortestMs + longestMs) / 2
  const unit = UNITS.find(({ ms, least }) => Math.round(middleMs / ms) >= least)
  if (shortestMs <= 0 || unit === undefined || (longestMs - shortestMs) / 2 > middleMs / 4) return null
  const right = Math.round(middleMs / unit.ms)
  const isRuledOut = (count: number): boolean =>
    (count + 0.75) * unit.ms < shortestMs || (count - 0.75) * unit.ms > longestMs
  const isPast = (count: number): boolean => from.endMs + count * unit.ms <= nowMs
  const walk = (factor: number): number[] => {
    let count = right
    const counts: number[] = []
    while (counts.length < 3 && count > 0 && count < 20 * right + 20) {
      const moved = Math.round(count * factor)
      count = moved === count ? count + Math.sign(factor - 1) : moved
      if (count > 0 && isPast(count) && isRuledOut(count) && !counts.includes(count)) counts.push(count)
    }
    return counts
  }
  const stretch = STRETCHES[difficulty] * (1 + 0.1 * random())
  const [shorter, longer] = [walk(1 / stretch), walk(stretch)]
  const wanted = Math.floor(random() * 4)
  const taken = Math.min(longer.length, Math.max(wanted, 3 - shorter.length))
  const wrong = [...longer.slice(0, taken), ...shorter.slice(0, 3 - taken)]
  const say = (count: number): string => `about ${sayCount(count, unit.name)}`
  return wrong.length === 3 ? { right: say(right), wrong: wrong.map(say) } : null
}
