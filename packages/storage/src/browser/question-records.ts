import type { QuestionRecord } from '@trendverse/application/ports/question-quality-repository'
import { QUESTION_DECISIONS, QUESTION_STATUSES } from '@trendverse/domain/quizzes/judge-question'
import type { QuestionFigures } from '@trendverse/domain/quizzes/question-quality'
import { QUESTION_REPORT_REASONS, type QuestionReport } from '@trendverse/domain/quizzes/question-report'
import { z } from 'zod'
import { instant } from './account-records'

const count = z.number().int().nonnegative()
const sum = z.number().nonnegative()

const figures: z.ZodType<QuestionFigures> = z.object({
  answers: count,
  right: count,
  restSum: sum,
  restSquareSum: sum,
  restSumOfRight: sum,
})

const report: z.ZodType<QuestionReport> = z.object({
  questionId: z.uuid(),
  reporter: z.object({ kind: z.enum(['user', 'guest']), id: z.string() }),
  reason: z.enum(QUESTION_REPORT_REASONS),
  note: z.string(),
  reportedAtMs: instant,
})

/** A question as a device keeps it: together with what was reported of it. */
export type QuestionRow = QuestionRecord & { readonly reports: readonly QuestionReport[] }

export const questionRecord: z.ZodType<QuestionRow> = z.object({
  id: z.uuid(),
  question: z.string(),
  rightOption: z.string(),
  trendId: z.uuid(),
  trendName: z.string(),
  figures,
  reporters: count,
  decision: z.enum(QUESTION_DECISIONS).nullable(),
  status: z.enum(QUESTION_STATUSES),
  updatedAtMs: instant,
  reports: z.array(report).readonly(),
})
