import type { MergeDecision, TrendWrite } from '@trendverse/application/ports/stories'
import type { Category } from '@trendverse/domain/trends/categories/category'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import type { MergeReason, TrendDetail, TrendOrigin, TrendProof, TrendStatus } from '@trendverse/domain/trends/trend'
import { bigint, boolean, doublePrecision, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** One row per trend, whatever its status. Indexes and constraints are written in the migrations. */
export const trends = pgTable('trends', {
  id: uuid('id').primaryKey(),
  name: safeText('name').notNull(),
  description: safeText('description').notNull(),
  descriptionOrigin: safeJson('description_origin').$type<TrendDetail['descriptionOrigin']>().notNull(),
  color: safeText('color').notNull(),
  category: safeText('category').$type<Category>().notNull(),
  status: safeText('status').$type<TrendStatus>().notNull(),
  featuredByAdmin: boolean('featured_by_admin'),
  tags: safeJson('tags').$type<readonly string[]>().notNull(),
  views: bigint('views', { mode: 'number' }).notNull(),
  interactions: bigint('interactions', { mode: 'number' }).notNull(),
  createdAtMs: instant('created_at').notNull(),
  updatedAtMs: instant('updated_at').notNull(),
  origin: safeText('origin').$type<TrendOrigin>().notNull(),
  lifecycle: safeText('lifecycle').$type<LifecycleStage>().notNull(),
  momentum: doublePrecision('momentum').notNull(),
  attention: doublePrecision('attention').notNull(),
  voices: integer('voices').notNull(),
  publishers: integer('publishers').notNull(),
  proof: safeJson('proof').$type<TrendProof>(),
  pace: doublePrecision('pace'),
  breakoutProbability: doublePrecision('breakout_probability'),
  sources: safeJson('sources').$type<readonly SourceId[]>().notNull(),
  sparkline: safeJson('sparkline').$type<readonly number[]>().notNull(),
  relatedIds: safeJson('related_ids').$type<readonly string[]>().notNull(),
  lastEvidenceAtMs: instant('last_evidence_at'),
  episode: integer('episode').notNull(),
  fadingRuns: integer('fading_runs').notNull(),
  peakVelocityPerHour: doublePrecision('peak_velocity_per_hour').notNull(),
  nameIsFinal: boolean('name_is_final').notNull(),
  mergedIntoId: uuid('merged_into_id'),
  links: safeJson('links').$type<TrendDetail['links']>().notNull(),
  datedEvents: safeJson('dated_events').$type<TrendWrite['datedEvents']>().notNull(),
})

/** Trends an administrator removed that still hold items: kept out of sight, so that the items found no new one. */
export const removedTrends = pgTable('removed_trends', { trendId: uuid('trend_id').primaryKey() })

/** Likeness between two trends; `a` is the smaller id, so that an edge has one row. */
export const relatedTrends = pgTable(
  'related_trends',
  {
    a: uuid('a').notNull(),
    b: uuid('b').notNull(),
    strength: doublePrecision('strength').notNull(),
  },
  (table) => [primaryKey({ columns: [table.a, table.b] })],
)

export const lifecycleChanges = pgTable(
  'lifecycle_changes',
  {
    trendId: uuid('trend_id').notNull(),
    atMs: instant('at').notNull(),
    from: safeText('from_stage').$type<LifecycleStage>(),
    to: safeText('to_stage').$type<LifecycleStage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trendId, table.atMs] })],
)

/**
 * The life of each trend that has shown any. A number is never given again: the row of a trend that was deleted stays,
 * without its trend.
 */
export const trendLives = pgTable('trend_lives', {
  number: integer('number').primaryKey(),
  trendId: uuid('trend_id'),
  bornHour: integer('born_hour').notNull(),
  peakHour: integer('peak_hour').notNull(),
  lastHour: integer('last_hour').notNull(),
  reach: integer('reach').notNull(),
  family: integer('family').notNull(),
})

export const mergeDecisions = pgTable('merge_decisions', {
  id: uuid('id').primaryKey(),
  atMs: instant('at').notNull(),
  itemId: uuid('item_id').notNull(),
  storyId: uuid('story_id').notNull(),
  kind: safeText('kind').$type<MergeDecision['kind']>().notNull(),
  reason: safeText('reason').$type<MergeReason>(),
  similarity: doublePrecision('similarity'),
  undoneAtMs: instant('undone_at'),
})
