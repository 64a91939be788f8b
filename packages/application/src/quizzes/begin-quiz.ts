import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt, isRunning } from '@trendverse/domain/quizzes/attempt-rules'
import type { Caller } from '../accounts/caller'
import { getTrend } from '../trends/get-trend'
import { admitQuiz } from './admit-quiz'
import { endOverdueAttempt } from './finish-quiz'
import { makeQuiz, type QuizRequest } from './make-quiz'
import type { QuizPorts } from './quiz-ports'
import { takerOf } from './quiz-taker'

export type BegunQuiz = { readonly attempt: QuizAttempt; readonly resumed: boolean }

/**
 * Begins a quiz about a trend, or goes on with the caller's running one, which costs nothing more. One whose time is up is
 * ended first.
 *
 * Throws AppError `trend_not_found`, `feature_locked` (ER-57), `limit_reached` (OP-25), `account_suspended`,
 * `account_blocked`, `rate_limited`, `conflict` about a trend nothing can be asked about.
 */
export async function beginQuiz(
  ports: QuizPorts,
  caller: Caller,
  { trendId, ...request }: QuizRequest & { readonly trendId: string },
): Promise<BegunQuiz> {
  const trend = await getTrend(ports, { id: trendId })
  const taker = takerOf(ports, caller)
  const running = await runningAttempt(ports, taker, trend.id)
  if (running !== null) return { attempt: running, resumed: true }
  const giveBack = await admitQuiz(ports, caller, taker.id)
  try {
    const quiz = await makeQuiz(ports, { trend, taker, request })
    const begun = await keep(ports, taker, quiz)
    // somebody was faster, in another tab: that quiz has been paid for
    if (begun.resumed) await giveBack()
    return begun
  } catch (error) {
    await giveBack()
    throw error
  }
}

async function runningAttempt(ports: QuizPorts, taker: QuizTaker, trendId: string): Promise<QuizAttempt | null> {
  const unfinished = await ports.quizzes.findUnfinished(taker, trendId)
  if (unfinished === null || isRunning(unfinished, ports.clock.nowMs())) return unfinished
  await endOverdueAttempt(ports, unfinished)
  return null
}

async function keep(ports: QuizPorts, taker: QuizTaker, quiz: QuizAttempt['quiz']): Promise<BegunQuiz> {
  const nowMs = ports.clock.nowMs()
  const fresh = beginAttempt(uuidV7(nowMs, ports.random.bytes(10)), taker, quiz, nowMs)
  const kept = await ports.quizzes.begin(fresh)
  if (kept === null) throw new AppError('authentication_required', 'Authentication required')
  return { attempt: kept, resumed: kept.id !== fresh.id }
}
