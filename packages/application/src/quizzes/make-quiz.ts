import type { FallbackReason } from '@trendverse/domain/ai/fallback-reason'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { composeQuiz } from '@trendverse/domain/quizzes/compose-quiz'
import type { Difficulty, Question } from '@trendverse/domain/quizzes/question'
import { DIFFICULTY_PLANS, type Quiz } from '@trendverse/domain/quizzes/quiz'
import { shuffleOptions } from '@trendverse/domain/quizzes/shuffle-options'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { fractionsOf } from '../random-fractions'
import { type FillPorts, fillQuiz } from './fill-quiz'
import { gatherQuestions } from './gather-questions'
import type { UnwantedQuestions } from './questions-asked'

/** What a quiz is to be, and for whom. */
export type QuizOrder = {
  readonly trend: TrendDetail
  readonly taker: QuizTaker
  readonly difficulty: Difficulty
  readonly count: number
  /** Why its result can have no place. */
  readonly unranked: UnrankedReason | null
}

/** As many questions as are asked for, or as the difficulty plans (QZ-22). */
export function questionsWanted(difficulty: Difficulty, count: number | undefined): number {
  return count ?? DIFFICULTY_PLANS[difficulty].questions
}

/**
 * A quiz about a trend (see `gatherQuestions`), filled up where the trend carries too few questions of its own (see
 * `fillQuiz`).
 *
 * @param written What a model wrote of it.
 * @param fallback Why a model that was to write it did not (QZ-25).
 */
export async function makeQuiz(
  ports: FillPorts,
  order: QuizOrder,
  unwanted: UnwantedQuestions,
  written: readonly Question[] = [],
  fallback: FallbackReason | null = null,
): Promise<Quiz> {
  const { trend, difficulty } = order
  const gathered = await gatherQuestions(ports, order, unwanted, written)
  const questions = await fillQuiz(ports, order, unwanted.asked, gathered.questions)
  const nowMs = ports.clock.nowMs()
  return composeQuiz({
    id: uuidV7(nowMs, ports.random.bytes(10)),
    trend,
    questions: shuffleOptions(questions, fractionsOf(ports.random)),
    difficulty,
    nowMs,
    generatedBy: written.length === 0 ? 'built-in' : 'ai',
    isByHand: gathered.isByHand,
    fallback,
  })
}
