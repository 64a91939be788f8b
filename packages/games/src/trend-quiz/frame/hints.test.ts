import { describe, expect, it } from 'vitest'
import { UNIT } from '../rules/v1/course'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { hintOf } from './hints'

const start = { normal: rules.init('hints', samplePack, 'normal'), calm: rules.init('hints', samplePack, 'calm') }
const before = (units: number, change: Partial<FlightState> = {}, mode: 'normal' | 'calm' = 'normal'): FlightState => ({
  ...start[mode],
  tick: 300,
  z: (start[mode].plan.course.gates[0] ?? 0) - units * UNIT,
  ...change,
})

describe('the hints of a flight', () => {
  it('tell how to steer, until the first sparks are gathered', () => {
    expect(hintOf(before(200), 'keys')).toBe('Follow the sparks: arrow keys, mouse or gamepad.')
    expect(hintOf(before(200), 'finger')).toBe('Drag anywhere to steer. Follow the sparks.')
    expect(hintOf(before(200, { sparks: 12 }), 'keys')).toBe('')
    expect(hintOf(before(290, { tick: 10 }), 'keys')).toBe('')
  })

  it('tell at the first gate how one answers, and at no other', () => {
    expect(hintOf(before(80, { sparks: 40 }), 'keys')).toBe('Fly left or right to choose your answer.')
    expect(hintOf(before(80, { gatesPassed: 1 }), 'keys')).toBe('')
  })

  it('promise time in a calm flight, and leave the gate to its buttons', () => {
    expect(hintOf(before(80, {}, 'calm'), 'finger')).toBe('Your craft stops at the gate, so take your time.')
    expect(hintOf(before(30, {}, 'calm'), 'finger')).toBe('')
  })
})
