import { describe, expect, it } from 'vitest'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { chainLostText, gateGain, rowText } from './gain-words'

const start = rules.init('gains', samplePack, 'normal')
const flight = (change: Partial<FlightState>): FlightState => ({ ...start, ...change })

describe('what a gate gives or takes', () => {
  it('names the points with the streak that multiplied them, and the hull', () => {
    const before = flight({ points: 300, hull: 82, combo: 1, gatesPassed: 1, wasRight: 0b1, wasClean: 0b1 })
    const after = flight({ ...before, gatesPassed: 2, wasRight: 0b11, wasClean: 0b11, combo: 2 })
    expect(gateGain(before, { ...after, points: 750, hull: 88 })).toBe('+450 points, 2 in a row, ×2; +6 hull')
    expect(gateGain(before, { ...after, points: 300, hull: 64, combo: 0, wasRight: 0b1 })).toBe('−18 hull')
    expect(gateGain(before, before)).toBe('')
  })

  it('says why a correct answer earned less: beside its ring', () => {
    const now = flight({ points: 200, combo: 1, gatesPassed: 1, wasRight: 0b1 })
    expect(gateGain(start, now)).toBe('+200 points, ring missed')
    expect(gateGain(start, { ...now, points: 250, wasClean: 0b1 })).toBe('+250 points')
  })

  it('names a row only where it multiplies, and counts on where the factor stays', () => {
    const row = (combo: number, gatesPassed: number, wasRight: number): string =>
      rowText(flight({ combo, gatesPassed, wasRight }))
    expect(row(0, 3, 0b011)).toBe('')
    expect(row(1, 3, 0b100)).toBe('')
    expect(row(2, 4, 0b1101)).toBe('2 in a row, ×2')
    expect(row(5, 10, 0b11_1111_1101)).toBe('8 in a row, ×5')
  })

  it('says what is left of a chain', () => {
    expect(chainLostText(flight({ chain: 12 }))).toBe('Chain halved to 12')
    expect(chainLostText(flight({ chain: 0 }))).toBe('Chain lost')
  })
})
