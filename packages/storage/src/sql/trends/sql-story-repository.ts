import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { KeyMatch, StoryRecord, StoryRecords, StoryRepository } from '@trendverse/application/ports/stories'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { keptApartOf } from '../../reading/kept-apart'
import { inBatches } from '../insert-in-batches'
import { sourceItems } from '../schema/items'
import { stories, storyMerges, storyState, wordFrequencyChanges } from '../schema/stories'
import { mergeDecisions, trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { mergeByHand } from './merge-by-hand'
import { lockComposition } from './save-composition'
import { laterStories, partsOf } from './story-lineage'
import { fromItemRow } from './trend-row'
import { undoJoin, undoMerge } from './undo-stories'

const DAILY_SOURCES: readonly SourceId[] = SOURCE_IDS.filter((id) => SOURCE_PROFILES[id].timeUnitHours === 24)
/** Rows of items a query gives at once: a few milliseconds of reading them. */
const ITEMS_AT_ONCE = 200

/** Stories in SQL. */
export function sqlStoryRepository(database: SqlDatabase): StoryRepository {
  return {
    revision: () =>
      database.run(async (queries) => {
        const [state] = await queries.select({ revision: storyState.revision }).from(storyState).limit(1)
        return state?.revision ?? 0
      }),
    load: ({ sinceMs }) => database.run((queries) => load(queries, sinceMs)),
    findStories: (ids) => database.run((queries) => readStories(queries, ids.filter(isUuid))),
    findKeys: (keys, seenSinceMs) => database.run((queries) => findKeys(queries, keys, seenSinceMs)),
    listUnfiledItems: (seenSinceMs) =>
      database.run(async (queries) => {
        const waiting = and(isNull(sourceItems.storyId), gte(sourceItems.lastSeenAtMs, seenSinceMs))
        const ids = await queries.select({ id: sourceItems.id }).from(sourceItems).where(waiting)
        return readItems(queries, ids)
      }),
    listItems: (storyIds, seenSinceMs) =>
      database.run(async (queries) => {
        const ids: { id: Uuid }[] = []
        await inBatches(storyIds.filter(isUuid), async (batch) => {
          const filed = and(inArray(sourceItems.storyId, batch), gte(sourceItems.lastSeenAtMs, seenSinceMs))
          ids.push(...(await queries.select({ id: sourceItems.id }).from(sourceItems).where(filed)))
        })
        return readItems(queries, ids)
      }),
    listListed: ({ hourlySinceMs, dailySinceMs }) =>
      database.run(async (queries) => {
        const seen = or(
          gte(sourceItems.lastSeenAtMs, hourlySinceMs),
          and(inArray(sourceItems.source, [...DAILY_SOURCES]), gte(sourceItems.lastSeenAtMs, dailySinceMs)),
        )
        const rows = await queries
          .selectDistinct({ storyId: sourceItems.storyId })
          .from(sourceItems)
          .where(and(isNotNull(sourceItems.storyId), seen))
        return rows.flatMap(({ storyId }) => storyId ?? [])
      }),
    findItems: (ids) =>
      database.run((queries) =>
        readItems(
          queries,
          ids.filter(isUuid).map((id) => ({ id })),
        ),
      ),
    listMerges: async (storyId) => {
      if (!isUuid(storyId)) return []
      return database.run(async (queries) =>
        queries
          .select()
          .from(storyMerges)
          .where(inArray(storyMerges.intoId, [...(await partsOf(queries, storyId))]))
          .orderBy(desc(storyMerges.atMs), desc(storyMerges.id)),
      )
    },
    mergeByHand: async (merge) => {
      const made = await database.transaction((queries) => mergeByHand(queries, merge))
      if (made !== null) await database.notify('trends_changed')
      return made
    },
    undoMerge: (mergeId, atMs) => changed(database, mergeId, (queries) => undoMerge(queries, mergeId, atMs)),
    undoJoin: (decisionId, atMs) => changed(database, decisionId, (queries) => undoJoin(queries, decisionId, atMs)),
    forgetQuiet: (sinceMs) => database.transaction((queries) => forgetQuiet(queries, sinceMs)),
  }
}

async function changed(database: SqlDatabase, id: string, undo: (queries: Queries) => Promise<boolean>) {
  if (!isUuid(id)) return false
  const isUndone = await database.transaction(undo)
  if (isUndone) await database.notify('trends_changed')
  return isUndone
}

async function readItems(queries: Queries, ids: readonly { readonly id: Uuid }[]): Promise<StoredItem[]> {
  const items: StoredItem[] = []
  await inBatches(
    ids.map(({ id }) => id),
    async (batch) => {
      const rows = await queries.select().from(sourceItems).where(inArray(sourceItems.id, batch))
      for (const row of rows) items.push(fromItemRow(row))
    },
    ITEMS_AT_ONCE,
  )
  return items
}

type StoryRow = typeof stories.$inferSelect

function toRecord({ terms, ...row }: StoryRow, hasTrend: boolean): StoryRecord {
  return { id: row.id, stored: terms === null ? null : { ...row, terms }, hasTrend }
}

async function readStories(queries: Queries, ids: readonly Uuid[]): Promise<StoryRecord[]> {
  const records: StoryRecord[] = []
  await inBatches(
    ids,
    async (batch) => {
      const rows = await queries.select().from(stories).where(inArray(stories.id, batch))
      const known = await queries.select({ id: trends.id }).from(trends).where(inArray(trends.id, batch))
      const withTrend = new Set(known.map(({ id }) => id))
      records.push(...rows.map((row) => toRecord(row, withTrend.has(row.id))))
    },
    ITEMS_AT_ONCE,
  )
  return records
}

async function load(queries: Queries, sinceMs: number): Promise<StoryRecords> {
  const [state] = await queries.select().from(storyState).limit(1)
  const { revision, content } = wordFrequencyChanges
  const added = await queries.select({ content }).from(wordFrequencyChanges).orderBy(revision)
  const live = await queries.select({ id: stories.id }).from(stories).where(gte(stories.lastSeenAtMs, sinceMs))
  const records = await readStories(
    queries,
    live.map(({ id }) => id),
  )
  return {
    revision: state?.revision ?? 0,
    frequencies: [state?.frequencies ?? [], added.map((change) => change.content)].flat(),
    stories: records,
    ...(await loadKeptApart(queries)),
  }
}

async function loadKeptApart(queries: Queries): Promise<Pick<StoryRecords, 'refusals' | 'keptApart'>> {
  const { itemId, storyId, atMs, undoneAtMs, kind } = mergeDecisions
  const joins = await queries
    .select({ itemId, storyId, atMs, nowIn: sourceItems.storyId })
    .from(mergeDecisions)
    .innerJoin(sourceItems, eq(sourceItems.id, itemId))
    .where(or(isNotNull(undoneAtMs), eq(kind, 'split')))
  const merges = await queries
    .select({ fromId: storyMerges.fromId, intoId: storyMerges.intoId, atMs: storyMerges.atMs })
    .from(storyMerges)
    .where(isNotNull(storyMerges.undoneAtMs))
  const asked = new Set(merges.flatMap(({ fromId, intoId }) => [fromId, intoId]))
  return keptApartOf(joins, merges, await laterStories(queries, [...asked]))
}

async function findKeys(queries: Queries, keys: readonly string[], seenSinceMs: number): Promise<KeyMatch[]> {
  const matches: KeyMatch[] = []
  await inBatches(keys, async (batch) => {
    const { rows } = await queries.execute<{
      key: string
      story_id: string
      source: SourceId
      items: string | number
    }>(sql`
      select listed.key, ${sourceItems.storyId} as story_id, ${sourceItems.source} as source, count(*) as items
      from jsonb_array_elements_text(${JSON.stringify(batch.map(cleanText))}::jsonb) as listed(key)
      join story_keys on story_keys.key_hash = md5(listed.key)::uuid
      join ${sourceItems} on ${sourceItems.id} = story_keys.item_id
      where ${sourceItems.storyId} is not null and ${sourceItems.lastSeenAtMs} >= ${new Date(seenSinceMs).toISOString()}
      group by 1, 2, 3`)
    for (const { key, story_id, source, items } of rows) {
      matches.push({ key, storyId: story_id, source, items: Number(items) })
    }
  })
  return matches
}

async function forgetQuiet(queries: Queries, sinceMs: number): Promise<number> {
  await lockComposition(queries)
  await queries.execute(sql`
    delete from story_keys using ${sourceItems}
    where ${sourceItems.id} = story_keys.item_id and ${sourceItems.lastSeenAtMs} < ${new Date(sinceMs).toISOString()}`)
  const shown = queries
    .select({ one: sql`1` })
    .from(sourceItems)
    .where(and(eq(sourceItems.storyId, stories.id), gte(sourceItems.lastSeenAtMs, sinceMs)))
  const gone = await queries
    .delete(stories)
    .where(and(lt(stories.lastSeenAtMs, sinceMs), notExists(shown)))
    .returning({ id: stories.id })
  return gone.length
}
