import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt, isRunning } from '@trendverse/domain/quizzes/attempt-rules'
import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { Needs } from '../ports/ports'
import { endOverdueAttempt } from './finish-quiz'
import type { QuizPorts } from './quiz-ports'

/** The attempt of this trend a taker may go on with; one whose time is up is ended first. */
export async function runningAttempt(ports: QuizPorts, taker: QuizTaker, trendId: string): Promise<QuizAttempt | null> {
  const unfinished = await ports.quizzes.findUnfinished(taker, trendId)
  if (unfinished === null || isRunning(unfinished, ports.clock.nowMs())) return unfinished
  await endOverdueAttempt(ports, unfinished)
  return null
}

export type BegunQuiz = {
  readonly attempt: QuizAttempt
  /** Somebody was faster, in another tab: that is the attempt. */
  readonly resumed: boolean
}

/** Starts the clock of a quiz. Throws AppError `authentication_required` when the account is gone. */
export async function beginQuiz(
  ports: Needs<'quizzes' | 'clock' | 'random'>,
  taker: QuizTaker,
  quiz: Quiz,
  unranked: UnrankedReason | null,
): Promise<BegunQuiz> {
  const nowMs = ports.clock.nowMs()
  const fresh = beginAttempt(uuidV7(nowMs, ports.random.bytes(10)), taker, quiz, nowMs, unranked)
  const kept = await ports.quizzes.begin(fresh)
  if (kept === null) throw new AppError('authentication_required', 'Authentication required')
  return { attempt: kept, resumed: kept.id !== fresh.id }
}
