import type { StoryChanges, StoryMergeRecord } from '@trendverse/application/ports/stories'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { StoredStory } from '@trendverse/domain/trends/stories/story'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { replacing } from '../excluded'
import { inBatches } from '../insert-in-batches'
import { insertRows } from '../insert-rows'
import { sourceItems } from '../schema/items'
import { stories, storyKeys, storyMerges, storyState, wordFrequencyChanges } from '../schema/stories'
import { mergeDecisions, trends } from '../schema/trends'
import type { Queries } from '../sql-database'

/** The number of changes of the stories so far; locked until the transaction ends. */
export async function lockRevision(queries: Queries): Promise<number> {
  await queries.insert(storyState).values({ one: true, revision: 0, frequencies: null }).onConflictDoNothing()
  const [row] = await queries.select({ revision: storyState.revision }).from(storyState).for('update')
  return row?.revision ?? 0
}

/** Says that the stories changed: whoever holds them in memory reads them again. */
export async function noteStoryChange(queries: Queries): Promise<number> {
  await lockRevision(queries)
  const [row] = await queries
    .update(storyState)
    .set({ revision: sql`${storyState.revision} + 1` })
    .returning({ revision: storyState.revision })
  return row?.revision ?? 0
}

/** Keeps what a round changed about the stories, inside the caller's transaction; the revision afterwards. */
export async function saveStories(queries: Queries, changes: StoryChanges | null): Promise<number> {
  const revision = await lockRevision(queries)
  if (changes === null) return revision
  if (changes.readRevision !== revision) {
    throw new AppError('conflict', 'The stories were changed by somebody else since they were read.', {
      retryable: true,
    })
  }
  for (const merge of changes.merges) await mergeStories(queries, merge)
  await upsertStories(queries, changes.stories)
  await inBatches(changes.keys, (batch) => saveKeys(queries, batch))
  await saveFrequencies(queries, changes.frequencies, revision + 1)
  return noteStoryChange(queries)
}

async function saveFrequencies(queries: Queries, change: StoryChanges['frequencies'], revision: number): Promise<void> {
  if (change === null) return
  if (change.kind === 'added') {
    await queries.insert(wordFrequencyChanges).values({ revision, content: change.text })
    return
  }
  await queries.update(storyState).set({ frequencies: change.text })
  await queries.delete(wordFrequencyChanges)
}

async function upsertStories(queries: Queries, changed: readonly StoredStory[]): Promise<void> {
  const columns = getTableColumns(stories)
  const names = Object.keys(columns).filter((name) => name !== 'id') as Exclude<keyof StoredStory, 'id'>[]
  await inBatches(changed, (batch) =>
    insertRows(queries, stories, batch).onConflictDoUpdate({ target: stories.id, set: replacing(columns, names) }),
  )
}

/** Keys of items nobody stored are passed over. */
async function saveKeys(queries: Queries, batch: StoryChanges['keys']): Promise<void> {
  const rows = batch.flatMap(({ itemId, keys }) => keys.map((key) => ({ itemId, key: cleanText(key) })))
  await queries.execute(sql`
    insert into ${storyKeys} (item_id, key_hash)
    select listed."itemId", md5(listed.key)::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed("itemId" uuid, key text)
    join ${sourceItems} on ${sourceItems.id} = listed."itemId"
    on conflict do nothing`)
}

/** Items and decisions of one story move to another one; addresses that led to it lead on. */
export async function mergeStories(
  queries: Queries,
  merge: Omit<StoryMergeRecord, 'itemIds' | 'undoneAtMs'>,
): Promise<StoryMergeRecord> {
  const { fromId, intoId } = merge
  const moved = await queries
    .update(sourceItems)
    .set({ storyId: intoId })
    .where(eq(sourceItems.storyId, fromId))
    .returning({ id: sourceItems.id })
  await queries.update(mergeDecisions).set({ storyId: intoId }).where(eq(mergeDecisions.storyId, fromId))
  await queries.update(trends).set({ mergedIntoId: intoId }).where(eq(trends.mergedIntoId, fromId))
  // also where somebody changed the trend meanwhile, so that it was not written: it has no items any more
  await queries
    .update(trends)
    .set({ mergedIntoId: intoId, status: 'archived', lifecycle: 'dormant' })
    .where(and(eq(trends.id, fromId), eq(trends.status, 'active')))
  await queries.delete(stories).where(eq(stories.id, fromId))
  const record = { ...merge, itemIds: moved.map(({ id }) => id), undoneAtMs: null }
  await queries.insert(storyMerges).values(record)
  return record
}

/** Stories that have to be read from their items again. */
export async function forgetTerms(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries
    .update(stories)
    .set({ terms: null })
    .where(inArray(stories.id, [...ids]))
}
