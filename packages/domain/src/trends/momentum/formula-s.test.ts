import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaS, type MomentumTerms, surplus } from './formula-s'
import { acceleration, nextVelocity } from './velocity'

const term = fc.double({ min: -6, max: 6, noNaN: true })
const termsArbitrary: fc.Arbitrary<MomentumTerms> = fc.record({
  countZ: term,
  velocityZ: term,
  rankZ: term,
  acceleration: term,
  surplus: term,
})

describe('formulaS', () => {
  it('is z_u + 0.5 z_v + a + 0.5 ln UR + 0.5 z_r', () => {
    expect(formulaS({ countZ: 1, velocityZ: 2, acceleration: 0.5, surplus: 3, rankZ: -1 })).toBe(3.5)
  })

  it('never falls when one of its terms rises', () => {
    fc.assert(
      fc.property(
        termsArbitrary,
        fc.constantFrom<keyof MomentumTerms>('countZ', 'velocityZ', 'rankZ', 'acceleration', 'surplus'),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (terms, name, more) => {
          expect(formulaS({ ...terms, [name]: terms[name] + more })).toBeGreaterThanOrEqual(formulaS(terms))
        },
      ),
    )
  })

  it('never falls when an item gained more, all else equal', () => {
    const gain = fc.double({ min: 0, max: 1e9, noNaN: true })
    const scoreOf = (gained: number): number => {
      const velocity = nextVelocity(3, gained, 0.5)
      const speed = Math.log(1 + Math.max(0, velocity) / 5)
      return formulaS({
        countZ: Math.log(gained + 1),
        velocityZ: speed,
        rankZ: 0,
        acceleration: acceleration(velocity, 3, 5),
        surplus: surplus(gained, 20, 5),
      })
    }
    fc.assert(
      fc.property(gain, gain, (a, b) => {
        expect(scoreOf(Math.max(a, b))).toBeGreaterThanOrEqual(scoreOf(Math.min(a, b)))
      }),
    )
  })
})

describe('surplus', () => {
  it('is 0 when an item gained what was expected, and bounded otherwise', () => {
    expect(surplus(10, 10, 5)).toBe(0)
    expect(surplus(1e15, 0, 1e-6)).toBe(6)
    expect(surplus(0, 1e15, 1e-6)).toBe(-6)
  })
})

describe('nextVelocity', () => {
  it('comes to a steady gain with a half-life of one unit, whatever the spacing', () => {
    expect(nextVelocity(0, 10, 1)).toBeCloseTo(5, 10)
    const halves = nextVelocity(nextVelocity(0, 5, 0.5), 5, 0.5)
    expect(halves).toBeCloseTo(5, 10)
    expect(nextVelocity(10, 120, 12)).toBeCloseTo(10, 2)
  })

  it('loses no gain at a repeated instant and never divides by zero', () => {
    expect(nextVelocity(2, 0, 0)).toBe(2)
    expect(nextVelocity(0, 10, 0)).toBeCloseTo(nextVelocity(0, 10, 1e-5), 3)
  })

  it('turns negative where counts fall', () => {
    expect(nextVelocity(0, -100, 1)).toBeLessThan(0)
  })
})
