import type { TrendLife } from './life'
import { hashedFraction, hashedOffset } from './life-hash'

/** Form of the galaxy, in units of its space. The shader is written from the same numbers. */
export const GALAXY = {
  /** Distance from the middle at birth. */
  heart: 0.8,
  /** What the distance grows by for every factor of e in age, days. */
  drift: 1.45,
  /** Radians an arm turns per unit of distance. */
  twist: 0.42,
  /** Half the width of an arm: of the whole turn that one arm has, its constellations spread over so much. */
  armShare: 0.34,
  /** The same for the stars of one constellation. */
  familyShare: 0.12,
  /** Constellations and their stars spread along the radius as well, by these parts of the distance. */
  familyDrift: 0.1,
  starDrift: 0.05,
  /** Thickness at the middle, and over what distance it falls to 1/e of itself. */
  thickness: 0.55,
  thinning: 5,
  /** Thinnest it gets. */
  leastThickness: 0.08,
} as const

const HOURS_OF_DAY = 24

/** How far out lives of an age stand, in hours, before their constellation and number move them a little. */
export function radiusAtAge(hours: number): number {
  return GALAXY.heart + GALAXY.drift * Math.log(1 + Math.max(0, hours) / HOURS_OF_DAY)
}

const TURN = 2 * Math.PI

/** What each draw of a life's number or family is for; the shader counts the same. */
export const DRAWS = { familyAngle: 1, familyDrift: 2, starAngle: 3, starDrift: 4, height: 5 } as const

export type Place = { x: number; y: number; z: number }

/** Sum of three fractions, stretched to the spread of a standard normal distribution: close to one, without a tail. */
function gaussian(seed: number): number {
  const sum =
    hashedFraction(seed, DRAWS.height) + hashedFraction(seed, DRAWS.height + 1) + hashedFraction(seed, DRAWS.height + 2)
  return 2 * (sum - 1.5)
}

/**
 * Where a life stands at an instant: it is born near the heart, drifts outward along the arm of its category, among its
 * constellation. A pure function of the life, so that the same trend is in the same place for everybody, and no place is
 * stored. `y` is up; the disc lies in x and z.
 *
 * @param hour Hours since 2020-01-01 UTC, fractions allowed; before its birth a life stands where it will be born.
 * @param categories Length of the table of categories: the galaxy has one arm for each.
 * @param into Is written to and returned, so that a loop over many lives allocates nothing.
 */
export function lifePlace(
  life: Pick<TrendLife, 'number' | 'bornHour' | 'category' | 'family'>,
  hour: number,
  categories: number,
  into: Place = { x: 0, y: 0, z: 0 },
): Place {
  const { number, family } = life
  const spread =
    1 +
    GALAXY.familyDrift * hashedOffset(family, DRAWS.familyDrift) +
    GALAXY.starDrift * hashedOffset(number, DRAWS.starDrift)
  const radius = radiusAtAge(hour - life.bornHour) * spread
  const arm = TURN / categories
  const angle =
    arm * life.category +
    arm * GALAXY.armShare * hashedOffset(family, DRAWS.familyAngle) +
    arm * GALAXY.familyShare * hashedOffset(number, DRAWS.starAngle) +
    GALAXY.twist * radius
  const thickness = Math.max(GALAXY.leastThickness, GALAXY.thickness * Math.exp(-radius / GALAXY.thinning))
  into.x = radius * Math.cos(angle)
  into.y = thickness * gaussian(number)
  into.z = radius * Math.sin(angle)
  return into
}
