/** What is kept of one sighting; everything the learner reads is made from it. */
export const SIGHTING = {
  countZ: 0,
  velocityZ: 1,
  accelerationZ: 2,
  rankZ: 3,
  expectedZ: 4,
  /** tau = ln(age + 1/2) - ln 2, age in units */
  logAge: 5,
  /** 1 at the first sighting: velocity and acceleration are not known yet */
  firstSight: 6,
  surplus: 7,
  /** ln(1 + items younger than two units in the snapshot): how much competes for attention */
  logFresh: 8,
  /** how far the count lies above the snapshot's mean, in the snapshot's spreads */
  withinZ: 9,
  logRank: 10,
  /** where the instant lies in the source's rhythm (hour of day, day of week) */
  rhythmSin: 11,
  rhythmCos: 12,
  title: 13,
} as const

export const SIGHTING_WIDTH = 14
/** Terms of the learnt model. */
export const BREAKOUT_TERMS = 42
const Z_TERMS = 5

const OLDEST_UNITS = 48

/** tau of an age in units; beyond two days of units age says no more. */
export function logAge(ageUnits: number): number {
  return Math.log(Math.min(OLDEST_UNITS, Math.max(0, ageUnits)) + 0.5) - Math.LN2
}

/**
 * Writes the terms of the model for one sighting into `x`: a constant, the five z-scores alone, times tau and times
 * one another, age, first sight, surplus, the state of the snapshot, the rhythm of the source, the title.
 */
export function fillBreakoutTerms(sighting: ArrayLike<number>, start: number, x: Float64Array): void {
  const value = (term: number): number => sighting[start + term] as number
  const tau = value(SIGHTING.logAge)
  const first = value(SIGHTING.firstSight)
  const sin = value(SIGHTING.rhythmSin)
  const cos = value(SIGHTING.rhythmCos)
  const countZ = value(SIGHTING.countZ)
  let at = 0
  x[at++] = 1
  for (let z = 0; z < Z_TERMS; z += 1) {
    const own = value(z)
    x[at++] = own
    x[at++] = own * tau
    for (let other = z; other < Z_TERMS; other += 1) x[at++] = own * value(other)
  }
  x[at++] = tau
  x[at++] = tau * tau
  x[at++] = first
  x[at++] = first * countZ
  x[at++] = first * value(SIGHTING.rankZ)
  x[at++] = value(SIGHTING.surplus)
  x[at++] = value(SIGHTING.logFresh)
  x[at++] = value(SIGHTING.withinZ)
  x[at++] = value(SIGHTING.logRank)
  x[at++] = sin
  x[at++] = cos
  x[at++] = sin * tau
  x[at++] = cos * tau
  x[at++] = sin * countZ
  x[at++] = cos * countZ
  x[at++] = value(SIGHTING.title)
}
