import type { Body } from './body'
import type { Standing } from './standing'

/** Time in which a movement covers about two thirds of its way, seconds. */
const GLIDE_SECONDS = 0.28
const APPEAR_SECONDS = 0.34
const HOVER_SECONDS = 0.11
/** Longer gaps between frames count as this many seconds. */
export const LONGEST_STEP_SECONDS = 0.1
const PRESENCE: Readonly<Record<Standing, number>> = { shown: 1, aside: 0.25, dark: 0 }
/** Closer than this counts as arrived; scene units or shares. */
const SETTLED = 0.002

/** One step of an exponential approach that does not depend on the frame rate. */
export function approach(from: number, to: number, seconds: number, delta: number): number {
  const next = to + (from - to) * Math.exp(-delta / seconds)
  return Math.abs(next - to) < SETTLED ? to : next
}

function hasArrived(body: Body, presence: number, hover: number): boolean {
  const { position, wantedPosition } = body
  return (
    position.x === wantedPosition.x &&
    position.y === wantedPosition.y &&
    position.z === wantedPosition.z &&
    body.radius.value === body.restingRadius &&
    body.presence.value === presence &&
    body.hover.value === hover
  )
}

/**
 * Moves a planet towards where it belongs, in place and without allocating. True when something changed.
 *
 * @param delta Seconds since the last frame.
 * @param instant Jump instead of gliding (reduced motion).
 */
export function stepBody(body: Body, delta: number, hovered: boolean, standing: Standing, instant: boolean): boolean {
  const { position, wantedPosition } = body
  const presence = body.leaving || body.world === null ? 0 : PRESENCE[standing]
  const hover = hovered ? 1 : 0
  if (hasArrived(body, presence, hover)) return false
  const step = instant ? Number.POSITIVE_INFINITY : Math.min(delta, LONGEST_STEP_SECONDS)
  position.x = approach(position.x, wantedPosition.x, GLIDE_SECONDS, step)
  position.y = approach(position.y, wantedPosition.y, GLIDE_SECONDS, step)
  position.z = approach(position.z, wantedPosition.z, GLIDE_SECONDS, step)
  body.radius.value = approach(body.radius.value, body.restingRadius, GLIDE_SECONDS, step)
  body.presence.value = approach(body.presence.value, presence, APPEAR_SECONDS, step)
  body.hover.value = approach(body.hover.value, hover, HOVER_SECONDS, step)
  return true
}
