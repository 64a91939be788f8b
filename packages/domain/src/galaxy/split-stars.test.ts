import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrendLife } from './life'
import { lifeBrightness } from './life-light'
import { anyLife } from './lives.fixtures'
import { PART_SIZES, splitStars } from './split-stars'
import { columnsOf, lifeAt, type StarColumns } from './star-columns'

const HOUR = 60_000
const [FIRST, SECOND] = PART_SIZES

/** So many stars that are equally bright, and some brighter ones among them. */
function sky(count: number, brighter: readonly number[] = []): StarColumns {
  const life = { bornHour: 10, peakHours: 0, lastHours: 5, reach: 40, category: 0, family: 0 }
  const stars = Array.from({ length: count }, (_, row) => ({ ...life, number: row + 1 }))
  return columnsOf(stars.map((star) => (brighter.includes(star.number) ? { ...star, reach: 200 } : star)))
}

const livesOf = (columns: StarColumns): TrendLife[] => Array.from(columns.numbers, (_, row) => lifeAt(columns, row))

describe('the parts stars travel in', () => {
  it('are one while there are few', () => {
    const stars = sky(3)
    const { total, parts } = splitStars(stars, HOUR)
    expect(total).toBe(3)
    expect(parts[0]).toEqual(stars)
    expect([parts[1].numbers.length, parts[2].numbers.length]).toEqual([0, 0])
    expect(splitStars(sky(0), HOUR).total).toBe(0)
  })

  it('are filled with the brightest first, of equally bright ones with the newest', () => {
    const count = FIRST + SECOND + 7
    const { total, parts } = splitStars(sky(count, [1, 3]), HOUR)
    expect(total).toBe(count)
    expect([0, 1, 2].map((part) => parts[part as 0].numbers.length)).toEqual([FIRST, SECOND, 7])
    expect(Array.from(parts[0].numbers.slice(0, 3))).toEqual([1, 3, count - FIRST + 3])
    expect([...parts[2].numbers]).toEqual([2, 4, 5, 6, 7, 8, 9])
  })

  it('hold every star once, ascending, and none that is not born', () => {
    fc.assert(
      fc.property(fc.array(anyLife(HOUR + 100, 3), { maxLength: 80 }), (any) => {
        const lives = any.map((life, index) => ({ ...life, number: index + 1 }))
        const { total, parts } = splitStars(columnsOf(lives), HOUR)
        const born = lives.filter(({ bornHour }) => bornHour <= HOUR)
        expect(total).toBe(born.length)
        expect(livesOf(parts[0])).toEqual(born)
      }),
    )
  })

  it('leave no star for later that is brighter than one before', () => {
    const random = fc.sample(anyLife(HOUR, 3), { numRuns: FIRST + 400, seed: 5 })
    const { parts } = splitStars(columnsOf(random.map((life, index) => ({ ...life, number: index + 1 }))), HOUR)
    const brightness = (part: StarColumns) => livesOf(part).map((life) => lifeBrightness(life, HOUR))
    expect(parts[0].numbers.length).toBe(FIRST)
    expect(parts[1].numbers.length).toBe(400)
    expect(Math.min(...brightness(parts[0]))).toBeGreaterThanOrEqual(Math.max(...brightness(parts[1])))
  })
})
