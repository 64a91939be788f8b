import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { EventCounts, TrendReader } from '@trendverse/application/ports/trends'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { isShown } from '@trendverse/domain/trends/remembered-trend'
import { composeTrendDetail } from '../reading/compose-trend-detail'
import { newestNews, toNewsItem } from '../reading/news-item'
import { keepActiveRelations, type TrendFacts, toTrendRecord } from '../reading/trend-facts'
import type { MemoryStore } from './memory-store'

/** What visitors read, from memory. */
export function memoryTrendReader(store: MemoryStore): TrendReader {
  const active = () => [...store.trends.values()].filter((trend) => trend.status === 'active')
  return {
    listActive: async () => keepActiveRelations(active().map(toTrendRecord)),
    findShown: async (id) => {
      const trend = store.trends.get(survivorOf(store, id) ?? id)
      return trend !== undefined && isShown(trend) ? composeTrendDetail(factsOf(store, trend)) : null
    },
    findSurvivor: async (id) => survivorOf(store, id),
    listNews: async ({ source, beforeMs, limit }) => {
      const news = [...store.items.values()].flatMap((item) => {
        const trend = store.trends.get(item.storyId ?? '') ?? null
        if (trend !== null && trend.status !== 'active') return []
        return [toNewsItem(item, trend, isFirstOfTrend(store, item))]
      })
      return newestNews(news, { source, beforeMs, limit })
    },
    countInteractions: async (ids) => countEach(store, ids),
    countEvent: async (asked, kind) => {
      const id = survivorOf(store, asked) ?? asked
      const trend = store.trends.get(id)
      if (trend === undefined || !isShown(trend)) return null
      const views = trend.views + (kind === 'view' ? 1 : 0)
      const interactions = trend.interactions + (kind === 'interaction' ? 1 : 0)
      store.trends.set(id, { ...trend, views, interactions })
      return { views, interactions }
    },
  }
}

function countEach({ trends }: MemoryStore, ids: readonly Uuid[]): ReadonlyMap<Uuid, EventCounts> {
  const raised = [...new Set(ids)].flatMap((id) => {
    const trend = trends.get(id)
    return trend !== undefined && isShown(trend) ? [{ ...trend, interactions: trend.interactions + 1 }] : []
  })
  for (const trend of raised) trends.set(trend.id, trend)
  return new Map(raised.map(({ id, views, interactions }) => [id, { views, interactions }]))
}

/** The trend that an archived one became part of, or null. One an administrator shows again stands for itself. */
function survivorOf(store: MemoryStore, id: Uuid): Uuid | null {
  const trend = store.trends.get(id)
  return trend?.status === 'archived' ? trend.mergedIntoId : null
}

function isEarlier(a: StoredItem, b: StoredItem): boolean {
  return a.firstSeenAtMs < b.firstSeenAtMs || (a.firstSeenAtMs === b.firstSeenAtMs && a.id < b.id)
}

function isFirstOfTrend(store: MemoryStore, item: StoredItem): boolean {
  for (const other of store.items.values()) {
    if (other.storyId === item.storyId && isEarlier(other, item)) return false
  }
  return true
}

function factsOf(store: MemoryStore, trend: TrendWrite): TrendFacts {
  const items = [...store.items.values()].filter((item) => item.storyId === trend.id)
  const strengths = new Map<string, number | null>(trend.relatedIds.map((id) => [id, null]))
  for (const { a, b, strength } of store.related.values()) {
    if (a === trend.id || b === trend.id) strengths.set(a === trend.id ? b : a, strength)
  }
  return {
    trend,
    items,
    points: new Map(items.map(({ id }) => [id, store.points.get(id) ?? []])),
    decisions: [...store.decisions.values()].filter(({ storyId }) => storyId === trend.id),
    lifecycleChanges: [...store.lifecycleChanges.values()].filter(({ trendId }) => trendId === trend.id),
    related: [...strengths].flatMap(([id, strength]) => {
      const other = store.trends.get(id)
      return other?.status === 'active' && id !== trend.id ? [{ trend: toTrendRecord(other), strength }] : []
    }),
  }
}
