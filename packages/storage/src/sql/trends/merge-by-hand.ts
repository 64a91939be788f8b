import type { StoryMergeRecord, StoryRepository } from '@trendverse/application/ports/stories'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { sourceItems } from '../schema/items'
import { trends } from '../schema/trends'
import type { Queries } from '../sql-database'
import { lockComposition } from './save-composition'
import { mergeStories, noteStoryChange } from './save-stories'
import { restoreStory } from './undo-stories'

type WantedMerge = Parameters<StoryRepository['mergeByHand']>[0]

/** Makes the story of one trend part of that of another one, inside the caller's transaction. */
export async function mergeByHand(queries: Queries, merge: WantedMerge): Promise<StoryMergeRecord | null> {
  const { fromId, intoId, atMs } = merge
  if (fromId === intoId || ![fromId, intoId].every(isUuid)) return null
  await lockComposition(queries)
  const onShow = await queries
    .select({ id: trends.id })
    .from(trends)
    .where(and(inArray(trends.id, [fromId, intoId]), eq(trends.status, 'active'), isNull(trends.mergedIntoId)))
  if (onShow.length < 2) return null
  const [fromSize, intoSize] = [await sizeOf(queries, fromId), await sizeOf(queries, intoId)]
  const record = await mergeStories(queries, { ...merge, fromSize, intoSize, reason: 'administrator', likeness: null })
  await queries.update(trends).set({ updatedAtMs: atMs }).where(eq(trends.id, fromId))
  // What both say is read from all of their items again.
  if (fromSize + intoSize > 0) await restoreStory(queries, { id: intoId, size: fromSize + intoSize, atMs })
  await noteStoryChange(queries)
  return record
}

async function sizeOf(queries: Queries, storyId: string): Promise<number> {
  const [counted] = await queries
    .select({ size: sql<number>`count(*)::int` })
    .from(sourceItems)
    .where(eq(sourceItems.storyId, storyId))
  return counted?.size ?? 0
}
