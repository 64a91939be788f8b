import type { PageHeadRound } from '@trendverse/application/ports/reading'
import type { PageHead } from '@trendverse/domain/pages/page-head'
import type { PageHeadRefusal } from '@trendverse/domain/pages/page-head-record'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** One row per page that was asked for its head, whether it has one or not. */
export const pageHeads = pgTable('page_heads', {
  pageKey: safeText('page_key').primaryKey(),
  url: safeText('url').notNull(),
  head: safeJson('head').$type<PageHead>(),
  reason: safeText('reason').$type<PageHeadRefusal>(),
  readAtMs: instant('read_at').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAtMs: instant('next_attempt_at'),
})

export const pageHeadRounds = pgTable('page_head_rounds', {
  finishedAtMs: instant('finished_at').primaryKey(),
  read: integer('read').notNull(),
  refused: safeJson('refused').$type<PageHeadRound['refused']>().notNull(),
  skipped: integer('skipped').notNull(),
  lastError: safeText('last_error'),
})
