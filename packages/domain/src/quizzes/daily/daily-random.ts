import { seededFraction } from '../../trends/planets/planet-seed'
import type { RandomNumber } from '../random-choice'

/** Numbers that look random and are the same for the same seed, on every machine. */
export function dailyRandom(seed: string): RandomNumber {
  let drawn = 0
  return () => {
    drawn += 1
    return seededFraction(seed, `quiz of the day ${drawn}`)
  }
}
