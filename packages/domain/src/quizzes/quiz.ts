import type { FallbackReason } from '../ai/fallback-reason'
import type { Uuid } from '../primitives/uuid'
import type { Category } from '../trends/categories/category'
import type { Difficulty, Question } from './question'

/** QZ-22: how many questions a difficulty has and how long each may take, in seconds. */
export const DIFFICULTY_PLANS: Readonly<
  Record<Difficulty, { readonly questions: number; readonly secondsPerQuestion: number }>
> = {
  easy: { questions: 5, secondsPerQuestion: 45 },
  medium: { questions: 7, secondsPerQuestion: 60 },
  hard: { questions: 10, secondsPerQuestion: 90 },
}

/** QZ-22, OP-42: what the page asks for. */
export const PAGE_DIFFICULTY: Difficulty = 'medium'
export const PAGE_QUESTIONS = 5

/** QZ-24 */
export const MAX_QUESTIONS = 10

/** QZ-19: percent from which a quiz is passed. */
export const DEFAULT_PASSING_SCORE = 70
/** Of the shape of a quiz; raised when that changes. */
export const QUIZ_VERSION = 1

/** Who wrote the questions: our own generator out of the trend's data, or a model through the key pool. */
export const QUIZ_GENERATORS = ['built-in', 'ai'] as const
export type QuizGenerator = (typeof QUIZ_GENERATORS)[number]

/** A quiz as it was made for one attempt (QZ-18). */
export type Quiz = {
  readonly id: Uuid
  readonly trendId: Uuid
  readonly trendName: string
  /** Of the trend when the quiz was made: what averages are grouped by. */
  readonly category: Category
  readonly title: string
  readonly description: string
  readonly questions: readonly Question[]
  /** Seconds for the whole quiz. */
  readonly duration: number
  /** Percent. */
  readonly passingScore: number
  readonly learningObjectives: readonly string[]
  readonly difficulty: Difficulty
  /** ISO 8601, UTC. */
  readonly generatedAt: string
  readonly generatedBy: QuizGenerator
  /** What the questions were made from, in words for people. */
  readonly source: string
  readonly version: number
  /** Whether it stands in for one that could not be made (QZ-25, ER-43). */
  readonly fallback: boolean
  /** Why; quizzes kept before reasons were have none. */
  readonly fallbackReason?: FallbackReason | null | undefined
}

/** Seconds a quiz of so many questions may take. */
export function durationOf(difficulty: Difficulty, questions: number): number {
  return DIFFICULTY_PLANS[difficulty].secondsPerQuestion * questions
}
