import { describe, expect, it } from 'vitest'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { chainLostText, gateGain, rowText } from './gain-words'

const start = rules.init('gains', samplePack, 'normal')
const flight = (change: Partial<FlightState>): FlightState => ({ ...start, ...change })

describe('what a gate gives or takes', () => {
  it('names the points with the streak that multiplied them, and the hull', () => {
    const before = flight({ points: 300, hull: 82, combo: 1 })
    expect(gateGain(before, flight({ points: 750, hull: 88, combo: 2 }))).toBe('+450 points, 2 in a row, ×2; +6 hull')
    expect(gateGain(before, flight({ points: 500, hull: 82, combo: 1 }))).toBe('+200 points')
    expect(gateGain(before, flight({ points: 300, hull: 64, combo: 0 }))).toBe('−18 hull')
    expect(gateGain(before, before)).toBe('')
  })

  it('names a row only where it multiplies', () => {
    expect([0, 1, 2, 5].map(rowText)).toEqual(['', '', '2 in a row, ×2', '5 in a row, ×5'])
  })

  it('says what is left of a chain', () => {
    expect(chainLostText(flight({ chain: 12 }))).toBe('Chain halved to 12')
    expect(chainLostText(flight({ chain: 0 }))).toBe('Chain lost')
  })
})
