import type { TrendReader, TrendRecord } from '@trendverse/application/ports/trends'
import type { NewsItem, Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import { trendSchema } from '@trendverse/domain/trends/trend-schema'
import { keepActiveRelations } from '../reading/trend-facts'
import { readCachedDetails } from './cached-details'
import { type EventCounts, type LocalTrends, readLocalTrends, writeLocalTrends } from './local-trends'
import { readCachedTrends } from './read-cached-trends'
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
  let unsaved: LocalTrends | null = null
  const local = () => unsaved ?? readLocalTrends(storage)
  const active = () => activeTrends(storage, starterTrends, local())

  return {
    listActive: async () => keepActiveRelations([...active().values()].map(toRecord)),
    findActive: async (id) => {
      const trend = active().get(id) ?? starterTrends.find((starter) => starter.id === id && isActive(starter))
      if (!trend) return null
      const { views, interactions } = trend
      return {
        ...storyOf(trend, [...local().trends, ...readCachedDetails(storage), ...starterTrends]),
        views,
        interactions,
      }
    },
    // Stories are only gathered on a server.
    findSurvivor: async () => null,
    listNews: async ({ source, beforeMs, limit }) => {
      const trends = active()
      return newsOf([...local().trends, ...readCachedDetails(storage)], trends)
        .filter((item) => source === null || item.evidence.source === source)
        .filter((item) => seenMs(item) < beforeMs)
        .sort((a, b) => seenMs(b) - seenMs(a) || (a.evidence.id < b.evidence.id ? 1 : -1))
        .slice(0, Math.max(0, limit))
    },
    countInteractions: async (ids) => {
      const known = active()
      const raised = [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
      const { trends, counted } = local()
      const next = { trends, counted: new Map(counted) }
      for (const { id } of raised) {
        const { views, interactions } = counted.get(id) ?? NOTHING_COUNTED
        next.counted.set(id, { views, interactions: interactions + 1 })
      }
      if (raised.length > 0) unsaved = writeLocalTrends(storage, next).stored ? null : next
      return new Map(raised.map(({ id, views, interactions }) => [id, { views, interactions: interactions + 1 }]))
    },
    countEvent: async (id, kind) => {
      const known = active().get(id)
      if (!known) return null
      const { trends, counted } = local()
      const before = counted.get(id) ?? NOTHING_COUNTED
      const add = { views: kind === 'view' ? 1 : 0, interactions: kind === 'interaction' ? 1 : 0 }
      const after = { views: before.views + add.views, interactions: before.interactions + add.interactions }
      const next = { trends, counted: new Map(counted).set(id, after) }
      unsaved = writeLocalTrends(storage, next).stored ? null : next
      return { views: known.views + add.views, interactions: known.interactions + add.interactions }
    },
  }
}

/** Trends of this device win over the cached list, that over the catalogue; counts made here are added. */
function activeTrends(
  storage: SafeStorage,
  starterTrends: readonly TrendDetail[],
  { trends, counted }: LocalTrends,
): Map<string, Trend> {
  const list = readCachedTrends(storage)
  const cached = (list?.trends ?? []).flatMap((trend) => trendSchema.safeParse(trend).data ?? [])
  const base = list !== null && cached.length >= list.total ? cached : withStarters(cached, starterTrends)
  const merged = new Map<string, Trend>()
  for (const trend of [...base, ...trends.map(withoutStory)]) {
    const { views, interactions } = counted.get(trend.id) ?? NOTHING_COUNTED
    merged.set(trend.id, { ...trend, views: trend.views + views, interactions: trend.interactions + interactions })
  }
  for (const [id, trend] of merged) if (!isActive(trend)) merged.delete(id)
  return merged
}

/** A list that is not whole, such as the first cards of a page that never got further, is filled up from the catalogue. */
function withStarters(cached: readonly Trend[], starterTrends: readonly TrendDetail[]): readonly Trend[] {
  const held = new Set(cached.map(({ id }) => id))
  return [...cached, ...starterTrends.filter(({ id }) => !held.has(id)).map(withoutStory)]
}

/** The first story that is told of a trend, under its newest card; without one the card alone. */
function storyOf(trend: Trend, stories: readonly TrendDetail[]): TrendDetail {
  const story = stories.find(({ id }) => id === trend.id)
  return {
    background: null,
    reach: null,
    evidence: [],
    series: [],
    timeline: [],
    related: [],
    links: [],
    ...story,
    ...trend,
  }
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
      const { firstSeenAt, lastSeenAt, metric, metricUnit, rank } = rest
      const known = { id, source, title, url, sourceUrl, summary, publisher }
      const evidence = { ...known, firstSeenAt, lastSeenAt, metric, metricUnit, rank }
      const { name: trendName, color, category, lifecycle, sources } = trend
      news.set(id, {
        trendId: trend.id,
        trendName,
        color,
        category,
        lifecycle,
        sources,
        kind: index ? 'updated' : 'new',
        evidence,
      })
    }
  }
  return [...news.values()]
}

function seenMs(item: NewsItem): number {
  return Date.parse(item.evidence.firstSeenAt)
}

function isActive(trend: Trend): boolean {
  return trend.status === 'active'
}

function toRecord({ featured, ...trend }: Trend): TrendRecord {
  // a cached list says only what was featured in the end, not who decided it
  return { ...trend, featuredByAdmin: featured ? true : null }
}

function withoutStory({ background, reach, evidence, series, timeline, related, links, ...trend }: TrendDetail): Trend {
  return trend
}
