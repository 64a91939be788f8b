import type { TrendReader, TrendRecord } from '@trendverse/application/ports/trend-reader'
import type { Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'

function asRecord({ featured, ...trend }: Trend): TrendRecord {
  return { ...trend, featuredByAdmin: featured || null }
}

function withoutStory({ evidence, series, timeline, related, links, ...trend }: TrendDetail): Trend {
  return trend
}

/** A trend of the last visit, of which only its card was kept. */
function asDetail(trend: Trend): TrendDetail {
  return { ...trend, evidence: [], series: [], timeline: [], related: [], links: [] }
}

/**
 * The trends of a page without a server (TR-06): the list of the last visit, or the starter catalogue, which travels
 * with the product (OP-32).
 */
export function deviceTrendReader(lastSeen: readonly Trend[]): TrendReader {
  const starters = starterTrendDetails()
  const details = new Map(starters.map((trend) => [trend.id, trend]))
  const list = lastSeen.length > 0 ? lastSeen : starters.map(withoutStory)
  return {
    listActive: async () => list.filter((trend) => trend.status === 'active').map(asRecord),
    findActive: async (id) => {
      const kept = list.find((trend) => trend.id === id)
      return details.get(id) ?? (kept ? asDetail(kept) : null)
    },
    listNews: async () => [],
    countEvent: async (id) => {
      const trend = list.find((candidate) => candidate.id === id)
      return trend ? { views: trend.views, interactions: trend.interactions } : null
    },
  }
}
