import type { Trend } from '../trend'
import { byAttention } from './trend-query'

/** Live trends featured by themselves where no administrator decided (HM-04). */
export const AUTO_FEATURED_LIVE = 3
/** Starter trends featured by themselves where no administrator decided (HM-04). */
export const AUTO_FEATURED_STARTER = 3
/** Independent sources or publishers a live trend needs to be featured by itself (HM-04). */
export const AUTO_FEATURED_MIN_VOICES = 2

/** A trend with the administrator's say: featured, not featured, or null for "not decided". */
export type UndecidedTrend = Omit<Trend, 'featured'> & { readonly featuredByAdmin: boolean | null }

/**
 * Settles which trends are featured (HM-04). What an administrator chose always holds. Of the active trends nobody
 * decided about, the three with the most attention and at least two voices, and three starter trends feature
 * themselves, unless `autoFeature` is off. Keeps the order of its input.
 */
export function featureTrends(trends: readonly UndecidedTrend[], options: { readonly autoFeature: boolean }): Trend[] {
  const decided = trends.map(({ featuredByAdmin, ...trend }) => ({ ...trend, featured: featuredByAdmin === true }))
  if (!options.autoFeature) return decided
  const undecidedIds = new Set(trends.filter((trend) => trend.featuredByAdmin === null).map((trend) => trend.id))
  const candidates = decided
    .filter((trend) => undecidedIds.has(trend.id) && trend.status === 'active')
    .toSorted(byAttention)
  const live = candidates.filter((trend) => trend.origin !== 'starter' && trend.voices >= AUTO_FEATURED_MIN_VOICES)
  const starters = candidates.filter((trend) => trend.origin === 'starter')
  const chosen = new Set(
    [...live.slice(0, AUTO_FEATURED_LIVE), ...starters.slice(0, AUTO_FEATURED_STARTER)].map((trend) => trend.id),
  )
  return decided.map((trend) => (chosen.has(trend.id) ? { ...trend, featured: true } : trend))
}
