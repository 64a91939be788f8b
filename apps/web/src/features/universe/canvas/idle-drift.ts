/** The camera's slow swing around the planets while nobody does anything; changed in place by frame callbacks. */
export type IdleDrift = { angle: number; idleSeconds: number; swingSeconds: number }

const MAX_ANGLE = (2 * Math.PI) / 180
const SWING_SECONDS = 40
/** It starts after so long without input, and takes about so long to follow or to come back. */
const IDLE_AFTER_SECONDS = 4
const FOLLOW_SECONDS = 0.7
/** Closer to the resting view than this is at rest, radians. */
const SETTLED = 1e-5

export function newIdleDrift(): IdleDrift {
  return { angle: 0, idleSeconds: 0, swingSeconds: 0 }
}

/** Somebody did something: the camera comes back to rest. */
export function stopDrift(drift: IdleDrift): void {
  drift.idleSeconds = 0
  drift.swingSeconds = 0
}

/**
 * Moves the swing on. True when the angle changed.
 *
 * @param delta Seconds since the last frame.
 * @param mayDrift False while something is selected, pointed at or in motion.
 */
export function stepDrift(drift: IdleDrift, delta: number, mayDrift: boolean): boolean {
  if (!mayDrift) stopDrift(drift)
  else if (drift.idleSeconds < IDLE_AFTER_SECONDS) drift.idleSeconds += delta
  else drift.swingSeconds += delta
  const wanted = MAX_ANGLE * Math.sin((drift.swingSeconds * 2 * Math.PI) / SWING_SECONDS)
  if (wanted === 0 && drift.angle === 0) return false
  drift.angle += (wanted - drift.angle) * (1 - Math.exp(-delta / FOLLOW_SECONDS))
  if (wanted === 0 && Math.abs(drift.angle) < SETTLED) drift.angle = 0
  return true
}
