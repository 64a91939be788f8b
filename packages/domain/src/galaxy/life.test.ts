import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../primitives/time'
import { hourOf, hourStartMs, peopleOfReach, reachOf } from './life'

describe('hours of lives', () => {
  it('are counted from 2020 in UTC', () => {
    expect(hourOf(Date.parse('2020-01-01T00:59:59Z'))).toBe(0)
    expect(hourOf(Date.parse('2026-11-20T18:30:00Z'))).toBe(60_378)
    expect(hourOf(Date.parse('2019-12-31T23:59:59Z'))).toBe(-1)
  })

  it('hold the instant they begin with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: HOUR_MS - 1 }), (hour, rest) => {
        expect(hourOf(hourStartMs(hour) + rest)).toBe(hour)
      }),
    )
  })
})

describe('reach', () => {
  it('says how many people within five percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 3_900_000_000 }), (people) => {
        expect(Math.abs(peopleOfReach(reachOf(people)) / people - 1)).toBeLessThan(0.05)
      }),
    )
  })

  it('stays in a byte, whatever was counted', () => {
    expect([-5, 0, 1, 1e12].map(reachOf)).toEqual([0, 0, 8, 255])
  })
})
