import { smoothstep } from '../primitives/smoothstep'
import { GOES_ON, MOST_REACH, type TrendLife } from './life'

/** Shape of a light over time. The shader is written from the same numbers. */
export const LIGHT = {
  /** Shortest time in which a light halves after its peak, hours. */
  leastHalfLife: 6,
  /** A light halves so often between its peak and its latest evidence. */
  halvings: 3,
  /** What never goes out, so that the past stays visible. */
  ember: 0.06,
} as const

/**
 * How brightly a life burns at an instant, 0 to 1: nothing before its birth, a smooth rise to its peak, then a fade by
 * halves down to an ember. It kindles in the hour before its birth, so that nothing flashes up while time runs.
 * A life that goes on keeps an eighth of its light or more.
 *
 * @param hour Hours since 2020-01-01 UTC, fractions allowed.
 */
export function lifeLight(life: Pick<TrendLife, 'bornHour' | 'peakHours' | 'lastHours'>, hour: number): number {
  const age = hour - life.bornHour
  const kindled = Math.min(1, Math.max(0, age + 1))
  if (kindled === 0) return 0
  return kindled * Math.max(LIGHT.ember, age <= life.peakHours ? risen(life, age) : faded(life, age))
}

function risen({ peakHours }: Pick<TrendLife, 'peakHours'>, age: number): number {
  return smoothstep(0, peakHours + 1, age + 1)
}

function faded({ peakHours, lastHours }: Pick<TrendLife, 'peakHours' | 'lastHours'>, age: number): number {
  const burns = (lastHours === GOES_ON ? age : lastHours) - peakHours
  const halfLife = Math.max(LIGHT.leastHalfLife, burns / LIGHT.halvings)
  return 2 ** (-(age - peakHours) / halfLife)
}

/** How much of a sky's light comes from one life: what the brightest are chosen by, 0 to 1. */
export function lifeBrightness(life: Omit<TrendLife, 'number' | 'category' | 'family'>, hour: number): number {
  return brightnessOf(lifeLight(life, hour), life.reach)
}

/** The same where the light is known already. */
export function brightnessOf(light: number, reach: number): number {
  return (light * reach) / MOST_REACH
}
