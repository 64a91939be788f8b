import { describe, expect, it } from 'vitest'
import { hourText, readHourText } from './hour-text'
import { GOES_ON, type TrendLife } from './life'
import { hourBefore, type LookBack, onThisDay } from './on-this-day'
import { columnsOf } from './star-columns'

const at = (text: string): number => readHourText(text) ?? Number.NaN

const NOW = at('2026-11-27T09Z')
const WEEK_AGO = NOW - 7 * 24
const life: TrendLife = {
  number: 1,
  bornHour: WEEK_AGO - 5,
  peakHours: 5,
  lastHours: 40,
  reach: 90,
  category: 0,
  family: 0,
}

const moments = (...lives: TrendLife[]) => onThisDay(columnsOf(lives), NOW)

describe('the hours one looks back to', () => {
  it.each([
    ['2026-11-27T09Z', 'week', '2026-11-20T09Z'],
    ['2026-11-27T09Z', 'month', '2026-10-27T09Z'],
    ['2026-11-27T09Z', 'year', '2025-11-27T09Z'],
    ['2026-01-03T00Z', 'week', '2025-12-27T00Z'],
    ['2026-01-31T23Z', 'month', '2025-12-31T23Z'],
    ['2026-03-31T10Z', 'month', '2026-02-28T10Z'],
    ['2028-03-31T10Z', 'month', '2028-02-29T10Z'],
    ['2028-02-29T10Z', 'year', '2027-02-28T10Z'],
  ] satisfies [string, LookBack, string][])('of %s, one %s before, is %s', (now, ago, before) => {
    expect(hourText(hourBefore(at(now), ago))).toBe(before)
  })
})

describe('on this day', () => {
  it('tells what burnt brightest then, three at most, of those alike the one of greater reach', () => {
    const rising = { ...life, bornHour: WEEK_AGO - 2 }
    expect(moments(rising, { ...life, reach: 80 }, life, { ...life, reach: 85 })).toEqual([
      { ago: 'week', hour: WEEK_AGO, rows: [2, 3, 1] },
    ])
  })

  it('looks back to every moment that is remembered, and to no other', () => {
    const yearAgo = hourBefore(NOW, 'year')
    const old = { ...life, bornHour: yearAgo, peakHours: 0, lastHours: 0 }
    expect(moments(old, life).map(({ ago }) => ago)).toEqual(['week', 'year'])
    expect(moments({ ...old, bornHour: yearAgo + 1 }, life).map(({ ago }) => ago)).toEqual(['week'])
    expect(moments({ ...old, lastHours: GOES_ON }).map(({ ago }) => ago)).toEqual(['week', 'month', 'year'])
  })

  it('has nothing to tell of a new installation, nor of trends that nobody saw', () => {
    expect(moments()).toEqual([])
    expect(moments({ ...life, bornHour: WEEK_AGO + 1 })).toEqual([])
    expect(moments({ ...life, bornHour: 0, peakHours: 0, lastHours: GOES_ON, reach: 0 })).toEqual([])
  })
})
