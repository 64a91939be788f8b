import { GOES_ON, type TrendLife } from '../../packages/domain/src/galaxy/life'
import { splitStars } from '../../packages/domain/src/galaxy/split-stars'
import { columnsOf } from '../../packages/domain/src/galaxy/star-columns'
import { STAR_PARTS, type StarPart } from '../../packages/domain/src/galaxy/star-part'
import { CATEGORIES } from '../../packages/domain/src/trends/categories/category'
import { seededNumbers } from '../../packages/test-support/src/seeded-numbers'

/** The hour the generated galaxy is of: late in 2026. */
export const BENCH_HOUR = 60_456
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

/** The same, ascending by number, as the three parts a server sends. */
export function partsOf(lives: readonly TrendLife[], hour = BENCH_HOUR): readonly StarPart[] {
  const { total, parts } = splitStars(columnsOf(lives), hour)
  return STAR_PARTS.map((part) => ({ part, total, hour, categories: CATEGORIES, columns: parts[part] }))
}
