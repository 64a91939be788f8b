import type { PredictionItem } from '@trendverse/domain/games/predictions/prediction-round'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { boolean, doublePrecision, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** Rounds of Tomorrow, one a day. */
export const predictionRounds = pgTable('prediction_rounds', {
  day: safeText('day').primaryKey(),
  openedAtMs: instant('opened_at').notNull(),
  closesAtMs: instant('closes_at').notNull(),
})

/** What of a question nothing is searched by. */
export type QuestionFacts = Pick<
  PredictionItem,
  'trendId' | 'trendName' | 'title' | 'url' | 'publishedAtMs' | 'firstSeenAtMs' | 'rank' | 'bar'
>

/** Their questions; the three parts of an outcome are there together or not at all. */
export const predictionItems = pgTable(
  'prediction_items',
  {
    day: safeText('day').notNull(),
    number: integer('number').notNull(),
    source: safeText('source').$type<SourceId>().notNull(),
    itemId: safeText('item_id').notNull(),
    forecastAtMs: instant('forecast_at').notNull(),
    sightingId: uuid('sighting_id').notNull(),
    facts: safeJson('facts').$type<QuestionFacts>().notNull(),
    enginePercent: integer('engine_percent'),
    basePercent: integer('base_percent').notNull(),
    resolvesAtMs: instant('resolves_at').notNull(),
    resolvedAtMs: instant('resolved_at'),
    peak: doublePrecision('peak'),
    brokeOut: boolean('broke_out'),
  },
  (table) => [primaryKey({ columns: [table.day, table.number] })],
)

/** What people said. */
export const predictions = pgTable(
  'predictions',
  {
    userId: uuid('user_id').notNull(),
    day: safeText('day').notNull(),
    number: integer('number').notNull(),
    percent: integer('percent').notNull(),
    saidAtMs: instant('said_at').notNull(),
    /** Alike in all rows of an account and a round. */
    unranked: safeText('unranked').$type<UnrankedReason>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.number] })],
)
