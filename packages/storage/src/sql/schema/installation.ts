import type { JobState } from '@trendverse/application/ports/administration'
import type { SourceHealth } from '@trendverse/application/ports/ingest'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** Which state of each source's momentum engine is stored; writers compare it before they set it. */
export const sourceModels = pgTable('source_models', {
  source: safeText('source').$type<SourceId>().primaryKey(),
  revision: integer('revision').notNull(),
})

/** The state itself, in parts that are replaced one by one. */
export const sourceModelParts = pgTable(
  'source_model_parts',
  {
    source: safeText('source').$type<SourceId>().notNull(),
    name: safeText('name').notNull(),
    content: safeText('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.name] })],
)

export const sourceHealth = pgTable('source_health', {
  source: safeText('source').$type<SourceId>().primaryKey(),
  lastAttemptAtMs: instant('last_attempt_at'),
  lastSuccessAtMs: instant('last_success_at'),
  items: integer('items').notNull(),
  itemErrors: integer('item_errors').notNull(),
  itemProblems: safeJson('item_problems').$type<readonly string[]>().notNull(),
  error: safeText('error'),
  consecutiveFailures: integer('consecutive_failures').notNull(),
  nextAttemptAtMs: instant('next_attempt_at').notNull(),
  validators: safeJson('validators').$type<SourceHealth['validators']>().notNull(),
})

/** Sources an administrator switched off. */
export const sourcesOff = pgTable('sources_off', { source: safeText('source').$type<SourceId>().primaryKey() })

export const settings = pgTable('settings', {
  key: safeText('key').primaryKey(),
  value: safeJson('value'),
})

export const jobStates = pgTable('job_states', {
  name: safeText('name').primaryKey(),
  state: safeText('state').$type<JobState['state']>().notNull(),
  lastStartedAtMs: instant('last_started_at'),
  lastSucceededAtMs: instant('last_succeeded_at'),
  error: safeText('error'),
})
