import type { Trend } from '../trend'

/** What trends are mixed by. */
export type MixableTrend = Pick<Trend, 'id' | 'attention' | 'category' | 'sources' | 'relatedIds'>

const SAME_CATEGORY = 0.3
const SAME_SOURCE = 0.3
/** Related stories speak of alike things. */
const RELATED = 0.2
/** What each trend of one category costs beyond the share that is free. */
const CROWDED_CATEGORY = 0.5
/** Where a third of what was chosen is of one category, that is the news of the day. */
const FREE_SHARE = 1 / 3

/**
 * Chooses trends one after another so that the first ones are not all of one kind (OP-82): each time the one with the
 * largest `attention - nearness - 0.5 * max(0, c - max(1, n / 3))`, where nearness is the largest, over those chosen, of 0.3
 * for the same category, 0.3 for the same strongest source and 0.2 for being related, n how many are chosen, and c how many
 * of them have its category.
 *
 * @param trends In order of attention; ties keep that order.
 * @param count How many places are mixed; the others follow in their order.
 */
export function mixTrends<Mixable extends MixableTrend>(trends: readonly Mixable[], count: number): Mixable[] {
  const waiting = [...trends]
  const chosen: Mixable[] = []
  while (chosen.length < count && waiting.length > 0) {
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    waiting.forEach((trend, place) => {
      const worth = trend.attention - nearness(trend, chosen) - crowding(trend, chosen)
      if (worth > bestWorth) {
        best = place
        bestWorth = worth
      }
    })
    chosen.push(...waiting.splice(best, 1))
  }
  return [...chosen, ...waiting]
}

function nearness(trend: MixableTrend, chosen: readonly MixableTrend[]): number {
  return chosen.reduce((most, other) => {
    const near =
      (other.category === trend.category ? SAME_CATEGORY : 0) +
      (other.sources[0] !== undefined && other.sources[0] === trend.sources[0] ? SAME_SOURCE : 0) +
      (other.relatedIds.includes(trend.id) ? RELATED : 0)
    return Math.max(most, near)
  }, 0)
}

function crowding({ category }: MixableTrend, chosen: readonly MixableTrend[]): number {
  const same = chosen.filter((other) => other.category === category).length
  return CROWDED_CATEGORY * Math.max(0, same - Math.max(1, FREE_SHARE * chosen.length))
}
