import type { Difficulty } from '../question'
import { pickOne, type RandomNumber } from '../random-choice'

/** Each wrong number is at least so many times the one beside it. */
const FACTORS: Readonly<Record<Difficulty, number>> = { easy: 1.9, medium: 1.5, hard: 1.3 }
/** Share by which a step may turn out longer. */
const JITTER = 0.12
/** Up to here steps are counted, not multiplied. */
const SMALL = 20
const SMALL_STEPS: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 2, hard: 1 }

export type NumbersAround = {
  readonly value: number
  readonly difficulty: Difficulty
  /** "More than 300" is true of less as well: then only larger ones are wrong, and the other way round. */
  readonly side?: 'larger' | 'smaller'
  /** Digits behind the point. */
  readonly decimals?: number
  /** Wrong numbers are not below this one. */
  readonly least?: number
  readonly most?: number
}

/** A number written as roughly as `value` is: to the same place, but to two digits at least (beside 300 stands 450). */
function roundLike(number: number, value: number, decimals: number): number {
  if (decimals > 0) {
    const rounded = Number(number.toFixed(decimals))
    // "103.0" beside "66.8" would stand out
    return Number.isInteger(rounded) ? Number((rounded + 10 ** -decimals).toFixed(decimals)) : rounded
  }
  const zeros = /0*$/.exec(Math.round(value).toString())?.[0].length ?? 0
  const step = 10 ** zeros
  return number >= 10 * step ? Math.round(number / step) * step : Math.round(Number(number.toPrecision(2)))
}

function nextNumber(from: number, direction: 1 | -1, around: NumbersAround, random: RandomNumber): number {
  const { value, difficulty, decimals = 0 } = around
  if (value <= SMALL && decimals === 0) {
    return from + direction * (SMALL_STEPS[difficulty] + Math.floor(random() * 2))
  }
  const factor = FACTORS[difficulty] * (1 + JITTER * random())
  const moved = direction === 1 ? from * factor : from / factor
  return roundLike(moved, value, decimals)
}

function walk(direction: 1 | -1, around: NumbersAround, random: RandomNumber): number[] {
  const { value, least = 1, most = Number.POSITIVE_INFINITY } = around
  let number = value
  const numbers = Array.from({ length: 3 }, () => {
    number = nextNumber(number, direction, around, random)
    return number
  })
  return numbers.filter((one) => one >= least && one <= most && one !== value)
}

/**
 * Three wrong numbers clearly apart from the right one and from each other, rounded as it is; the harder, the closer.
 *
 * @returns Null where there is no room for three.
 */
export function wrongNumbers(around: NumbersAround, random: RandomNumber): readonly number[] | null {
  const smaller = around.side === 'larger' ? [] : [...new Set(walk(-1, around, random))]
  const larger = around.side === 'smaller' ? [] : [...new Set(walk(1, around, random))]
  const wanted = pickOne([0, 1, 2, 3], random) ?? 0
  const taken = Math.min(larger.length, Math.max(wanted, 3 - smaller.length))
  const numbers = [...larger.slice(0, taken), ...smaller.slice(0, 3 - taken)]
  return numbers.length === 3 ? numbers : null
}
