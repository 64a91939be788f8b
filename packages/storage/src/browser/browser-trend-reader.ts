import type { TrendReader, TrendRecord } from '@trendverse/application/ports/trends'
import { isShown } from '@trendverse/domain/trends/remembered-trend'
import type { NewsItem, Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import { newestNews, toNewsTrend } from '../reading/news-item'
import { keepActiveRelations } from '../reading/trend-facts'
import { readCachedDetails } from './cached-details'
import { type KnownTrend, knownStories, knownTrends, storyOf } from './known-trends'
import { type EventCounts, type LocalTrends, readLocalTrends, writeLocalTrends } from './local-trends'
import type { SafeStorage } from './safe-storage'

export type BrowserTrendReaderOptions = {
  readonly storage: SafeStorage
  /** The catalogue that travels with the product (OP-32): shown where nothing was cached. */
  readonly starterTrends: readonly TrendDetail[]
}

const NOTHING_COUNTED: EventCounts = { views: 0, interactions: 0 }

/**
 * What visitors read of trends where no server can be reached (TR-06): the list of the last visit, the starter catalogue
 * where that list is missing or not whole, and the trends made on this device.
 */
export function browserTrendReader({ storage, starterTrends }: BrowserTrendReaderOptions): TrendReader {
  /** Counts that storage did not take, kept as long as the page lives. */
  let unsaved: LocalTrends['counted'] | null = null
  const local = (): LocalTrends => {
    const kept = readLocalTrends(storage)
    return unsaved === null ? kept : { ...kept, counted: unsaved }
  }
  const keepCounts = (counted: LocalTrends['counted']) => {
    unsaved = writeLocalTrends(storage, { ...local(), counted }).stored ? null : counted
  }
  const active = () => activeTrends(knownTrends(storage, starterTrends, local()))

  return {
    listActive: async () => keepActiveRelations([...active().values()].map(toRecord)),
    findShown: async (id) => {
      const kept = local()
      const known = knownTrends(storage, starterTrends, kept).get(id)
      // One that left the cached list since is still told, unless it was deleted here.
      const trend = known ?? (kept.removed.includes(id) ? undefined : starterTrends.find((one) => one.id === id))
      return trend && isShown(trend) ? storyOf(trend, knownStories(storage, starterTrends, kept)) : null
    },
    // Stories are only gathered on a server.
    findSurvivor: async () => null,
    listNews: async (query) => {
      const trends = active()
      return newestNews(newsOf([...local().trends, ...readCachedDetails(storage)], trends), query)
    },
    countInteractions: async (ids) => {
      const known = active()
      const raised = [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
      const counted = new Map(local().counted)
      for (const { id } of raised) {
        const { views, interactions } = counted.get(id) ?? NOTHING_COUNTED
        counted.set(id, { views, interactions: interactions + 1 })
      }
      if (raised.length > 0) keepCounts(counted)
      return new Map(raised.map(({ id, views, interactions }) => [id, { views, interactions: interactions + 1 }]))
    },
    countEvent: async (id, kind) => {
      const known = active().get(id)
      if (!known) return null
      const { counted } = local()
      const before = counted.get(id) ?? NOTHING_COUNTED
      const add = { views: kind === 'view' ? 1 : 0, interactions: kind === 'interaction' ? 1 : 0 }
      const after = { views: before.views + add.views, interactions: before.interactions + add.interactions }
      keepCounts(new Map(counted).set(id, after))
      return { views: known.views + add.views, interactions: known.interactions + add.interactions }
    },
  }
}

function activeTrends(known: ReadonlyMap<string, KnownTrend>): ReadonlyMap<string, KnownTrend> {
  return new Map([...known].filter(([, trend]) => isActive(trend)))
}

function newsOf(stories: readonly TrendDetail[], active: ReadonlyMap<string, Trend>): NewsItem[] {
  const news = new Map<string, NewsItem>()
  for (const story of stories) {
    const trend = active.get(story.id)
    if (!trend) continue
    const oldestFirst = story.evidence.toSorted(
      (a, b) => Date.parse(a.firstSeenAt) - Date.parse(b.firstSeenAt) || (a.id < b.id ? -1 : 1),
    )
    for (const [index, { id, source, title, url, sourceUrl, summary, publisher, ...rest }] of oldestFirst.entries()) {
      if (news.has(id)) continue
      const { firstSeenAt, lastSeenAt, publishedAt, metric, metricUnit, rank } = rest
      const known = { id, source, title, url, sourceUrl, summary, publisher }
      const evidence = { ...known, firstSeenAt, lastSeenAt, publishedAt, metric, metricUnit, rank }
      news.set(id, { trend: toNewsTrend(trend), kind: index ? 'updated' : 'new', evidence })
    }
  }
  return [...news.values()]
}

function isActive(trend: Trend): boolean {
  return trend.status === 'active'
}

function toRecord({ featured: _, ...trend }: KnownTrend): TrendRecord {
  return trend
}
