import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachOf } from './life'
import { classicLife, type LifeReading, nextLife, ownFamily, type RecordedLife } from './recorded-life'

const FIRST: LifeReading = { hour: 100, firstHour: 97, lastHour: 100, people: 20_000 }
const FAMILY = 7

describe('the life of a trend, from run to run', () => {
  it('begins with the first evidence and peaks where it was founded', () => {
    expect(nextLife(null, FIRST, FAMILY)).toEqual({
      bornHour: 97,
      peakHour: 100,
      lastHour: 100,
      reach: reachOf(20_000),
      family: FAMILY,
    })
  })

  it('moves its peak with a greater reach, and not with an equal or smaller one', () => {
    const born = nextLife(null, FIRST, FAMILY)
    const equal = nextLife(born, { ...FIRST, hour: 101, lastHour: 101 }, FAMILY)
    expect([equal.peakHour, equal.lastHour]).toEqual([100, 101])
    const greater = nextLife(equal, { ...FIRST, hour: 102, lastHour: 102, people: 40_000 }, FAMILY)
    expect([greater.peakHour, greater.reach]).toEqual([102, reachOf(40_000)])
    const smaller = nextLife(greater, { ...FIRST, hour: 103, lastHour: 103, people: 5 }, FAMILY)
    expect([smaller.peakHour, smaller.reach, smaller.lastHour]).toEqual([102, reachOf(40_000), 103])
  })

  it('is the very same where nothing changed', () => {
    const born = nextLife(null, FIRST, FAMILY)
    expect(nextLife(born, FIRST, 99)).toBe(born)
    expect(nextLife(born, { ...FIRST, hour: 160, people: 1 }, 99)).toBe(born)
  })

  it('was born earlier when older evidence joins it, and stays in its family', () => {
    const born = nextLife(null, FIRST, FAMILY)
    expect(nextLife(born, { ...FIRST, firstHour: 40 }, 99)).toEqual({ ...born, bornHour: 40 })
  })

  it('always runs from its birth over its peak to its end', () => {
    const hour = fc.integer({ min: -2_000, max: 90_000 })
    const reading = fc.record({
      hour,
      firstHour: hour,
      lastHour: hour,
      people: fc.double({ min: 0, max: 1e10, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1 }), (readings) => {
        let life: RecordedLife | null = null
        for (const one of readings) life = nextLife(life, one, FAMILY)
        expect(life?.bornHour).toBeLessThanOrEqual(life?.peakHour ?? Number.NaN)
        expect(life?.peakHour).toBeLessThanOrEqual(life?.lastHour ?? Number.NaN)
      }),
    )
  })
})

describe('the life of a trend of the catalogue', () => {
  const years = classicLife({ kind: 'years', from: 2014, to: 2021 }, FAMILY)

  it('spans its years, and nobody counted its people', () => {
    expect(years).toEqual({ bornHour: -52_584, peakHour: -52_584, lastHour: 8_784, reach: 0, family: FAMILY })
  })

  it('begins anew in its family once it is seen, however few people see it', () => {
    const seen = nextLife(years, { ...FIRST, people: 0 }, 99)
    expect(seen).toEqual({ bornHour: 97, peakHour: 100, lastHour: 100, reach: 1, family: FAMILY })
  })
})

describe('the family a trend begins', () => {
  it('is the end of its id', () => {
    expect(ownFamily('01920000-0000-7000-8000-00000000fffe')).toBe(65_534)
  })
})
