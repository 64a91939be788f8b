import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { sharedName } from '@trendverse/domain/social/share-texts'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import { describeSharedResult } from './describe-attempt'

type SharedResultPorts = Needs<'accounts' | 'quizzes' | 'trends'>

type SharedAttempt = {
  readonly attempt: QuizAttempt
  /** Null of a quiz of the day, which is about several. */
  readonly trend: TrendDetail | null
  /** Of whoever took it; null where they have none. */
  readonly firstName: string | null
}

/**
 * A result whose account shared it (OP-64), by the id of its attempt. Null for unknown ids, for results that were never
 * shared, of accounts that are closed, and where the trend is not shown any more.
 */
export async function findSharedResult(ports: SharedResultPorts, id: string): Promise<SharedAttempt | null> {
  const attempt = await ports.quizzes.findShared(id.toLowerCase())
  if (attempt === null || attempt.taker.kind !== 'user') return null
  const [trend, taker] = await Promise.all([
    ports.trends.findShown(attempt.quiz.trendId),
    ports.accounts.findById(attempt.taker.id),
  ])
  if (!isPublicMaker(taker)) return null
  if (trend === null && dayOfDailyQuiz(attempt.quiz.trendId) === null) return null
  return { attempt, trend, firstName: taker.firstName }
}

/** A shared result as whoever has its link sees it: how it went, nothing of its questions. Throws AppError `not_found`. */
export async function getSharedResult(ports: SharedResultPorts, id: string) {
  const found = await findSharedResult(ports, id)
  if (found === null) throw new AppError('not_found', 'This result doesn’t exist.')
  return describeSharedResult(found.attempt, sharedName(found.firstName))
}
