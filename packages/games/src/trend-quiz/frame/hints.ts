import { UNIT } from '../rules/v1/course'
import type { FlightState } from '../rules/v1/flight-state'

/** The first words after a start are the sky's. */
const HINTS_FROM_TICK = 45
/** Someone who has gathered so many knows what the trail is for. */
const LEARNT_SPARKS = 12
/** Its rings are large enough to be steered for. */
const GATE_AHEAD = 110 * UNIT

/** There the buttons of a calm flight take over. */
const CALM_STOP = 34 * UNIT

const TRAIL = {
  finger: 'Drag anywhere to steer. Follow the sparks.',
  keys: 'Follow the sparks: arrow keys, mouse or gamepad.',
} as const
const GATE = 'Fly left or right to choose your answer.'
const CALM_GATE = 'Your craft stops at the gate, so take your time.'

/** What steers the craft. */
export type Hand = keyof typeof TRAIL

/** What a player is told on the way to the first gate; empty where nothing needs telling. */
export function hintOf({ plan, gatesPassed, tick, z, sparks }: FlightState, hand: Hand): string {
  if (gatesPassed > 0 || tick < HINTS_FROM_TICK) return ''
  const toGate = (plan.course.gates[0] ?? 0) - z
  if (toGate > GATE_AHEAD) return sparks < LEARNT_SPARKS ? TRAIL[hand] : ''
  if (plan.mode === 'normal') return GATE
  return toGate > CALM_STOP ? CALM_GATE : ''
}
