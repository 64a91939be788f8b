import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import { MATCH_SORT, orderHits } from '@trendverse/domain/trends/listing/order-hits'
import {
  filterTrends,
  isNewAt,
  isObserved,
  sortTrends,
  type TrendFilter,
  type TrendSort,
} from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import type { TrendReader } from '../ports/trends'
import { getPublicSettings } from '../settings/get-public-settings'

/** Most rows of one page; more are cut down to it. */
export const MAX_TRENDS_PER_PAGE = 100

export type ListCurrentTrendsInput = TrendFilter & {
  /** Default `newest` (TR-08). */
  readonly sort?: TrendSort | typeof MATCH_SORT | undefined
  /** From 1, default 1. */
  readonly page?: number | undefined
  /** 1 to 100, default 100. */
  readonly pageSize?: number | undefined
}

export type TrendPage = {
  readonly data: readonly Trend[]
  /** Rows over all pages. */
  readonly total: number
  /** Those of them that a source shows now; the others are kept here. */
  readonly liveTotal: number
  /** Those of the live ones that were first seen in the 24 hours before the last reading. */
  readonly newTotal: number
  readonly page: number
  readonly pageSize: number
  readonly trendsUpdatedAt: string | null
}

function wholeNumberBetween(value: number | undefined, least: number, most: number, fallback: number): number {
  if (value === undefined || Number.isNaN(value)) return fallback
  return Math.min(most, Math.max(least, Math.floor(value)))
}

/**
 * One page of the trends the world is talking about (TR-07 to TR-09). Visitors get active trends only, so asking
 * for another status answers an empty list (OP-31).
 */
export async function listCurrentTrends(
  ports: Needs<'settings'> & { readonly trends: Pick<TrendReader, 'listActive'> },
  input: ListCurrentTrendsInput,
): Promise<TrendPage> {
  const [records, settings] = await Promise.all([ports.trends.listActive(), getPublicSettings(ports)])
  const active = featureTrends(records, settings).filter((trend) => trend.status === 'active')
  const passing = filterTrends(active, input)
  const matching =
    input.sort === MATCH_SORT ? orderHits(passing, input.search ?? '') : sortTrends(passing, input.sort ?? 'newest')
  const pageSize = wholeNumberBetween(input.pageSize, 1, MAX_TRENDS_PER_PAGE, MAX_TRENDS_PER_PAGE)
  const page = wholeNumberBetween(input.page, 1, Number.MAX_SAFE_INTEGER, 1)
  const start = (page - 1) * pageSize
  const live = matching.filter(isObserved)
  return {
    data: matching.slice(start, start + pageSize),
    total: matching.length,
    liveTotal: live.length,
    newTotal: live.filter((trend) => isNewAt(trend, settings.trendsUpdatedAt)).length,
    page,
    pageSize,
    trendsUpdatedAt: settings.trendsUpdatedAt,
  }
}
