/** What formula S reads of one item; all in natural-log units. */
export type MomentumTerms = {
  /** How far the count, the velocity and the rank lie above the item's age cohort, in spreads. */
  readonly countZ: number
  readonly velocityZ: number
  readonly rankZ: number
  /** ln of velocity now over velocity before. */
  readonly acceleration: number
  /** ln of gain so far over the gain its places in the list led to expect. */
  readonly surplus: number
}

/** Logarithms beyond this say no more. */
const LARGEST_LOG = 6

/** A logarithm kept within -6 and 6. */
export function boundedLog(value: number): number {
  return value > -LARGEST_LOG ? (value < LARGEST_LOG ? value : LARGEST_LOG) : -LARGEST_LOG
}

/** S = z_u + 0.5*z_v + a + 0.5*ln UR + 0.5*z_r: the momentum of an item before anything is learnt of its source. */
export function formulaS(terms: MomentumTerms): number {
  return terms.countZ + 0.5 * terms.velocityZ + terms.acceleration + 0.5 * terms.surplus + 0.5 * terms.rankZ
}

/** Counts of gain added to both sides of UR, in units of the source's noise, so that a handful of counts proves nothing. */
const SURPLUS_PRIOR = 0.46

/** ln UR: gain so far over the gain expected so far. */
export function surplus(gain: number, expectedGain: number, noise: number): number {
  const prior = SURPLUS_PRIOR * noise
  return boundedLog(Math.log((Math.max(0, gain) + prior) / (Math.max(0, expectedGain) + prior)))
}

/** ln of the gain expected so far, above the same prior. */
export function logExpectedGain(expectedGain: number, noise: number): number {
  return Math.log(Math.max(0, expectedGain) + SURPLUS_PRIOR * noise)
}
