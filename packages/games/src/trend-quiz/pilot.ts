import type { GameMode } from '../game-definition'
import { clamp } from '../rules-kit/integer-maths'
import { randomStream } from '../rules-kit/random-stream'
import type { Pilot } from '../rules-kit/record-run'
import { type CourseItem, GATE_X, UNIT } from './rules/v1/course'
import { AIM_MAX_X, AIM_MAX_Y, AIM_STEP, type FlightInput } from './rules/v1/flight-input'
import type { FlightState } from './rules/v1/flight-state'
import { rules } from './rules/v1/rules'

/** Simple pilots stand in for players in tests, recorded runs and benchmarks. */
export type FlightPilot = Pilot<FlightState, FlightInput>

/** From here on it looks at the gate and no longer at sparks. */
const GATE_IN_SIGHT = 40 * UNIT
const LOOKS_AHEAD = 5 * UNIT

/** Rests a finger on the next spark, flies through the rings, and answers so many of a hundred questions wrongly. */
function trailPilot(seed: string, errorsIn100: number): FlightPilot {
  const random = randomStream(`${seed}/pilot`)
  let decided = { gate: -1, isLeft: false }
  let last = ''
  return (flight) => {
    const { course, isLeftRight } = flight.plan
    const gate = flight.gatesPassed
    if (decided.gate !== gate) {
      const knows = random.between(1, 100) > errorsIn100
      decided = { gate, isLeft: knows === (isLeftRight[gate] ?? true) }
    }
    if (rules.isWaiting(flight)) return { choice: decided.isLeft ? 'left' : 'right' }
    // Fingers are read thirty times a second.
    if (flight.tick % 2 === 1) return null
    const spark = nextSpark(course.items, flight)
    const isBeforeGate = (course.gates[gate] ?? 0) - flight.z < GATE_IN_SIGHT
    const to = isBeforeGate || spark === undefined ? { x: decided.isLeft ? -GATE_X : GATE_X, y: 0 } : spark
    const aim = [aimAt(to.x, AIM_MAX_X), aimAt(to.y, AIM_MAX_Y)] as const
    if (String(aim) === last) return null
    last = String(aim)
    return { aim }
  }
}

function aimAt(length: number, most: number): number {
  return clamp(Math.round(length / AIM_STEP), -most, most)
}

function nextSpark(items: readonly CourseItem[], { nextItem, z }: FlightState) {
  for (let index = nextItem; index < items.length; index += 1) {
    const item = items[index]
    if (item?.kind === 'spark' && item.z > z + LOOKS_AHEAD) return item
  }
  return undefined
}

/** Follows the trail and knows nearly everything. */
export const carefulPilot = (seed: string): FlightPilot => trailPilot(seed, 8)
/** Flies as well and knows nothing. */
export const guessingPilot = (seed: string): FlightPilot => trailPilot(seed, 50)

/** Presses keys at random. */
export function clumsyPilot(seed: string): FlightPilot {
  const random = randomStream(`${seed}/pilot`)
  return ({ tick }) => (tick % 17 === 0 ? { keys: random.between(0, 15) } : null)
}

/** Never keeps its finger still: nobody's log is longer. */
export function restlessPilot(seed: string): FlightPilot {
  const random = randomStream(`${seed}/pilot`)
  return ({ tick }) => {
    if (tick % 2 === 1) return { keys: tick % 4 === 1 ? 0 : random.between(1, 15) }
    return { aim: [random.between(-AIM_MAX_X, AIM_MAX_X), random.between(-AIM_MAX_Y, AIM_MAX_Y)] }
  }
}

/** Touches nothing. */
export const absentPilot = (): FlightPilot => () => null

/** Flights that are recorded with their ends, so that nobody changes the rules unawares. */
export const RECORDED_RUNS: readonly {
  readonly name: string
  readonly mode: GameMode
  readonly pilot: (seed: string) => FlightPilot
}[] = [
  { name: 'careful', mode: 'normal', pilot: carefulPilot },
  { name: 'careful-again', mode: 'normal', pilot: carefulPilot },
  { name: 'guessing', mode: 'normal', pilot: guessingPilot },
  { name: 'guessing-again', mode: 'normal', pilot: guessingPilot },
  { name: 'clumsy', mode: 'normal', pilot: clumsyPilot },
  { name: 'empty', mode: 'normal', pilot: absentPilot },
  { name: 'longest-log', mode: 'normal', pilot: restlessPilot },
  { name: 'calm', mode: 'calm', pilot: carefulPilot },
  { name: 'calm-guessing', mode: 'calm', pilot: guessingPilot },
  { name: 'calm-out-of-time', mode: 'calm', pilot: absentPilot },
]
