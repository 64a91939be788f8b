import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '../question'
import { pastEvents } from './dated-events'
import { timeBetween } from './time-between'
import { wrongMagnitudes } from './wrong-magnitudes'
import { wrongNumbers } from './wrong-numbers'
import { wrongYears } from './wrong-years'

const difficulty = fc.constantFrom(...DIFFICULTIES)
const seed = fc.integer()

describe('wrongYears', () => {
  it('gives three different years within bounds, apart from the right one and from those that are taken', () => {
    const around = fc.record({
      year: fc.integer({ min: 1900, max: 2024 }),
      leastGap: fc.integer({ min: 1, max: 4 }),
      difficulty,
      earliest: fc.constant(1),
      latest: fc.constant(2026),
      taken: fc.array(fc.integer({ min: 1990, max: 2026 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(around, seed, (given, from) => {
        const years = wrongYears(given, seededNumbers(from)) ?? []
        expect(years).toHaveLength(3)
        expect(new Set(years).size).toBe(3)
        for (const year of years) {
          expect(Math.abs(year - given.year)).toBeGreaterThanOrEqual(given.leastGap)
          expect(year).toBeLessThanOrEqual(2026)
          expect(given.taken).not.toContain(year)
        }
      }),
      { seed: 12 },
    )
  })

  it('lets the right year stand at every place among the four', () => {
    const random = seededNumbers(5)
    const given = { year: 2000, leastGap: 1, difficulty: 'medium', earliest: 1, latest: 2026 } as const
    const places = Array.from(
      { length: 400 },
      () => (wrongYears(given, random) ?? []).filter((year) => year < 2000).length,
    )
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(60)
  })

  it('lies closer the harder the quiz', () => {
    const spread = (level: 'easy' | 'hard'): number => {
      const given = { year: 1950, leastGap: 1, difficulty: level, earliest: 1, latest: 2026 } as const
      const years = wrongYears(given, seededNumbers(1)) ?? []
      return Math.max(...years.map((year) => Math.abs(year - 1950)))
    }
    expect(spread('hard')).toBeLessThan(spread('easy'))
  })

  it('gives up where there is no room', () => {
    const given = { year: 2025, leastGap: 1, difficulty: 'hard', earliest: 2024, latest: 2026 } as const
    expect(wrongYears(given, seededNumbers(1))).toBeNull()
  })
})

describe('wrongNumbers', () => {
  const side = fc.constantFrom(undefined, 'larger' as const, 'smaller' as const)

  it('gives three numbers clearly apart from the right one and from each other', () => {
    const value = fc.integer({ min: 12, max: 2_000_000 })
    fc.assert(
      fc.property(value, difficulty, seed, (right, level, from) => {
        const numbers = wrongNumbers({ value: right, difficulty: level }, seededNumbers(from)) ?? []
        expect(numbers).toHaveLength(3)
        const all = [right, ...numbers].sort((a, b) => a - b)
        for (const [index, number] of all.slice(1).entries()) {
          const least = right <= 20 ? 1 : 0.15 * (all[index] ?? 0)
          expect(number - (all[index] ?? 0)).toBeGreaterThanOrEqual(least)
        }
      }),
      { seed: 13 },
    )
  })

  it('stays on the side where a number is wrong: "more than 300" is true of 400', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 90_000 }), side, seed, (value, wrongSide, from) => {
        const given = { value, difficulty: 'medium', ...(wrongSide !== undefined && { side: wrongSide }) } as const
        for (const number of wrongNumbers(given, seededNumbers(from)) ?? []) {
          if (wrongSide === 'larger') expect(number).toBeGreaterThan(value)
          if (wrongSide === 'smaller') expect(number).toBeLessThan(value)
          expect(number).toBeGreaterThan(0)
        }
      }),
      { seed: 14 },
    )
  })

  it('rounds like the right one', () => {
    for (const from of [1, 2, 3, 4]) {
      const random = seededNumbers(from)
      for (const number of wrongNumbers({ value: 300, difficulty: 'medium' }, random) ?? []) {
        expect(Number(number.toPrecision(2))).toBe(number)
      }
      for (const number of wrongNumbers({ value: 41.7, difficulty: 'hard', decimals: 1 }, random) ?? []) {
        expect(Number(number.toFixed(1))).toBe(number)
      }
    }
  })
})

describe('wrongMagnitudes', () => {
  const others = (before: string, value: number, behind: string) =>
    Array.from({ length: 12 }, (_, from) => wrongMagnitudes({ before, value, behind }, seededNumbers(from)) ?? [])

  it('says three sizes that are three times apart, written as the figure is', () => {
    for (const said of others('$', 66.8, ' billion')) {
      expect(said).toHaveLength(3)
      for (const one of said) {
        expect(one).toMatch(/^\$(?:2\.47|7\.42|22\.3|200|601) billion$|^\$1\.8 trillion$/)
      }
    }
    expect(new Set(others('', 50_000, '').flat())).toEqual(
      new Set(['2,000', '6,000', '20,000', '200,000', '500,000', '1,000,000']),
    )
    expect(new Set(others('€', 3, 'bn').flat()).size).toBeGreaterThan(3)
    for (const one of others('', 6.74, ' Million').flat())
      expect(one).toMatch(/^(?:\d{1,3}(?:,\d{3})?|\d+(?:\.\d+)? [MB]illion)$/)
  })

  it('lets the right one stand in more than one place, and gives up where it cannot', () => {
    const sizes = others('', 640, '').map((said) => said.filter((one) => one.length < 3).length)
    expect(new Set(sizes).size).toBeGreaterThan(1)
    for (const [value, behind] of [
      [17, ''],
      [96, '%'],
      [3, ' percent'],
    ] as const) {
      expect(others('', value, behind).flat()).toEqual([])
    }
  })
})

describe('timeBetween', () => {
  const between = (
    a: string,
    precisionA: 'year' | 'month' | 'day',
    b: string,
    precisionB: 'year' | 'month' | 'day',
  ) => {
    const [from, to] = pastEvents(
      [
        { kind: 'dated', at: `${a}T00:00:00.000Z`, precision: precisionA, text: 'One.' },
        { kind: 'dated', at: `${b}T00:00:00.000Z`, precision: precisionB, text: 'Two.' },
      ],
      Date.UTC(2026, 10, 22),
    )
    if (from === undefined || to === undefined) throw new Error('not past')
    const random = seededNumbers(3)
    return timeBetween(from, to, { difficulty: 'medium', random, nowMs: Date.UTC(2026, 10, 22) })
  }

  it.each([
    ['2013-12-06', 'day', '2024-05-24', 'day', 'about 10 years'],
    ['2016-07-06', 'day', '2018-01-01', 'month', 'about 18 months'],
    ['2024-04-07', 'day', '2024-04-15', 'day', 'about 8 days'],
    ['1965-01-01', 'year', '2022-03-01', 'month', 'about 57 years'],
  ] as const)('from %s (%s) to %s (%s) it is %s', (a, precisionA, b, precisionB, expected) => {
    const found = between(a, precisionA, b, precisionB)
    expect(found?.right).toBe(expected)
    expect(new Set([found?.right, ...(found?.wrong ?? [])]).size).toBe(4)
  })

  it('says nothing where the dates leave too much open', () => {
    expect(between('2020-01-01', 'year', '2021-01-01', 'year')).toBeNull()
    expect(between('2020-01-01', 'month', '2020-02-01', 'month')).toBeNull()
    expect(between('2020-05-01', 'day', '2020-01-01', 'year')).toBeNull()
  })
})
