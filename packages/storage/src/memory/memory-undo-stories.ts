import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { MemoryStore } from './memory-store'

export const stateOf = (store: MemoryStore) => store.storyState.get('state') ?? { revision: 0, frequencies: [] }

/** A story with all that became part of it, over any number of steps; merges that were taken back do not count. */
export function partsOf(store: MemoryStore, storyId: Uuid): ReadonlySet<Uuid> {
  const parts = new Set([storyId])
  // A set goes on with what is added while it is walked.
  for (const part of parts) {
    for (const { fromId, intoId, undoneAtMs } of store.storyMerges.values()) {
      if (undoneAtMs === null && intoId === part) parts.add(fromId)
    }
  }
  return parts
}

/** A story's own id, and those of the stories it became part of since, in order. */
export function laterStories(store: MemoryStore, storyId: Uuid): readonly Uuid[] {
  const later = new Set([storyId])
  for (const id of later) {
    for (const { fromId, intoId, undoneAtMs } of store.storyMerges.values()) {
      if (undoneAtMs === null && fromId === id) later.add(intoId)
    }
  }
  return [...later]
}

/** Moves items and their decisions from one story to another; which items. */
export function moveItems(store: MemoryStore, fromId: Uuid, intoId: Uuid, isWanted: (itemId: Uuid) => boolean): Uuid[] {
  const moved = [...store.items.values()].filter(({ id, storyId }) => storyId === fromId && isWanted(id))
  for (const item of moved) store.items.set(item.id, { ...item, storyId: intoId })
  for (const [id, decision] of store.decisions) {
    if (decision.storyId === fromId && isWanted(decision.itemId))
      store.decisions.set(id, { ...decision, storyId: intoId })
  }
  return moved.map(({ id }) => id)
}

/** The story has to be read from its items again. */
function forgetTerms(store: MemoryStore, id: Uuid): void {
  const kept = store.stories.get(id)
  if (kept !== undefined) store.stories.set(id, { ...kept, stored: null })
}

/** A story that has to be read from the items filed under it. */
export function restoreStory(store: MemoryStore, storyId: Uuid, atMs: number): void {
  const seen = [...store.items.values()].flatMap((item) => (item.storyId === storyId ? item.firstSeenAtMs : []))
  store.stories.set(storyId, { stored: null, lastSeenAtMs: seen.length === 0 ? atMs : Math.max(...seen) })
}

export function noteChange(store: MemoryStore): void {
  const { revision, frequencies } = stateOf(store)
  store.storyState.set('state', { revision: revision + 1, frequencies })
}

export function undoJoin(store: MemoryStore, decisionId: Uuid, atMs: number): boolean {
  const decision = store.decisions.get(decisionId)
  if (decision?.kind !== 'merged' || decision.undoneAtMs !== null) return false
  const item = store.items.get(decision.itemId)
  if (item?.storyId !== decision.storyId) return false
  store.items.set(item.id, { ...item, storyId: null })
  store.decisions.set(decisionId, { ...decision, undoneAtMs: atMs })
  forgetTerms(store, decision.storyId)
  noteChange(store)
  return true
}

export function undoMerge(store: MemoryStore, mergeId: Uuid, atMs: number): boolean {
  const merge = store.storyMerges.get(mergeId)
  if (merge === undefined || merge.undoneAtMs !== null) return false
  const { fromId } = merge
  // What it was merged into may have become part of another story since.
  const intoId = laterStories(store, merge.intoId).at(-1) ?? merge.intoId
  const itemIds = new Set(merge.itemIds)
  const back = moveItems(store, intoId, fromId, (id) => itemIds.has(id))
  const trend = store.trends.get(fromId)
  // A trend without items was made part of the other one by hand: only its address has to come back.
  if (back.length === 0 && (itemIds.size > 0 || trend?.mergedIntoId !== intoId)) return false
  if (back.length > 0) restoreStory(store, fromId, atMs)
  forgetTerms(store, intoId)
  if (trend?.mergedIntoId === intoId) {
    const updatedDate = new Date(atMs).toISOString()
    store.trends.set(fromId, { ...trend, mergedIntoId: null, status: 'active', lifecycle: 'fading', updatedDate })
  }
  // Addresses that led here before the merge do again.
  for (const id of partsOf(store, fromId)) {
    const part = store.trends.get(id)
    if (id !== fromId && part?.mergedIntoId === intoId) store.trends.set(id, { ...part, mergedIntoId: fromId })
  }
  store.storyMerges.set(mergeId, { ...merge, undoneAtMs: atMs })
  noteChange(store)
  return true
}
