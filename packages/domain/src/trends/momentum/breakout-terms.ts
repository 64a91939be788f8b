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
  /** ln of the count over the source's bar: 0 at the bar, negative below */
  toBar: 9,
  /** the same for the count two units from now if the velocity lasts */
  toBarAhead: 10,
  /** where the instant lies in the source's rhythm (hour of day, day of week) */
  rhythmSin: 11,
  rhythmCos: 12,
  title: 13,
} as const

export const SIGHTING_WIDTH = 14
/** Terms of the learnt model. */
export const BREAKOUT_TERMS = 45
const Z_TERMS = 5

const OLDEST_UNITS = 48

/** tau of an age in units; beyond two days of units age says no more. */
export function logAge(ageUnits: number): number {
  return Math.log(Math.min(OLDEST_UNITS, Math.max(0, ageUnits)) + 0.5) - Math.LN2
}

/**
 * Writes the terms of the model for one sighting into `x`: a constant; the five z-scores alone, times tau and times
 * one another; age; first sight; surplus; competition; the rhythm of the source with its second harmonic; the title
 * alone and times age, count and velocity; the distance to the bar.
 */
export function fillBreakoutTerms(sighting: ArrayLike<number>, start: number, x: Float64Array): void {
  const tau = sighting[start + SIGHTING.logAge] as number
  const sin = sighting[start + SIGHTING.rhythmSin] as number
  const cos = sighting[start + SIGHTING.rhythmCos] as number
  const countZ = sighting[start + SIGHTING.countZ] as number
  const title = sighting[start + SIGHTING.title] as number
  const toBar = sighting[start + SIGHTING.toBar] as number
  let at = 0
  x[at++] = 1
  for (let z = 0; z < Z_TERMS; z += 1) {
    const own = sighting[start + z] as number
    x[at++] = own
    x[at++] = own * tau
    for (let other = z; other < Z_TERMS; other += 1) x[at++] = own * (sighting[start + other] as number)
  }
  x[at++] = tau
  x[at++] = tau * tau
  x[at++] = sighting[start + SIGHTING.firstSight] as number
  x[at++] = sighting[start + SIGHTING.surplus] as number
  x[at++] = sighting[start + SIGHTING.logFresh] as number
  x[at++] = sin
  x[at++] = cos
  x[at++] = 2 * sin * cos
  x[at++] = cos * cos - sin * sin
  x[at++] = sin * tau
  x[at++] = cos * tau
  x[at++] = sin * countZ
  x[at++] = cos * countZ
  x[at++] = title
  x[at++] = title * tau
  x[at++] = title * countZ
  x[at++] = title * (sighting[start + SIGHTING.velocityZ] as number)
  x[at++] = sighting[start + SIGHTING.toBarAhead] as number
  x[at++] = toBar * toBar
}
