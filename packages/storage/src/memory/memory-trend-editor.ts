import type { TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendEditor } from '@trendverse/application/ports/trends'
import { cleanCopy } from '../reading/clean-text'
import { editorPage } from '../reading/editor-page'
import { toTrendRecord } from '../reading/trend-facts'
import type { MemoryStore } from './memory-store'
import { loseTrend } from './memory-trend-lives'

/** Administrators' view of the trends in memory. */
export function memoryTrendEditor(store: MemoryStore): TrendEditor {
  const present = (id: string): TrendWrite | undefined =>
    store.removedTrends.has(id) ? undefined : store.trends.get(id)
  return {
    list: async (query) =>
      editorPage(
        [...store.trends.values()].filter(({ id }) => present(id)),
        query,
      ),
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
      loseTrend(store, id)
      for (const [key, { a, b }] of store.related) if (a === id || b === id) store.related.delete(key)
      for (const [key, change] of store.lifecycleChanges) if (change.trendId === id) store.lifecycleChanges.delete(key)
      return true
    },
  }
}
