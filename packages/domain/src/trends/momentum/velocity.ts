/** Half-life of the smoothed velocity, in units. */
const HALF_LIFE_UNITS = 1

/**
 * The next exponentially weighted velocity: gain per unit, half-life one unit, in real elapsed time.
 * At no elapsed time it takes the limit, so that two readings of one instant neither divide by 0 nor lose a gain.
 */
export function nextVelocity(velocity: number, gain: number, elapsedUnits: number): number {
  const decay = 2 ** (-elapsedUnits / HALF_LIFE_UNITS)
  const weight = elapsedUnits > 1e-6 ? (1 - decay) / elapsedUnits : Math.LN2 / HALF_LIFE_UNITS
  return velocity * decay + gain * weight
}

/** a = ln of velocity now over velocity before, both above the noise; above 0 means it accelerates. */
export function acceleration(velocity: number, velocityBefore: number, noise: number): number {
  return Math.log((Math.max(velocity, 0) + noise) / (Math.max(velocityBefore, 0) + noise))
}
