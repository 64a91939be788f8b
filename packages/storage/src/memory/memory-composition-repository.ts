import type { Composition, CompositionRepository } from '@trendverse/application/ports/stories'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { cleanCopy } from '../reading/clean-text'
import { stillValid } from '../reading/still-valid'
import type { MemoryStore } from './memory-store'
import { refuseOutdated, saveStories } from './memory-story-repository'
import { saveLives } from './memory-trend-lives'

/** Composed trends in memory. */
export function memoryCompositionRepository(store: MemoryStore): CompositionRepository {
  return {
    listTrends: async ({ ids, areOnly = false }) => {
      const wanted = new Set(ids)
      return [...store.trends.values()]
        .filter(
          ({ id, status, origin }) => wanted.has(id) || (!areOnly && (status !== 'archived' || origin !== 'live')),
        )
        .sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    saveComposition: async (wanted) => {
      const composition = stillValid(wanted, versionsOf(store))
      refuseUnknown(store, composition)
      refuseOutdated(store, composition.stories)
      saveTrends(store, cleanCopy(composition))
      return saveStories(store, cleanCopy(composition.stories))
    },
    listMergeDecisions: async (storyId) =>
      [...store.decisions.values()]
        .filter((decision) => decision.storyId === storyId)
        .sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1)),
    seedIfEmpty: async (trends) => {
      if (store.trends.size > 0) return 0
      for (const trend of cleanCopy(trends)) store.trends.set(trend.id, trend)
      return trends.length
    },
  }
}

function versionsOf(store: MemoryStore): Map<Uuid, number> {
  return new Map([...store.trends.values()].map(({ id, updatedDate }) => [id, Date.parse(updatedDate)]))
}

/** What foreign keys do in SQL, before anything is kept. */
function refuseUnknown(store: MemoryStore, composition: Composition): void {
  const written = new Set(composition.trends.map((trend) => trend.id))
  const trendIds = [
    ...composition.related.flatMap(({ a, b }) => [a, b]),
    ...composition.lifecycleChanges.map((change) => change.trendId),
    ...composition.lives.map(({ trendId }) => trendId),
  ]
  const unknownTrend = trendIds.find((id) => !written.has(id) && !store.trends.has(id))
  if (unknownTrend !== undefined) throw new Error(`no trend has the id ${unknownTrend}`)
  const unknownItem = composition.decisions.find(({ itemId }) => !store.items.has(itemId))
  if (unknownItem) throw new Error(`no item has the id ${unknownItem.itemId}`)
}

function saveTrends(store: MemoryStore, composition: Composition): void {
  for (const trend of composition.trends) {
    const { views, interactions } = store.trends.get(trend.id) ?? trend
    store.trends.set(trend.id, { ...trend, views, interactions })
  }
  for (const { itemId, storyId } of composition.filings) {
    const item = store.items.get(itemId)
    if (item) store.items.set(itemId, { ...item, storyId })
  }
  for (const decision of composition.decisions) {
    if (!store.decisions.has(decision.id)) store.decisions.set(decision.id, decision)
  }
  const touched = new Set(composition.trends.map((trend) => trend.id))
  for (const [key, { a, b }] of store.related) if (touched.has(a) || touched.has(b)) store.related.delete(key)
  for (const { a, b, strength } of composition.related) {
    if (a === b) continue
    const [low, high] = a < b ? [a, b] : [b, a]
    store.related.set(`${low} ${high}`, { a: low, b: high, strength })
  }
  for (const change of composition.lifecycleChanges) {
    const key = `${change.trendId} ${change.atMs}`
    if (!store.lifecycleChanges.has(key)) store.lifecycleChanges.set(key, change)
  }
  saveLives(store, composition.lives)
}
