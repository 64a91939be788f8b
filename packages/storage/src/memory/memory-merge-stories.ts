import type { StoryMergeRecord, StoryRepository } from '@trendverse/application/ports/stories'
import type { MemoryStore } from './memory-store'
import { moveItems, noteChange, restoreStory } from './memory-undo-stories'

/** Items and decisions of one story move to another one; addresses that led to it lead on. */
export function mergeStories(
  store: MemoryStore,
  merge: Omit<StoryMergeRecord, 'itemIds' | 'undoneAtMs'>,
): StoryMergeRecord {
  const itemIds = moveItems(store, merge.fromId, merge.intoId, () => true)
  for (const [id, trend] of store.trends) {
    const leadsOn = trend.mergedIntoId === merge.fromId
    if (leadsOn) store.trends.set(id, { ...trend, mergedIntoId: merge.intoId })
    // also where somebody changed the trend meanwhile, so that it was not written: it has no items any more
    if (id !== merge.fromId || trend.status !== 'active') continue
    store.trends.set(id, { ...trend, mergedIntoId: merge.intoId, status: 'archived', lifecycle: 'dormant' })
  }
  store.stories.delete(merge.fromId)
  const record = { ...merge, itemIds, undoneAtMs: null }
  store.storyMerges.set(merge.id, record)
  return record
}

/** Makes the story of one trend part of that of another one. */
export function mergeByHand(
  store: MemoryStore,
  wanted: Parameters<StoryRepository['mergeByHand']>[0],
): StoryMergeRecord | null {
  const { fromId, intoId, atMs } = wanted
  const [from, into] = [store.trends.get(fromId), store.trends.get(intoId)]
  const areOnShow = [from, into].every((trend) => trend?.status === 'active' && trend.mergedIntoId === null)
  if (!areOnShow || from === undefined || fromId === intoId) return null
  const sizeOf = (id: string): number => [...store.items.values()].filter(({ storyId }) => storyId === id).length
  const [fromSize, intoSize] = [sizeOf(fromId), sizeOf(intoId)]
  store.trends.set(fromId, { ...from, updatedDate: new Date(atMs).toISOString() })
  const record = mergeStories(store, { ...wanted, fromSize, intoSize, reason: 'administrator', likeness: null })
  if (fromSize + intoSize > 0) restoreStory(store, intoId, atMs)
  noteChange(store)
  return record
}
