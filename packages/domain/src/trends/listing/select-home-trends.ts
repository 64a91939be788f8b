import type { Trend } from '../trend'
import { filterTrends, isObserved, sortTrends } from './trend-query'

/** Planets of the home universe. */
const HOME_TREND_LIMIT = 6
/** The same on a low-end device. */
const HOME_TREND_LIMIT_LOW_END = 4
/** Trends in the featured modal (HM-04). */
export const FEATURED_MODAL_LIMIT = 3

/** What the home page shows, in the order of every list (OP-28, OP-82): active and matching. */
export function orderHomeTrends(trends: readonly Trend[], search: string): Trend[] {
  return sortTrends(filterTrends(trends, { status: 'active', search }), 'attention')
}

/** Places in that order by trend id, from 1. Classics have none: nothing counts them. */
export function homeRanks(trends: readonly Trend[]): ReadonlyMap<string, number> {
  const live = orderHomeTrends(trends, '').filter(isObserved)
  return new Map(live.map(({ id }, index) => [id, index + 1]))
}

/** How many of them the universe takes at once: HM-11. */
export function homeTrendLimit(lowEnd: boolean): number {
  return lowEnd ? HOME_TREND_LIMIT_LOW_END : HOME_TREND_LIMIT
}
