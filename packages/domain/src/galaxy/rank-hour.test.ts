import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GOES_ON, type TrendLife } from './life'
import { lifeLight } from './life-light'
import { anyLife } from './lives.fixtures'
import { firstOfHour, firstSeenHour, rankHour } from './rank-hour'
import { columnsOf } from './star-columns'

const HOUR = 60_000
const life: TrendLife = {
  number: 1,
  bornHour: HOUR - 9,
  peakHours: 9,
  lastHours: GOES_ON,
  reach: 90,
  category: 0,
  family: 0,
}
const over: TrendLife = { ...life, bornHour: HOUR - 900, peakHours: 1, lastHours: 2 }

const ranked = (...lives: TrendLife[]) => [...rankHour(columnsOf(lives), HOUR)]

describe('the list of an hour', () => {
  it('has the brightest first, of those alike the greater, of those the newer', () => {
    expect(ranked({ ...over, reach: 200 }, { ...life, reach: 80 }, life, life)).toEqual([3, 2, 1, 0])
  })

  it('takes lights within an eighth for alike', () => {
    const fading = { ...life, bornHour: HOUR - 10, peakHours: 9, reach: 91 }
    expect(lifeLight(fading, HOUR)).toBeLessThan(1)
    expect(ranked(life, fading)).toEqual([1, 0])
  })

  it('leaves out what was not born yet and what nobody saw', () => {
    expect(ranked({ ...life, bornHour: HOUR + 1 }, { ...life, reach: 0 })).toEqual([])
    expect(ranked({ ...life, bornHour: HOUR, peakHours: 3 })).toEqual([0])
  })

  it('lists every other life once', () => {
    fc.assert(
      fc.property(fc.array(anyLife(HOUR + 50, 3), { maxLength: 60 }), (lives) => {
        const wanted = lives.flatMap(({ bornHour, reach }, row) => (bornHour <= HOUR && reach > 0 ? [row] : []))
        expect(ranked(...lives).toSorted((a, b) => a - b)).toEqual(wanted)
      }),
    )
  })
})

describe('the beginning of the list of an hour', () => {
  it('is that of the whole list, whose length it knows', () => {
    fc.assert(
      fc.property(fc.array(anyLife(HOUR + 50, 3), { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (lives, most) => {
        const all = ranked(...lives)
        const beginning = { total: all.length, rows: all.slice(0, most) }
        expect(firstOfHour(columnsOf(lives), HOUR, most)).toEqual(beginning)
      }),
    )
  })
})

describe('the first hour', () => {
  it('is that of the first thing anybody saw', () => {
    expect(firstSeenHour(columnsOf([{ ...life, bornHour: 3, reach: 0 }, life, over]))).toBe(over.bornHour)
    expect(firstSeenHour(columnsOf([{ ...life, reach: 0 }]))).toBeNull()
  })
})
