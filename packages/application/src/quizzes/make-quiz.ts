import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { composeQuiz } from '@trendverse/domain/quizzes/compose-quiz'
import type { Difficulty } from '@trendverse/domain/quizzes/question'
import { DIFFICULTY_PLANS, type Quiz } from '@trendverse/domain/quizzes/quiz'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { Random } from '../ports/random'
import type { QuizPorts } from './quiz-ports'
import { questionsAsked } from './questions-asked'

export type QuizRequest = { readonly difficulty: Difficulty; readonly count?: number | undefined }

/**
 * A quiz about a trend by the built-in generator, with questions its taker has not been asked lately where there are any,
 * and none that is retired. Throws AppError `conflict` about a trend nothing can be asked about.
 */
export async function makeQuiz(
  ports: Pick<QuizPorts, 'quizzes' | 'questionQuality' | 'trends' | 'clock' | 'random'>,
  { trend, taker, request }: { readonly trend: TrendDetail; readonly taker: QuizTaker; readonly request: QuizRequest },
): Promise<Quiz> {
  const nowMs = ports.clock.nowMs()
  const [records, asked, retired] = await Promise.all([
    ports.trends.listActive(),
    questionsAsked(ports, taker),
    ports.questionQuality.listRetired(trend.id),
  ])
  const { difficulty, count = DIFFICULTY_PLANS[difficulty].questions } = request
  const questions = composeQuestions({
    trend,
    neighbours: records.map(({ featuredByAdmin, ...record }) => ({ ...record, featured: featuredByAdmin === true })),
    count,
    difficulty,
    random: fractionsOf(ports.random),
    avoid: asked,
    retired: new Set(retired),
    nowMs,
  })
  if (questions.length === 0) throw tooLittleKnown()
  const id = uuidV7(nowMs, ports.random.bytes(10))
  return composeQuiz({ id, trend, questions, difficulty, nowMs, generatedBy: 'built-in', fallback: false })
}

function tooLittleKnown(): AppError {
  return new AppError('conflict', 'Too little is known about this trend for a quiz yet. Please choose another one.')
}

/** Random fractions from 0 up to 1, as generators take them. */
function fractionsOf(random: Random): () => number {
  return () => {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4)
    return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) / 2 ** 32
  }
}
