import type { Category } from '@trendverse/domain/trends/categories/category'
import type { ForecastMoment, ForecastOutcomeKind } from '@trendverse/domain/trends/forecasts/forecast-row'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceReference } from '@trendverse/domain/trends/items/source-item'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { bigint, boolean, doublePrecision, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** What a source lists, as last seen, with what was remembered of earlier sightings. */
export const sourceItems = pgTable('source_items', {
  id: uuid('id').primaryKey(),
  source: safeText('source').$type<SourceId>().notNull(),
  itemId: safeText('item_id').notNull(),
  storyId: uuid('story_id'),
  title: safeText('title').notNull(),
  url: safeText('url'),
  sourceUrl: safeText('source_url'),
  summary: safeText('summary'),
  metric: doublePrecision('metric'),
  rank: doublePrecision('rank'),
  usual: doublePrecision('usual'),
  publishedAtMs: instant('published_at'),
  tags: safeJson('tags').$type<readonly string[]>().notNull(),
  references: safeJson('source_references').$type<readonly SourceReference[]>().notNull(),
  publisher: safeText('publisher'),
  category: safeText('category').$type<Category>(),
  language: safeText('language'),
  momentum: doublePrecision('momentum').notNull(),
  pace: doublePrecision('pace'),
  breakoutProbability: doublePrecision('breakout_probability'),
  velocityPerHour: doublePrecision('velocity_per_hour').notNull(),
  alert: boolean('alert').notNull(),
  lifecycle: safeText('lifecycle').$type<LifecycleStage>().notNull(),
  firstSeenAtMs: instant('first_seen_at').notNull(),
  lastSeenAtMs: instant('last_seen_at').notNull(),
  peakMetric: doublePrecision('peak_metric'),
  bestRank: doublePrecision('best_rank'),
})

/** One metric of one item at one instant: append-only, thinned by age. Stated ones were told by the source, not seen. */
export const observations = pgTable(
  'observations',
  {
    itemId: uuid('item_id').notNull(),
    atMs: instant('observed_at').notNull(),
    metric: doublePrecision('metric'),
    rank: doublePrecision('rank'),
    stated: boolean('stated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.atMs] })],
)

/**
 * How far the past was looked through by what keeps it small: before `untilMs` one observation of each item and `hour` or `day` is
 * left, no `item` without a trend that was last seen then, and no graded `forecast` that was made then.
 */
export const retention = pgTable('retention', {
  unit: safeText('unit').$type<'hour' | 'day' | 'item' | 'forecast'>().primaryKey(),
  untilMs: instant('until_at').notNull(),
})

/** Instants already kept, so that saving one twice changes nothing. */
export const snapshots = pgTable(
  'snapshots',
  {
    source: safeText('source').$type<SourceId>().notNull(),
    observedAtMs: instant('observed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.observedAtMs] })],
)

/**
 * Every promise made to visitors and what became of it. `resolved_at`, `peak_metric` and `broke_out` are what the engine learnt
 * from, at first sight alone; `outcome` is the grade, given from what is stored and nothing else.
 */
export const forecasts = pgTable(
  'forecasts',
  {
    source: safeText('source').$type<SourceId>().notNull(),
    itemId: safeText('item_id').notNull(),
    forecastAtMs: instant('forecast_at').notNull(),
    moment: safeText('moment').$type<ForecastMoment>().notNull(),
    probability: doublePrecision('probability').notNull(),
    bar: doublePrecision('bar'),
    dueAtMs: instant('due_at').notNull(),
    rank: doublePrecision('rank'),
    modelVersion: integer('model_version'),
    shownAtMs: instant('shown_at'),
    outcome: safeText('outcome').$type<ForecastOutcomeKind>(),
    crossedAtMs: instant('crossed_at'),
    resolvedAtMs: instant('resolved_at'),
    peakMetric: doublePrecision('peak_metric'),
    brokeOut: boolean('broke_out'),
  },
  (table) => [primaryKey({ columns: [table.source, table.itemId, table.forecastAtMs, table.moment] })],
)

/** Graded forecasts of long ago, counted by the day they were made on; see `ForecastDay`. */
export const forecastDays = pgTable(
  'forecast_days',
  {
    dayMs: instant('day').notNull(),
    source: safeText('source').$type<SourceId>().notNull(),
    moment: safeText('moment').$type<ForecastMoment>().notNull(),
    outcome: safeText('outcome').$type<ForecastOutcomeKind>().notNull(),
    isShown: boolean('is_shown').notNull(),
    decile: integer('decile').notNull(),
    rankGroup: integer('rank_group').notNull(),
    count: integer('forecast_count').notNull(),
    chanceSum: bigint('chance_sum', { mode: 'number' }).notNull(),
    squareSum: bigint('square_sum', { mode: 'number' }).notNull(),
    leadsMs: integer('leads_ms').array().notNull(),
    learnt: integer('learnt').notNull(),
  },
  ({ dayMs, source, moment, outcome, isShown, decile, rankGroup }) => [
    primaryKey({ columns: [dayMs, source, moment, outcome, isShown, decile, rankGroup] }),
  ],
)
