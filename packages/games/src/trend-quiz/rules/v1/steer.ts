import type { Draft } from '../../../game-definition'
import { clamp, scaled } from '../../../rules-kit/integer-maths'
import { cruiseSpeed, GATE_X, GATES, HALF_HEIGHT, HALF_WIDTH, UNIT } from './course'
import { AIM_STEP, type FlightInput, gridAim, heldKeys, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_UP } from './flight-input'
import type { FlightState } from './flight-state'

/** The craft follows its aim like a weight on a damped spring: no turning circle to learn. In 1/1024 a tick. */
const SPRING = 41
const DAMPING = 410
/** Keys push the aim so far a tick, and never so far ahead of the craft that letting go would not stop it soon. */
const KEY_PACE = 400
const KEY_LEAD = 3000

/** 11.7 units a second */
const BOOST = 200
const SPEED_UP = 14
const SLOW_DOWN = 6

/** Calm flight stops here before a gate, its question and both rings in view. */
const HOLD_BEFORE_GATE = 30 * UNIT
/** It comes to rest by going a sixteenth of what is left each tick, and so much more that it arrives. */
const BRAKE_SHIFT = 4
const CREEP = 8

/** Whether a calm flight has stopped and waits for left or right. */
export function isWaiting(flight: FlightState): boolean {
  return flight.end === 'flying' && flight.z === holdLine(flight)
}

/** Turns and moves the craft by one tick. */
export function steer(flight: Draft<FlightState>, input: FlightInput | null): void {
  if (input?.keys !== undefined) flight.keys = heldKeys(input.keys)
  if (input?.choice !== undefined && isWaiting(flight)) flight.choice = input.choice === 'left' ? -1 : 1
  takeAim(flight, input)
  flight.velocityX += scaled(flight.aimX - flight.x, SPRING) - scaled(flight.velocityX, DAMPING)
  flight.velocityY += scaled(flight.aimY - flight.y, SPRING) - scaled(flight.velocityY, DAMPING)
  flight.x = clamp(flight.x + flight.velocityX, -HALF_WIDTH, HALF_WIDTH)
  flight.y = clamp(flight.y + flight.velocityY, -HALF_HEIGHT, HALF_HEIGHT)
  goOn(flight)
}

function takeAim(flight: Draft<FlightState>, input: FlightInput | null): void {
  if (flight.choice !== 0) {
    flight.aimX = flight.choice * GATE_X
    flight.aimY = 0
  } else if (input?.aim !== undefined) {
    const [x, y] = gridAim(input.aim)
    flight.aimX = x * AIM_STEP
    flight.aimY = y * AIM_STEP
  } else {
    flight.aimX = pushed(flight.aimX, flight.x, heldAlong(flight.keys, KEY_LEFT, KEY_RIGHT), HALF_WIDTH)
    flight.aimY = pushed(flight.aimY, flight.y, heldAlong(flight.keys, KEY_DOWN, KEY_UP), HALF_HEIGHT)
  }
}

function heldAlong(keys: number, back: number, forth: number): number {
  return ((keys & forth) === 0 ? 0 : 1) - ((keys & back) === 0 ? 0 : 1)
}

function pushed(aim: number, at: number, direction: number, bound: number): number {
  if (direction === 0) return aim
  return clamp(clamp(aim + direction * KEY_PACE, at - KEY_LEAD, at + KEY_LEAD), -bound, bound)
}

function goOn(flight: Draft<FlightState>): void {
  const wanted = cruiseSpeed(sectorOf(flight)) + (flight.boostTicks > 0 ? BOOST : 0)
  flight.speed += clamp(wanted - flight.speed, -SLOW_DOWN, SPEED_UP)
  const hold = holdLine(flight)
  if (hold !== null) {
    const left = hold - flight.z
    flight.speed = Math.min(flight.speed, left, (left >> BRAKE_SHIFT) + CREEP)
  }
  flight.z += flight.speed
}

function sectorOf({ gatesPassed }: FlightState): number {
  return Math.min(gatesPassed, GATES - 1)
}

/** Where a calm flight may not go on before it is told left or right; null if it may. */
function holdLine({ plan, choice, gatesPassed }: FlightState): number | null {
  const gate = plan.course.gates[gatesPassed]
  return plan.mode === 'normal' || choice !== 0 || gate === undefined ? null : gate - HOLD_BEFORE_GATE
}
