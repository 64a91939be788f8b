import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { findAskedQuestion } from '@trendverse/domain/quizzes/asked-questions'
import { type AnswerRefusal, lockAnswer, scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import type { Caller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { findOwnAttempt } from './quiz-taker'

export type GivenAnswer = { readonly attemptId: string; readonly questionId: string; readonly choice: number }

/** The outcome of an answer. The question is answered for good, so the solution may be revealed (QZ-29). */
type Verdict = {
  readonly isRight: boolean
  /** Index of the right option. */
  readonly correctAnswer: number
  readonly explanation: string
  /** Right answers so far. */
  readonly score: number
  readonly answered: number
}

const REFUSALS = {
  finished: ['conflict', 'This quiz is finished.'],
  too_late: ['conflict', 'The time for this quiz ran out too long ago.'],
  answered: ['conflict', 'This question is already answered.'],
  no_such_question: ['not_found', 'This quiz has no such question.'],
  no_such_option: ['invalid_input', 'This question has no such answer.'],
} as const satisfies Record<AnswerRefusal, readonly [ErrorCode, string]>

function refusal(reason: AnswerRefusal): AppError {
  const [code, message] = REFUSALS[reason]
  return new AppError(code, message)
}

/**
 * Locks one answer and returns its outcome (OP-38) and the running score; a refusal reveals nothing. Throws AppError `not_found`
 * for what is not the caller's, `conflict` where it comes too late or another answer was first.
 */
export async function answerQuestion(
  ports: Needs<'quizzes' | 'origin' | 'clock'>,
  caller: Caller,
  { attemptId, questionId, choice }: GivenAnswer,
): Promise<Verdict> {
  const own = await findOwnAttempt(ports, caller, attemptId)
  const question = findAskedQuestion(own, questionId.toLowerCase())
  if (question === undefined) throw refusal('no_such_question')
  const answer = { questionId: question.id, choice }
  const nowMs = ports.clock.nowMs()
  const kept = await ports.quizzes.updateAnswers(own.id, (attempt) => {
    const decision = lockAnswer(attempt, answer, nowMs)
    return decision.locked && decision.attempt !== attempt ? decision.attempt : null
  })
  if (kept === null) throw new AppError('not_found', 'This quiz doesn’t exist.')
  // of what is kept now: the answer is in it, or the reason why not
  const decision = lockAnswer(kept, answer, nowMs)
  if (!decision.locked) throw refusal(decision.reason)
  return {
    isRight: decision.answer.isRight,
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    score: scoreOf(kept).right,
    answered: kept.answers.length,
  }
}
