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
  const waiting = trends.map((trend) => ({ trend, near: 0 }))
  const chosen: Mixable[] = []
  const chosenOf = new Map<Mixable['category'], number>()
  while (chosen.length < count && waiting.length > 0) {
    const freePlaces = Math.max(1, FREE_SHARE * chosen.length)
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    waiting.forEach(({ trend, near }, place) => {
      const crowding = CROWDED_CATEGORY * Math.max(0, (chosenOf.get(trend.category) ?? 0) - freePlaces)
      const worth = trend.attention - near - crowding
      if (worth > bestWorth) {
        best = place
        bestWorth = worth
      }
    })
    for (const { trend } of waiting.splice(best, 1)) {
      chosen.push(trend)
      chosenOf.set(trend.category, (chosenOf.get(trend.category) ?? 0) + 1)
      for (const other of waiting) other.near = Math.max(other.near, nearness(other.trend, trend))
    }
  }
  return [...chosen, ...waiting.map(({ trend }) => trend)]
}

function nearness(trend: MixableTrend, chosen: MixableTrend): number {
  return (
    (chosen.category === trend.category ? SAME_CATEGORY : 0) +
    (chosen.sources[0] !== undefined && chosen.sources[0] === trend.sources[0] ? SAME_SOURCE : 0) +
    (chosen.relatedIds.includes(trend.id) ? RELATED : 0)
  )
}
