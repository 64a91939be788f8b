import type { Difficulty } from '@trendverse/domain/quizzes/question'
import type { Caller } from '../accounts/caller'
import { getTrend } from '../trends/get-trend'
import { admitQuiz } from './admit-quiz'
import { beginQuiz, runningAttempt } from './begin-quiz'
import { makeQuiz, type QuizOrder, questionsWanted } from './make-quiz'
import type { OrderedQuiz } from './ordered-quiz'
import type { QuizPorts } from './quiz-ports'
import { takerOf } from './quiz-taker'
import { mayModelWrite, startWritingQuiz } from './write-quiz'

export type QuizRequest = {
  readonly trendId: string
  readonly difficulty: Difficulty
  /** As many as the difficulty plans when absent. */
  readonly count?: number | undefined
}

/**
 * Begins a quiz about a trend, or goes on with the caller's running one, which costs nothing more. Where the installation
 * has keys of a provider a model writes it, and the caller waits for that; otherwise the built-in generator makes it now.
 *
 * Throws AppError `trend_not_found`, `feature_locked` (ER-57), `limit_reached` (OP-25), `account_suspended`,
 * `account_blocked`, `rate_limited`, `conflict` about a trend nothing can be asked about.
 */
export async function orderQuiz(ports: QuizPorts, caller: Caller, request: QuizRequest): Promise<OrderedQuiz> {
  const trend = await getTrend(ports, { id: request.trendId })
  const taker = takerOf(ports, caller)
  const running = await runningAttempt(ports, taker, trend.id)
  if (running !== null) return { kind: 'begun', attempt: running, resumed: true }
  const { difficulty } = request
  const order: QuizOrder = { trend, taker, difficulty, count: questionsWanted(difficulty, request.count) }
  const booking = await admitQuiz(ports, caller, taker.id)
  try {
    const { ai } = ports
    if (ai !== null && (await mayModelWrite({ ...ports, ai }, caller))) {
      return await startWritingQuiz({ ...ports, ai }, order, booking)
    }
    const begun = await beginQuiz(ports, taker, await makeQuiz(ports, order))
    // that quiz has been paid for
    if (begun.resumed) await booking.giveBack()
    return { kind: 'begun', ...begun }
  } catch (error) {
    await booking.giveBack()
    throw error
  }
}
