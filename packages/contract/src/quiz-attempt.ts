import { FALLBACK_REASONS } from '@trendverse/domain/ai/fallback-reason'
import { DIFFICULTIES, OPTIONS_PER_QUESTION, QUESTION_TYPES } from '@trendverse/domain/quizzes/question'
import { QUIZ_GENERATORS } from '@trendverse/domain/quizzes/quiz'
import { UNRANKED_REASONS } from '@trendverse/domain/ranking/who-is-ranked'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
const percent = z.number().int().min(0).max(100)
/** Which option of a question. */
export const choice = z
  .number()
  .int()
  .min(0)
  .max(OPTIONS_PER_QUESTION - 1)

/** QZ-29: without the right option, its explanation and its proof. */
export const askedQuestion = z.strictObject({
  id: z.uuid(),
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  options: z.array(z.string()).readonly(),
  difficulty: z.enum(DIFFICULTIES),
  tags: z.array(z.string()).readonly(),
  /** The trend it is about, where the quiz is about several (OP-84). */
  story: z.strictObject({ id: z.uuid(), name: z.string(), category: z.enum(CATEGORIES), color: z.string() }).optional(),
})

/** A quiz as it is taken (QZ-18). */
export const askedQuiz = z.strictObject({
  id: z.uuid(),
  trendId: z.uuid(),
  trendName: z.string(),
  title: z.string(),
  description: z.string(),
  questions: z.array(askedQuestion).readonly(),
  /** Seconds. */
  duration: count,
  passingScore: percent,
  learningObjectives: z.array(z.string()).readonly(),
  difficulty: z.enum(DIFFICULTIES),
  generatedAt: instant,
  generatedBy: z.enum(QUIZ_GENERATORS),
  source: z.string(),
  version: z.number().int(),
  /** ER-43 is due. */
  fallback: z.boolean(),
  fallbackReason: z.enum(FALLBACK_REASONS).nullable(),
})

export const attempt = z.strictObject({
  id: z.uuid(),
  quiz: askedQuiz,
  startedAt: instant,
  deadline: instant,
  /** The server's clock: what the deadline is counted by. */
  serverNow: instant,
  /** Answers given for good, with how they turned out; the running score is the right ones among them. */
  answers: z.array(z.strictObject({ questionId: z.uuid(), choice, isRight: z.boolean() })).readonly(),
  finished: z.boolean(),
  /** Why its result will have no place, as far as it is known from the start. */
  unranked: z.enum(UNRANKED_REASONS).nullable(),
  /** Whether it had begun before this call. */
  resumed: z.boolean(),
})

export const attemptOutput = z.object({ data: attempt })
