import { DIFFICULTIES } from '@trendverse/domain/quizzes/question'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { z } from 'zod'

const count = z.number().int().nonnegative()
const percent = z.number().int().min(0).max(100)

/** How a finished quiz went, and nothing of its questions. */
const outcome = z.strictObject({
  attemptId: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** Right answers. */
  score: count,
  total: count,
  percent,
  passed: z.boolean(),
  /** Seconds. */
  time: count,
  finishedAt: z.iso.datetime({ offset: true }),
})

/** A line of the history of an account. */
export const historyRow = outcome.extend({ category: z.enum(CATEGORIES) })

/** What anybody with the link sees of a shared result (OP-64). */
export const sharedResult = outcome.extend({
  passingScore: percent,
  /** First name, or `Anonymous` (SH-07). */
  takenBy: z.string(),
})
