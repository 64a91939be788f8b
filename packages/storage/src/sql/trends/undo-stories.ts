import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { inBatches } from '../insert-in-batches'
import { sourceItems } from '../schema/items'
import { stories, storyMerges } from '../schema/stories'
import { mergeDecisions, trends } from '../schema/trends'
import type { Queries } from '../sql-database'
import { lockComposition } from './save-composition'
import { forgetTerms, noteStoryChange } from './save-stories'
import { laterStories, partsOf } from './story-lineage'

/** Takes an item out of its story; whether there was something to take back. */
export async function undoJoin(queries: Queries, decisionId: string, atMs: number): Promise<boolean> {
  await lockComposition(queries)
  const [decision] = await queries
    .select()
    .from(mergeDecisions)
    .where(and(eq(mergeDecisions.id, decisionId), eq(mergeDecisions.kind, 'merged'), isNull(mergeDecisions.undoneAtMs)))
  if (!decision) return false
  const { itemId, storyId } = decision
  const left = await queries
    .update(sourceItems)
    .set({ storyId: null })
    .where(and(eq(sourceItems.id, itemId), eq(sourceItems.storyId, storyId)))
    .returning({ id: sourceItems.id })
  // the item lies elsewhere by now: there is nothing left to take back
  if (left.length === 0) return false
  await queries.update(mergeDecisions).set({ undoneAtMs: atMs }).where(eq(mergeDecisions.id, decisionId))
  await forgetTerms(queries, [storyId])
  await noteStoryChange(queries)
  return true
}

/** Takes a merge of two stories back, wherever its items lie by now; whether there was something to take back. */
export async function undoMerge(queries: Queries, mergeId: string, atMs: number): Promise<boolean> {
  await lockComposition(queries)
  const [merge] = await queries
    .select()
    .from(storyMerges)
    .where(and(eq(storyMerges.id, mergeId), isNull(storyMerges.undoneAtMs)))
  if (!merge) return false
  const { fromId, fromSize } = merge
  // What it was merged into may have become part of another story since.
  const intoId = (await laterStories(queries, [merge.intoId]))(merge.intoId).at(-1) ?? merge.intoId
  const back: string[] = []
  await inBatches(merge.itemIds, async (batch) => {
    const rows = await queries
      .update(sourceItems)
      .set({ storyId: fromId })
      .where(and(inArray(sourceItems.id, batch), eq(sourceItems.storyId, intoId)))
      .returning({ id: sourceItems.id })
    back.push(...rows.map(({ id }) => id))
    await queries
      .update(mergeDecisions)
      .set({ storyId: fromId })
      .where(and(inArray(mergeDecisions.itemId, batch), eq(mergeDecisions.storyId, intoId)))
  })
  if (back.length === 0) {
    // A trend without items was made part of the other one by hand: only its address has to come back.
    if (merge.itemIds.length > 0 || !(await leadsTo(queries, fromId, intoId))) return false
  } else await restoreStory(queries, { id: fromId, size: fromSize, atMs })
  await forgetTerms(queries, [intoId])
  await queries
    .update(trends)
    .set({ mergedIntoId: null, status: 'active', lifecycle: 'fading', updatedAtMs: atMs })
    .where(and(eq(trends.id, fromId), eq(trends.mergedIntoId, intoId)))
  // Addresses that led here before the merge do again.
  await queries
    .update(trends)
    .set({ mergedIntoId: fromId })
    .where(
      and(
        inArray(trends.id, [...(await partsOf(queries, fromId))]),
        ne(trends.id, fromId),
        eq(trends.mergedIntoId, intoId),
      ),
    )
  await queries.update(storyMerges).set({ undoneAtMs: atMs }).where(eq(storyMerges.id, mergeId))
  await noteStoryChange(queries)
  return true
}

async function leadsTo(queries: Queries, fromId: string, intoId: string): Promise<boolean> {
  const led = and(eq(trends.id, fromId), eq(trends.mergedIntoId, intoId))
  return (await queries.select({ id: trends.id }).from(trends).where(led)).length > 0
}

/** A story that has to be read from the items filed under it. */
export async function restoreStory(
  queries: Queries,
  { id, size, atMs }: { readonly id: string; readonly size: number; readonly atMs: number },
): Promise<void> {
  const seen = await queries
    .select({ firstSeenAtMs: sourceItems.firstSeenAtMs })
    .from(sourceItems)
    .where(eq(sourceItems.storyId, id))
    .orderBy(asc(sourceItems.firstSeenAtMs))
  const span = { firstSeenAtMs: seen[0]?.firstSeenAtMs ?? atMs, lastSeenAtMs: seen.at(-1)?.firstSeenAtMs ?? atMs }
  await queries
    .insert(stories)
    .values({
      id,
      ...span,
      size,
      squaredLength: 0,
      isThin: false,
      isTopical: false,
      hasNews: false,
      publisher: null,
      titles: [],
      terms: null,
    })
    .onConflictDoUpdate({ target: stories.id, set: { ...span, terms: null } })
}
