import type { FallbackReason } from '@trendverse/domain/ai/fallback-reason'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { composeQuiz } from '@trendverse/domain/quizzes/compose-quiz'
import type { Difficulty, Question } from '@trendverse/domain/quizzes/question'
import { DIFFICULTY_PLANS, type Quiz } from '@trendverse/domain/quizzes/quiz'
import { shuffleOptions } from '@trendverse/domain/quizzes/shuffle-options'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import { fractionsOf } from '../random-fractions'
import type { UnwantedQuestions } from './questions-asked'

/** What a quiz is to be, and for whom. */
export type QuizOrder = {
  readonly trend: TrendDetail
  readonly taker: QuizTaker
  readonly difficulty: Difficulty
  readonly count: number
}

/** As many questions as are asked for, or as the difficulty plans (QZ-22). */
export function questionsWanted(difficulty: Difficulty, count: number | undefined): number {
  return count ?? DIFFICULTY_PLANS[difficulty].questions
}

/**
 * A quiz about a trend out of what a model wrote, if anything, and the built-in generator for the rest, with questions its
 * taker has not been asked lately where there are any, and none that is retired. Throws AppError `conflict` about a trend
 * nothing can be asked about.
 *
 * @param fallback Why a model that was to write it did not (QZ-25).
 */
export async function makeQuiz(
  ports: Needs<'clock' | 'random' | 'trends'>,
  order: QuizOrder,
  { asked, retired }: UnwantedQuestions,
  written: readonly Question[] = [],
  fallback: FallbackReason | null = null,
): Promise<Quiz> {
  const { trend, difficulty, count } = order
  const nowMs = ports.clock.nowMs()
  const random = fractionsOf(ports.random)
  const composeMissing = async (): Promise<readonly Question[]> => {
    const records = await ports.trends.listActive()
    return composeQuestions({
      trend,
      neighbours: records.map(({ featuredByAdmin, ...record }) => ({ ...record, featured: featuredByAdmin === true })),
      count: count - written.length,
      difficulty,
      random,
      avoid: asked,
      retired,
      earlier: written,
      nowMs,
    })
  }
  const builtIn = written.length < count ? await composeMissing() : []
  const questions = written.length === 0 ? builtIn : shuffleOptions([...written, ...builtIn], random)
  if (questions.length === 0) {
    throw new AppError('conflict', 'Too little is known about this trend for a quiz yet. Please choose another one.')
  }
  const id = uuidV7(nowMs, ports.random.bytes(10))
  const generatedBy = written.length === 0 ? 'built-in' : 'ai'
  return composeQuiz({ id, trend, questions, difficulty, nowMs, generatedBy, fallback })
}
