import { isClassic } from '../classic'
import type { Trend } from '../trend'
import { mixTrends } from './mix-trends'
import { matchesSearch, sortTrends } from './trend-query'

/** Planets of the home universe. */
const HOME_TREND_LIMIT = 6
/** The same on a low-end device. */
const HOME_TREND_LIMIT_LOW_END = 4
/** Trends in the featured modal (HM-04). */
export const FEATURED_MODAL_LIMIT = 3

/** Places of the home page that are mixed by category and source; beyond them the order is that of attention. */
const MIXED_PLACES = 24

/**
 * The order of the home page: active, matching, featured first, then by attention, mixed (OP-28, OP-82). Where enough goes on
 * now to fill the universe, classics follow behind all of it, those that feature themselves included.
 */
export function orderHomeTrends(trends: readonly Trend[], search: string): Trend[] {
  const matching = trends.filter((trend) => trend.status === 'active' && matchesSearch(trend, search))
  const ordered = sortTrends(matching, 'attention')
  const live = ordered.filter((trend) => !isClassic(trend))
  const groups = live.length < HOME_TREND_LIMIT ? [ordered] : [live, ordered.filter(isClassic)]
  return groups.flatMap((group) => [
    ...group.filter((trend) => trend.featured),
    ...mixTrends(
      group.filter((trend) => !trend.featured),
      MIXED_PLACES,
    ),
  ])
}

/** How many of them the universe takes at once: HM-11. */
export function homeTrendLimit(lowEnd: boolean): number {
  return lowEnd ? HOME_TREND_LIMIT_LOW_END : HOME_TREND_LIMIT
}
