import { GOES_ON, type TrendLife } from '@trendverse/domain/galaxy/life'
import { columnsOf } from '@trendverse/domain/galaxy/star-columns'
import type { StarPart, StarPartNumber } from '@trendverse/domain/galaxy/star-part'
import { emptyCatalogue, type StarCatalogue, withPart } from './star-catalogue'

export const NOW = 50_000
const CATEGORIES = ['Music', 'Science', 'Sports']

export const star = (number: number, changes: Partial<TrendLife> = {}): TrendLife => ({
  number,
  bornHour: NOW - 100,
  peakHours: 10,
  lastHours: GOES_ON,
  reach: 100,
  category: number % 3,
  family: number,
  ...changes,
})

export function catalogueOf(...parts: readonly (readonly TrendLife[])[]): StarCatalogue {
  const total = parts.reduce((sum, lives) => sum + lives.length, 0)
  const made = parts.map(
    (lives, part): StarPart => ({
      part: part as StarPartNumber,
      total,
      hour: NOW,
      categories: CATEGORIES,
      columns: columnsOf(lives),
    }),
  )
  const [first] = made
  if (first === undefined) throw new Error('a galaxy has a part')
  return made.reduce(withPart, emptyCatalogue(first))
}
