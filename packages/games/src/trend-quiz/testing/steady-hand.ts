import { clamp } from '../../rules-kit/integer-maths'
import { randomStream } from '../../rules-kit/random-stream'
import type { FlightPilot } from '../pilot'
import { GATE_X, UNIT } from '../rules/v1/course'
import { AIM_MAX_X, AIM_MAX_Y, AIM_STEP } from '../rules/v1/flight-input'
import { rules } from '../rules/v1/rules'

const GATE_IN_SIGHT = 40 * UNIT
const LOOKS_AHEAD = 5 * UNIT
/** In thousandths: how much of the way to what it saw a hand goes in a tick, and how much of its last error stays. */
const HASTE = 120
const LINGERING = 970
const THOUSAND = 1000

/**
 * Somebody who knows every answer and follows the trail with a hand far steadier than people have: it goes where it saw
 * the trail a few ticks ago, and is wrong by a step or two of the grid. No two real players are as alike as two of these.
 */
export function steadyHand(seed: string, ticksLate: number): FlightPilot {
  const random = randomStream(`${seed}/hand`)
  const seen: { readonly x: number; readonly y: number }[] = []
  const [along, above] = [axis(random), axis(random)]
  let last = ''
  return (flight) => {
    const { course, isLeftRight } = flight.plan
    const isLeft = isLeftRight[flight.gatesPassed] ?? true
    if (rules.isWaiting(flight)) return { choice: isLeft ? 'left' : 'right' }
    const spark = course.items
      .slice(flight.nextItem)
      .find(({ kind, z }) => kind === 'spark' && z > flight.z + LOOKS_AHEAD)
    const isBeforeGate = (course.gates[flight.gatesPassed] ?? 0) - flight.z < GATE_IN_SIGHT
    seen.push(isBeforeGate || spark?.kind !== 'spark' ? { x: isLeft ? -GATE_X : GATE_X, y: 0 } : spark)
    const to = seen.at(-1 - ticksLate) ?? { x: 0, y: 0 }
    const aim = [along(to.x, AIM_MAX_X), above(to.y, AIM_MAX_Y)] as const
    // Fingers are read thirty times a second.
    if (flight.tick % 2 === 1 || String(aim) === last) return null
    last = String(aim)
    return { aim }
  }
}

function axis(random: { between(low: number, high: number): number }) {
  let at = 0
  let error = 0
  return (to: number, most: number) => {
    at += ((to / AIM_STEP - at) * HASTE) / THOUSAND
    error = (error * LINGERING) / THOUSAND + random.between(-THOUSAND, THOUSAND) / THOUSAND
    return clamp(Math.round(at + error), -most, most)
  }
}
