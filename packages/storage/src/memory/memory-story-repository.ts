import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { KeyMatch, StoryChanges, StoryRecord, StoryRepository } from '@trendverse/application/ports/stories'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { keptApartOf } from '../reading/kept-apart'
import { mergeByHand, mergeStories } from './memory-merge-stories'
import type { MemoryStore } from './memory-store'
import { laterStories, partsOf, stateOf, undoJoin, undoMerge } from './memory-undo-stories'

/** Stories in memory. */
export function memoryStoryRepository(store: MemoryStore): StoryRepository {
  const items = (): StoredItem[] => [...store.items.values()]
  const recordOf = (id: Uuid): StoryRecord[] => {
    const kept = store.stories.get(id)
    return kept === undefined ? [] : [{ id, stored: kept.stored, hasTrend: store.trends.has(id) }]
  }
  return {
    revision: async () => stateOf(store).revision,
    load: async ({ sinceMs }) => {
      const joins = [...store.decisions.values()]
        .filter(({ undoneAtMs, kind }) => undoneAtMs !== null || kind === 'split')
        .map(({ itemId, storyId, atMs }) => ({
          itemId,
          storyId,
          atMs,
          nowIn: store.items.get(itemId)?.storyId ?? null,
        }))
      const merges = [...store.storyMerges.values()].filter(({ undoneAtMs }) => undoneAtMs !== null)
      return {
        ...stateOf(store),
        stories: [...store.stories].flatMap(([id, { lastSeenAtMs }]) => (lastSeenAtMs >= sinceMs ? recordOf(id) : [])),
        ...keptApartOf(joins, merges, (id) => laterStories(store, id)),
      }
    },
    findStories: async (ids) => ids.flatMap(recordOf),
    findKeys: async (keys, seenSinceMs) => findKeys(store, new Set(keys), seenSinceMs),
    listUnfiledItems: async (sinceMs) =>
      items().filter(({ storyId, lastSeenAtMs }) => storyId === null && lastSeenAtMs >= sinceMs),
    listItems: async (storyIds, sinceMs) => {
      const wanted = new Set<Uuid | null>(storyIds)
      return items().filter(({ storyId, lastSeenAtMs }) => wanted.has(storyId) && lastSeenAtMs >= sinceMs)
    },
    listListed: async ({ hourlySinceMs, dailySinceMs }) => {
      const listed = items().filter(({ source, lastSeenAtMs }) => {
        const sinceMs = SOURCE_PROFILES[source].timeUnitHours === 24 ? dailySinceMs : hourlySinceMs
        return lastSeenAtMs >= Math.min(sinceMs, hourlySinceMs)
      })
      return [...new Set(listed.flatMap(({ storyId }) => storyId ?? []))]
    },
    findItems: async (ids) => {
      const wanted = new Set(ids)
      return items().filter(({ id }) => wanted.has(id))
    },
    listMerges: async (storyId) =>
      [...store.storyMerges.values()]
        .filter(({ intoId }) => partsOf(store, storyId).has(intoId))
        .sort((a, b) => b.atMs - a.atMs || (a.id < b.id ? 1 : -1)),
    mergeByHand: async (merge) => mergeByHand(store, merge),
    undoJoin: async (decisionId, atMs) => undoJoin(store, decisionId, atMs),
    undoMerge: async (mergeId, atMs) => undoMerge(store, mergeId, atMs),
    forgetQuiet: async (sinceMs) => {
      for (const { id, lastSeenAtMs } of items()) if (lastSeenAtMs < sinceMs) store.storyKeys.delete(id)
      const shown = new Set(items().flatMap(({ storyId, lastSeenAtMs }) => (lastSeenAtMs >= sinceMs ? [storyId] : [])))
      const quiet = [...store.stories].filter(([id, { lastSeenAtMs }]) => lastSeenAtMs < sinceMs && !shown.has(id))
      for (const [id] of quiet) store.stories.delete(id)
      return quiet.length
    },
  }
}

export function refuseOutdated(store: MemoryStore, changes: StoryChanges | null): void {
  if (changes === null || changes.readRevision === stateOf(store).revision) return
  throw new AppError('conflict', 'The stories were changed by somebody else since they were read.', {
    retryable: true,
  })
}

/** Nothing here can fail halfway: what could was refused before. */
export function saveStories(store: MemoryStore, changes: StoryChanges | null): number {
  if (changes === null) return stateOf(store).revision
  for (const merge of changes.merges) mergeStories(store, merge)
  for (const stored of changes.stories) store.stories.set(stored.id, { stored, lastSeenAtMs: stored.lastSeenAtMs })
  for (const { itemId, keys } of changes.keys) {
    if (store.items.has(itemId)) store.storyKeys.set(itemId, new Set([...(store.storyKeys.get(itemId) ?? []), ...keys]))
  }
  const revision = changes.readRevision + 1
  store.storyState.set('state', { revision, frequencies: changed(stateOf(store).frequencies, changes.frequencies) })
  return revision
}

function changed(frequencies: readonly string[], change: StoryChanges['frequencies']): readonly string[] {
  if (change === null) return frequencies
  return change.kind === 'whole' ? [change.text] : [...frequencies, change.text]
}

function findKeys(store: MemoryStore, keys: ReadonlySet<string>, seenSinceMs: number): KeyMatch[] {
  const counts = new Map<string, KeyMatch>()
  for (const { id, source, storyId, lastSeenAtMs } of store.items.values()) {
    if (storyId === null || lastSeenAtMs < seenSinceMs) continue
    for (const key of store.storyKeys.get(id) ?? []) {
      if (!keys.has(key)) continue
      const use = `${key} ${storyId} ${source}`
      counts.set(use, { key, storyId, source, items: (counts.get(use)?.items ?? 0) + 1 })
    }
  }
  return [...counts.values()]
}
