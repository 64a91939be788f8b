import { UNIT } from '../rules/v1/course'
import type { FlightState } from '../rules/v1/flight-state'

/** A flight as pictures show it: between two ticks, in units of the scene. One object, filled anew for each picture. */
export type FlightView = {
  x: number
  y: number
  /** Along the course. */
  z: number
  /** Across and upwards, units a tick. */
  leanX: number
  leanY: number
  /** Units a tick. */
  speed: number
  /** How much of a boost is left, 0 to 1. */
  rush: number
  /** Sets in when a rock is met and fades, 0 to 1. */
  hurt: number
}

export const newFlightView = (): FlightView => ({
  x: 0,
  y: 0,
  z: 0,
  leanX: 0,
  leanY: 0,
  speed: 0,
  rush: 0,
  hurt: 0,
})

const RUSH_TICKS = 60
const GRACE_TICKS = 75

/** @param between 0: as it was; 1: as it is. */
export function viewBetween(before: FlightState, now: FlightState, between: number, into: FlightView): FlightView {
  const mix = (from: number, to: number): number => (from + (to - from) * between) / UNIT
  into.x = mix(before.x, now.x)
  into.y = mix(before.y, now.y)
  into.z = mix(before.z, now.z)
  into.leanX = mix(before.velocityX, now.velocityX)
  into.leanY = mix(before.velocityY, now.velocityY)
  into.speed = mix(before.speed, now.speed)
  into.rush = Math.min(1, (before.boostTicks + (now.boostTicks - before.boostTicks) * between) / RUSH_TICKS)
  into.hurt = (before.graceTicks + (now.graceTicks - before.graceTicks) * between) / GRACE_TICKS
  return into
}
