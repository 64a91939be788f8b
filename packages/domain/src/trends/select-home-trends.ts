import type { Trend } from './trend'
import { matchesSearch, sortTrends } from './trend-query'

/** Trends on the home universe at once (HM-11). */
export const HOME_TREND_LIMIT = 6
/** The same on a low-end device (HM-11). */
export const HOME_TREND_LIMIT_LOW_END = 4
/** Trends in the featured modal (HM-04). */
export const FEATURED_MODAL_LIMIT = 3

/** What the home universe shows: active, matching, featured first, then momentum, then newest (OP-28). */
export function selectHomeTrends(
  trends: readonly Trend[],
  options: { readonly search: string; readonly lowEnd: boolean },
): Trend[] {
  const matching = trends.filter((trend) => trend.status === 'active' && matchesSearch(trend, options.search))
  const ordered = sortTrends(matching, 'momentum')
  const featuredFirst = [...ordered.filter((trend) => trend.featured), ...ordered.filter((trend) => !trend.featured)]
  return featuredFirst.slice(0, options.lowEnd ? HOME_TREND_LIMIT_LOW_END : HOME_TREND_LIMIT)
}
