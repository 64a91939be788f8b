import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendEditor, TrendEditorQuery } from '@trendverse/application/ports/trends'
import { cleanCopy } from '../reading/clean-text'
import { toTrendRecord } from '../reading/trend-facts'
import type { MemoryStore } from './memory-store'

const ORDER: Readonly<Record<TrendEditorQuery['sort'], (a: TrendWrite, b: TrendWrite) => number>> = {
  newest: (a, b) => Date.parse(b.createdDate) - Date.parse(a.createdDate),
  updated: (a, b) => Date.parse(b.updatedDate) - Date.parse(a.updatedDate),
  momentum: (a, b) => b.attention - a.attention,
  name: (a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : Number(a.name.toLowerCase() !== b.name.toLowerCase()),
}

function isWanted(trend: TrendWrite, query: TrendEditorQuery): boolean {
  return (
    (query.text === null || trend.name.toLowerCase().includes(query.text.toLowerCase())) &&
    (query.status === null || trend.status === query.status) &&
    (query.category === null || trend.category === query.category) &&
    (query.origin === null || trend.origin === query.origin) &&
    (query.featured === null || (trend.featuredByAdmin === true) === query.featured)
  )
}

/** Administrators' view of the trends in memory. */
export function memoryTrendEditor(store: MemoryStore): TrendEditor {
  const present = (id: string): TrendWrite | undefined =>
    store.removedTrends.has(id) ? undefined : store.trends.get(id)
  return {
    list: async (query) => {
      const wanted = [...store.trends.values()]
        .filter((trend) => present(trend.id) && isWanted(trend, query))
        .sort((a, b) => ORDER[query.sort](a, b) || (a.id < b.id ? 1 : -1))
      const start = (query.page - 1) * query.pageSize
      return { trends: wanted.slice(start, start + query.pageSize).map(toTrendRecord), total: wanted.length }
    },
    findMany: async (ids) => [...new Set(ids)].flatMap((id) => present(id) ?? []),
    listKnown: async (ids) => ids.filter((id) => store.trends.has(id)),
    add: async (trends) => {
      const free = trends.filter((trend) => !store.trends.has(trend.id))
      for (const trend of cleanCopy(free)) store.trends.set(trend.id, trend)
      return [...new Set(free.map(({ id }) => id))]
    },
    edit: async (id, change) => {
      const trend = present(id)
      if (!trend) return null
      const edited = cleanCopy(change(trend))
      store.trends.set(id, edited)
      return toTrendRecord(edited)
    },
    remove: async (id, withdraw) => {
      const trend = present(id)
      if (!trend) return false
      if ([...store.items.values()].some((item) => item.storyId === id)) {
        store.trends.set(id, withdraw(trend))
        store.removedTrends.add(id)
        return true
      }
      store.trends.delete(id)
      for (const [key, { a, b }] of store.related) if (a === id || b === id) store.related.delete(key)
      for (const [key, change] of store.lifecycleChanges) if (change.trendId === id) store.lifecycleChanges.delete(key)
      return true
    },
  }
}
