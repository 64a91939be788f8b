import type { NewsQuery, TrendReader, TrendRecord } from '@trendverse/application/ports/trends'
import { newsAtMs } from '@trendverse/domain/trends/listing/news-time'
import type { NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'

/** Trends as a test wants them to be. All of it may be changed between calls. */
export type FakeTrends = {
  trends: TrendRecord[]
  details: Map<string, TrendDetail>
  /** What merged trends became part of, by their ids. */
  survivors: Map<string, string>
  news: NewsItem[]
}

/**
 * Reads fake trends as they are at each call.
 *
 * @param reach Runs a read, or fails while the database is down.
 */
export function fakeTrendReader(world: FakeTrends, reach: <T>(answer: () => T) => Promise<T>): TrendReader {
  return {
    listActive: () => reach(() => [...world.trends]),
    findShown: (id) => reach(() => world.details.get(world.survivors.get(id) ?? id) ?? null),
    findSurvivor: (id) => reach(() => world.survivors.get(id) ?? null),
    listNews: ({ source, beforeMs, limit }: NewsQuery) =>
      reach(() =>
        world.news
          .filter((item) => source === null || item.evidence.source === source)
          .filter((item) => newsAtMs(item.evidence) < beforeMs)
          .slice(0, limit),
      ),
    countInteractions: (ids) =>
      reach(() => {
        const asked = new Set(ids)
        world.trends = world.trends.map((trend) =>
          asked.has(trend.id) ? { ...trend, interactions: trend.interactions + 1 } : trend,
        )
        const raised = world.trends.filter(({ id }) => asked.has(id))
        return new Map(raised.map(({ id, views, interactions }) => [id, { views, interactions }]))
      }),
    countEvent: (asked, kind) =>
      reach(() => {
        const id = world.survivors.get(asked) ?? asked
        const index = world.trends.findIndex((trend) => trend.id === id)
        const found = world.trends[index]
        if (found === undefined) return null
        const counted = {
          ...found,
          views: found.views + (kind === 'view' ? 1 : 0),
          interactions: found.interactions + (kind === 'interaction' ? 1 : 0),
        }
        world.trends[index] = counted
        return { views: counted.views, interactions: counted.interactions }
      }),
  }
}
