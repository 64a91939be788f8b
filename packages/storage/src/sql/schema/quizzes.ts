import type { LockedAnswer } from '@trendverse/domain/quizzes/attempt'
import type { Difficulty } from '@trendverse/domain/quizzes/question'
import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { Category } from '@trendverse/domain/trends/categories/category'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** An attempt belongs to an account or to a guest. A trend that goes leaves what was taken of it. */
export const quizAttempts = pgTable('quiz_attempts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  guestId: safeText('guest_id'),
  trendId: uuid('trend_id').notNull(),
  category: safeText('category').$type<Category>().notNull(),
  quiz: safeJson('quiz').$type<Quiz>().notNull(),
  answers: safeJson('answers').$type<readonly LockedAnswer[]>().notNull(),
  startedAtMs: instant('started_at').notNull(),
  deadlineMs: instant('deadline').notNull(),
  finishedAtMs: instant('finished_at'),
  /** Known once it is finished. */
  percent: integer('percent'),
  /** When its account made it public. */
  sharedAtMs: instant('shared_at'),
  unranked: safeText('unranked').$type<UnrankedReason>(),
})

/** What everybody is asked on one day. */
export const dailyQuizzes = pgTable('daily_quizzes', {
  day: safeText('day').primaryKey(),
  quiz: safeJson('quiz').$type<Quiz>().notNull(),
})

/**
 * Rows of the leaderboards: an account's best of a trend and difficulty, under its name of now, or a sample under a name of its own.
 */
export const leaderboardEntries = pgTable('quiz_standings', {
  id: uuid('id').primaryKey(),
  trendId: uuid('trend_id').notNull(),
  difficulty: safeText('difficulty').$type<Difficulty>().notNull(),
  userId: uuid('user_id'),
  sampleName: safeText('sample_name'),
  score: integer('score').notNull(),
  time: integer('time_seconds').notNull(),
  achievedAtMs: instant('achieved_at').notNull(),
})
