import type { QuestionEvidence } from '@trendverse/application/ports/quizzes'
import type { QuestionDecision, QuestionStatus } from '@trendverse/domain/quizzes/judge-question'
import type { QuestionReportReason } from '@trendverse/domain/quizzes/question-report'
import { doublePrecision, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** What the answers to a question add up to, and how it is judged by them now. Nobody is in it. */
export const questionQuality = pgTable('question_quality', {
  id: uuid('id').primaryKey(),
  question: safeText('question').notNull(),
  rightOption: safeText('right_option').notNull(),
  trendId: uuid('trend_id').notNull(),
  trendName: safeText('trend_name').notNull(),
  answers: integer('answers').notNull(),
  right: integer('right_answers').notNull(),
  restSum: doublePrecision('rest_sum').notNull(),
  restSquareSum: doublePrecision('rest_square_sum').notNull(),
  restSumOfRight: doublePrecision('rest_sum_of_right').notNull(),
  reporters: integer('reporters').notNull(),
  decision: safeText('decision').$type<QuestionDecision>(),
  evidence: safeJson('evidence').$type<QuestionEvidence>(),
  status: safeText('status').$type<QuestionStatus>().notNull(),
  updatedAtMs: instant('updated_at').notNull(),
})

/** One report of an account or a guest about one question. */
export const questionReports = pgTable('question_reports', {
  questionId: uuid('question_id').notNull(),
  userId: uuid('user_id'),
  guestId: safeText('guest_id'),
  reason: safeText('reason').$type<QuestionReportReason>().notNull(),
  note: safeText('note').notNull(),
  reportedAtMs: instant('reported_at').notNull(),
})
