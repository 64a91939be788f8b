import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brightestStars } from './brightest-stars'
import { lifeBrightness } from './life-light'
import { anyLife } from './lives.fixtures'
import { columnsOf } from './star-columns'

const HOUR = 60_000
const life = { number: 1, bornHour: HOUR - 9, peakHours: 9, lastHours: 9, reach: 90, category: 0, family: 0 }

const brightest = (most: number, ...reaches: number[]) =>
  brightestStars(columnsOf(reaches.map((reach) => ({ ...life, reach }))), HOUR, most)

describe('the brightest stars of an hour', () => {
  it('are chosen by what they add to the sky, and stay in their order', () => {
    expect(brightest(2, 90, 20, 91)).toEqual([0, 2])
    expect(brightest(5, 90, 20)).toEqual([0, 1])
    expect(brightest(5)).toEqual([])
  })

  it('are the newer ones where they are equally bright', () => {
    expect(brightest(3, 90, 90, 20, 90, 95)).toEqual([1, 3, 4])
  })

  it('are born, and as bright as any that is left out', () => {
    fc.assert(
      fc.property(fc.array(anyLife(HOUR + 50, 3), { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (lives, most) => {
        const rows = brightestStars(columnsOf(lives), HOUR, most)
        const born = lives.flatMap(({ bornHour }, row) => (bornHour <= HOUR ? [row] : []))
        expect(rows).toHaveLength(Math.min(most, born.length))
        const lightOf = (row: number) => lifeBrightness(lives[row] ?? life, HOUR)
        const least = Math.min(...rows.map(lightOf))
        for (const row of born) if (!rows.includes(row)) expect(lightOf(row)).toBeLessThanOrEqual(least)
      }),
    )
  })
})
