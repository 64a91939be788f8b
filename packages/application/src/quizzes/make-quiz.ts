import type { FallbackReason } from '@trendverse/domain/ai/fallback-reason'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { composeQuiz } from '@trendverse/domain/quizzes/compose-quiz'
import type { Difficulty, Question } from '@trendverse/domain/quizzes/question'
import { DIFFICULTY_PLANS, PAGE_QUESTIONS, type Quiz } from '@trendverse/domain/quizzes/quiz'
import { shuffleOptions } from '@trendverse/domain/quizzes/shuffle-options'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { fractionsOf } from '../random-fractions'
import { type GatherPorts, gatherQuestions } from './gather-questions'
import type { UnwantedQuestions } from './questions-asked'

/** What a quiz is to be, and for whom. */
export type QuizOrder = {
  readonly trend: TrendDetail
  readonly taker: QuizTaker
  readonly difficulty: Difficulty
  readonly count: number
}

/** Fewer make no quiz: rather none than one that is padded. */
export const LEAST_QUESTIONS = PAGE_QUESTIONS
const TOO_LITTLE_KNOWN = 'Too little is known about this trend for a quiz yet. Take the quiz of the day instead.'

/** As many questions as are asked for, or as the difficulty plans (QZ-22). */
export function questionsWanted(difficulty: Difficulty, count: number | undefined): number {
  return count ?? DIFFICULTY_PLANS[difficulty].questions
}

/**
 * A quiz about a trend (see `gatherQuestions`). Throws AppError `conflict` about a trend that carries fewer than five honest
 * questions.
 *
 * @param written What a model wrote of it.
 * @param fallback Why a model that was to write it did not (QZ-25).
 */
export async function makeQuiz(
  ports: GatherPorts,
  order: QuizOrder,
  unwanted: UnwantedQuestions,
  written: readonly Question[] = [],
  fallback: FallbackReason | null = null,
): Promise<Quiz> {
  const { trend, difficulty } = order
  const gathered = await gatherQuestions(ports, order, unwanted, written)
  if (gathered.questions.length < LEAST_QUESTIONS) throw new AppError('conflict', TOO_LITTLE_KNOWN)
  const nowMs = ports.clock.nowMs()
  return composeQuiz({
    id: uuidV7(nowMs, ports.random.bytes(10)),
    trend,
    questions: shuffleOptions(gathered.questions, fractionsOf(ports.random)),
    difficulty,
    nowMs,
    generatedBy: written.length === 0 ? 'built-in' : 'ai',
    isByHand: gathered.isByHand,
    fallback,
  })
}
