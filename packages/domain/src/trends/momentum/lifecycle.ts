import type { LifecycleStage } from './lifecycle-stage'

/** At or above this share of its highest velocity a thing that still accelerates is rising. */
export const RISING_SHARE = 0.8
/** Below this share of its highest velocity a thing fades. */
export const FADING_SHARE = 0.65
/** Observations in a row below FADING_SHARE before the stage turns: one weak reading is noise. */
export const FADING_RUNS = 2
/** Hours without anything new after which a thing is dormant. */
export const DORMANT_AFTER_HOURS = 48

export type LifecycleReading = {
  /** rho: velocity now as a share of the highest velocity of the running episode; see `velocityShare`. */
  readonly velocityShare: number
  /** ln of velocity now over velocity before: above 0 means it accelerates. */
  readonly acceleration: number
  /** Whether it is breaking out. */
  readonly alert: boolean
  /** Sources that show it, those quoting one another counted once; a single item counts 1. */
  readonly independentSources: number
  readonly hoursSinceNews: number
  /** Observations in a row with rho below FADING_SHARE, this one included; see `nextFadingRuns`. */
  readonly fadingRuns: number
}

/**
 * The stage of an item or of a whole trend: the first rule that holds of dormant, fading, emerging, rising, peak.
 * A first weak reading (fadingRuns 1) still counts as peak.
 */
export function lifecycleStage(reading: LifecycleReading): LifecycleStage {
  if (reading.hoursSinceNews >= DORMANT_AFTER_HOURS) return 'dormant'
  if (reading.fadingRuns >= FADING_RUNS) return 'fading'
  if (reading.alert && reading.independentSources < 2) return 'emerging'
  if (reading.velocityShare >= RISING_SHARE && reading.acceleration > 0) return 'rising'
  return 'peak'
}

/** How many observations in a row have been below FADING_SHARE after one more reading of rho. */
export function nextFadingRuns(runsBefore: number, velocityShareNow: number): number {
  return velocityShareNow < FADING_SHARE ? runsBefore + 1 : 0
}

/**
 * rho = velocity / highest velocity, at most 1. What never moved has not faded (1); what never rose and falls has (0).
 * Both velocities in the same unit.
 */
export function velocityShare(velocity: number, highestVelocity: number): number {
  if (!(highestVelocity > 0)) return velocity < 0 ? 0 : 1
  return Math.min(1, Math.max(0, velocity) / highestVelocity)
}
