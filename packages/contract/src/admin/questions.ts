import { QUALITY_REASONS, QUESTION_DECISIONS, QUESTION_STATUSES } from '@trendverse/domain/quizzes/judge-question'
import { QUESTION_REPORT_REASONS } from '@trendverse/domain/quizzes/question-report'
import { z } from 'zod'
import { adminCall } from '../access'
import { id } from '../field'
import { pageInput, pageOutput } from '../paging'

const TAGS = ['Admin']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()

export const question = z.strictObject({
  id: z.uuid(),
  question: z.string(),
  rightOption: z.string(),
  trendId: z.uuid(),
  trendName: z.string(),
  /** Answers that count: not those of people who knew the question or hardly answered anything. */
  answers: count,
  /** From 0 to 1; null before the first answer. */
  shareRight: z.number().min(0).max(1).nullable(),
  /** From -1 to 1, below zero where good players miss it; null while there is nothing to compare. */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** `unjudged`: too few answers. Only `retired` ones are asked no more. */
  status: z.enum(QUESTION_STATUSES),
  /** What speaks against it, also where it was decided otherwise. */
  reasons: z.array(z.enum(QUALITY_REASONS)).readonly(),
  /** An administrator's, which stands above figures and reports. */
  decision: z.enum(QUESTION_DECISIONS).nullable(),
  /** How many people reported it. */
  reporters: count,
  /** The latest of their reports, without who made them. */
  reports: z
    .array(z.strictObject({ reason: z.enum(QUESTION_REPORT_REASONS), note: z.string(), reportedAt: instant }))
    .readonly(),
  updatedAt: instant,
})

export const adminQuestionsContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/questions',
      summary: 'Quiz questions with their results, most reported first, then latest',
      tags: TAGS,
    })
    .input(z.strictObject({ ...pageInput, status: z.enum(QUESTION_STATUSES).optional() }))
    .output(pageOutput(question)),
  decide: adminCall
    .route({
      method: 'POST',
      path: '/admin/questions/{id}/decision',
      summary: 'Keep or retire a question, regardless of its results and reports',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        id,
        decision: z.enum(QUESTION_DECISIONS),
      }),
    )
    .output(z.object({ data: question })),
}
