import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'

/** A trend of the starter catalogue under another id: with a description and dated events a quiz can be made of. */
export function tellingTrend(id: string): TrendDetail {
  const [first] = starterTrendDetails()
  if (first === undefined) throw new Error('the catalogue should not be empty')
  return { ...first, id }
}
