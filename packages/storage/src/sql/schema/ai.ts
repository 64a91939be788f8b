import type { AiKey } from '@trendverse/domain/ai/ai-key'
import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

export const aiKeys = pgTable('ai_keys', {
  id: uuid('id').primaryKey(),
  name: safeText('name').notNull(),
  provider: safeText('provider').notNull(),
  keyType: safeText('key_type').$type<KeyType>().notNull(),
  status: safeText('status').$type<AiKey['status']>().notNull(),
  sealedKey: safeText('sealed_key'),
  keyEnd: safeText('key_end').notNull(),
  priority: integer('priority').notNull(),
  dailyLimit: integer('daily_limit').notNull(),
  monthlyLimit: integer('monthly_limit').notNull(),
  maxConcurrent: integer('max_concurrent').notNull(),
  createdAtMs: instant('created_at').notNull(),
  usageToday: integer('usage_today').notNull(),
  usageThisMonth: integer('usage_this_month').notNull(),
  countedDay: safeText('counted_day').notNull(),
  health: integer('health').notNull(),
  breaker: safeJson('breaker').$type<AiKey['breaker']>().notNull(),
  restsUntilMs: instant('rests_until'),
  succeeded: integer('succeeded').notNull(),
  failed: integer('failed').notNull(),
  avgResponseMs: integer('avg_response_ms'),
  lastUsedAtMs: instant('last_used_at'),
  history: safeJson('history').$type<AiKey['history']>().notNull(),
  notes: safeJson('notes').$type<AiKey['notes']>().notNull(),
})

export const aiLeases = pgTable('ai_leases', {
  jobId: uuid('job_id').primaryKey(),
  keyId: uuid('key_id').notNull(),
  expiresAtMs: instant('expires_at').notNull(),
})

export const aiQueue = pgTable('ai_queue', {
  jobId: uuid('job_id').primaryKey(),
  keyType: safeText('key_type').$type<KeyType>().notNull(),
  expiresAtMs: instant('expires_at').notNull(),
})

export const generationJobs = pgTable('generation_jobs', {
  id: uuid('id').primaryKey(),
  kind: safeText('kind').$type<KeyType>().notNull(),
  takerKind: safeText('taker_kind').$type<QuizTaker['kind']>().notNull(),
  takerId: safeText('taker_id').notNull(),
  trendId: uuid('trend_id').notNull(),
  variant: safeText('variant').notNull(),
  stage: safeText('stage').$type<GenerationStage>().notNull(),
  resultId: uuid('result_id'),
  bookedDay: safeText('booked_day'),
  startedAtMs: instant('started_at').notNull(),
  movedAtMs: instant('moved_at').notNull(),
})

/** How many calls of providers ended well or not, by UTC date. */
export const aiCalls = pgTable('ai_calls', {
  day: safeText('day').primaryKey(),
  succeeded: integer('succeeded').notNull(),
  failed: integer('failed').notNull(),
})
