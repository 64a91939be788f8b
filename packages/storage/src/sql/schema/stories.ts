import type { StoryMergeRecord } from '@trendverse/application/ports/stories'
import { bigint, boolean, doublePrecision, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** What items are filed under. `terms` is null while the story has to be read from its items again. */
export const stories = pgTable('stories', {
  id: uuid('id').primaryKey(),
  firstSeenAtMs: instant('first_seen_at').notNull(),
  lastSeenAtMs: instant('last_seen_at').notNull(),
  size: integer('size').notNull(),
  squaredLength: doublePrecision('squared_length').notNull(),
  isThin: boolean('is_thin').notNull(),
  isTopical: boolean('is_topical').notNull(),
  hasNews: boolean('has_news').notNull(),
  publisher: safeText('publisher'),
  titles: safeJson('titles').$type<readonly string[]>().notNull(),
  terms: safeText('terms'),
})

/** Identity keys of items by their MD5, which an index holds whatever the length of an address. */
export const storyKeys = pgTable(
  'story_keys',
  { itemId: uuid('item_id').notNull(), keyHash: uuid('key_hash').notNull() },
  (table) => [primaryKey({ columns: [table.itemId, table.keyHash] })],
)

export const storyMerges = pgTable('story_merges', {
  id: uuid('id').primaryKey(),
  atMs: instant('at').notNull(),
  fromId: uuid('from_id').notNull(),
  intoId: uuid('into_id').notNull(),
  fromSize: integer('from_size').notNull(),
  intoSize: integer('into_size').notNull(),
  reason: safeText('reason').$type<StoryMergeRecord['reason']>().notNull(),
  likeness: doublePrecision('likeness'),
  itemIds: safeJson('item_ids').$type<readonly string[]>().notNull(),
  undoneAtMs: instant('undone_at'),
})

/** One row: the number of changes so far, and the whole of what was learnt of words when that was last written. */
export const storyState = pgTable('story_state', {
  one: boolean('one').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
  frequencies: safeText('frequencies'),
})

/** What was learnt of words since, by the revision of the stories it came with. */
export const wordFrequencyChanges = pgTable('word_frequency_changes', {
  revision: bigint('revision', { mode: 'number' }).primaryKey(),
  content: safeText('content').notNull(),
})
