import { AppError } from '@trendverse/domain/primitives/app-error'
import { findAskedQuestion } from '@trendverse/domain/quizzes/asked-questions'
import type { QuestionReportReason } from '@trendverse/domain/quizzes/question-report'
import type { Caller } from '../accounts/caller'
import type { ThrottlePorts } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import { knownQuestion } from '../quizzes/known-question'
import { findOwnAttempt, takerOf } from '../quizzes/quiz-taker'
import { admitReport } from './admit-report'

export type QuestionReportInput = {
  readonly id: string
  readonly attemptId: string
  readonly reason: QuestionReportReason
  readonly note: string
}

/**
 * Keeps what a reader says about a question they were asked (OP-80). Again by the same reader it is answered alike and
 * changes nothing. Throws AppError `not_found` for an attempt of somebody else or a question that was not in it,
 * `conflict` while the quiz goes on, `rate_limited`.
 */
export async function reportQuestion(
  ports: ThrottlePorts & Needs<'origin' | 'questionQuality' | 'quizzes' | 'random' | 'rememberGuest'>,
  caller: Caller,
  input: QuestionReportInput,
): Promise<void> {
  const attempt = await findOwnAttempt(ports, caller, input.attemptId)
  const { quiz, finishedAtMs } = attempt
  const question = findAskedQuestion(attempt, input.id.toLowerCase())
  if (question === undefined) throw new AppError('not_found', 'This quiz has no such question.')
  if (finishedAtMs === null) throw new AppError('conflict', 'Please finish the quiz first.')
  const reporter = takerOf(ports, caller)
  await admitReport(ports, reporter.id)
  const { reason, note } = input
  const report = { questionId: question.id, reporter, reason, note: note.trim(), reportedAtMs: ports.clock.nowMs() }
  const { options, explanation, source } = question
  await ports.questionQuality.report(knownQuestion(quiz, question), report, { options, explanation, ...source })
}
