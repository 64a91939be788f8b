import { GOES_ON, type TrendLife } from '../../packages/domain/src/galaxy/life'
import { lifeBrightness } from '../../packages/domain/src/galaxy/life-light'
import { columnsOf } from '../../packages/domain/src/galaxy/star-columns'
import { STAR_PARTS, type StarPart } from '../../packages/domain/src/galaxy/star-part'
import { CATEGORIES } from '../../packages/domain/src/trends/categories/category'
import { seededNumbers } from '../../packages/test-support/src/seeded-numbers'

/** The hour the generated galaxy is of: late in 2026. */
export const BENCH_HOUR = 60_456
const PART_ENDS = [2_000, 20_000, Number.POSITIVE_INFINITY] as const
const HOURS_OF_YEAR = 8_766

/** Lives as an installation has them after some years: most are small and over, few are great and still burn. */
export function generateLives(count: number, years = 3): readonly TrendLife[] {
  const random = seededNumbers(7)
  return Array.from({ length: count }, (_, index): TrendLife => {
    const age = Math.floor(years * HOURS_OF_YEAR * random() ** 1.3)
    const peakHours = Math.floor(60 * random() ** 3)
    const lasted = peakHours + Math.floor(400 * random() ** 4)
    return {
      number: index + 1,
      bornHour: BENCH_HOUR - age,
      peakHours,
      lastHours: age <= lasted ? GOES_ON : lasted,
      reach: Math.floor(40 + 190 * random() ** 2.2),
      category: Math.floor(CATEGORIES.length * random() ** 1.2),
      family: Math.floor(65_535 * random() ** 2),
    }
  })
}

/** The same as the three parts a server sends, the brightest first. */
export function partsOf(lives: readonly TrendLife[], hour = BENCH_HOUR): readonly StarPart[] {
  const ranked = [...lives].sort((a, b) => lifeBrightness(b, hour) - lifeBrightness(a, hour))
  let from = 0
  return STAR_PARTS.map((part) => {
    const to = PART_ENDS[part]
    const own = ranked.slice(from, to).sort((a, b) => a.number - b.number)
    from = Math.min(to, ranked.length)
    return { part, total: lives.length, hour, categories: CATEGORIES, columns: columnsOf(own) }
  })
}
