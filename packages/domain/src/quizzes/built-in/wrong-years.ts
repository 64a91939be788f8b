import type { Difficulty } from '../question'
import { pickOne, type RandomNumber } from '../random-choice'

/** Least and most years between neighbouring options. */
const STEPS: Readonly<Record<Difficulty, readonly [number, number]>> = { easy: [3, 5], medium: [2, 3], hard: [1, 2] }

export type YearsAround = {
  readonly year: number
  /** Years a wrong option keeps from the right one at least: 2 where the date is known by its year only. */
  readonly leastGap: number
  readonly difficulty: Difficulty
  /** Both may be options. */
  readonly earliest: number
  readonly latest: number
  /** Years that are no options, such as those the question names. */
  readonly taken?: readonly number[]
}

function walk(count: number, direction: 1 | -1, around: YearsAround, random: RandomNumber): number[] {
  const [least, most] = STEPS[around.difficulty]
  let year = around.year
  return Array.from({ length: count }, (_, index) => {
    const step = least + Math.floor(random() * (most - least + 1))
    year += direction * Math.max(step, index === 0 ? around.leastGap : 1)
    while (around.taken?.includes(year) === true) year += direction
    return year
  }).filter((one) => one >= around.earliest && one <= around.latest)
}

/**
 * Three wrong years around the right one, so that its place among them tells nothing; the harder, the closer.
 *
 * @returns Null where there is no room for three.
 */
export function wrongYears(around: YearsAround, random: RandomNumber): readonly number[] | null {
  const earlier = walk(3, -1, around, random)
  const later = walk(3, 1, around, random)
  const wanted = pickOne([0, 1, 2, 3], random) ?? 0
  const taken = Math.min(later.length, Math.max(wanted, 3 - earlier.length))
  const years = [...later.slice(0, taken), ...earlier.slice(0, 3 - taken)]
  return years.length === 3 ? years : null
}
