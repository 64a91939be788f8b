import { MINUTE_MS, SECOND_MS } from '../primitives/time'
import { isFasterThanReading, type UnrankedReason } from '../ranking/who-is-ranked'
import type { LockedAnswer, QuizAttempt, QuizTaker } from './attempt'
import { PAGE_QUESTIONS, type Quiz } from './quiz'

/** OP-38: an answer may be so long on its way and still counts as given in time. */
export const ANSWER_GRACE_MS = 5 * SECOND_MS
/** OP-38: what waited for the connection is still scored, though not ranked. */
export const LATE_ANSWERS_MS = 10 * MINUTE_MS

export const ANSWER_REFUSALS = ['finished', 'too_late', 'no_such_question', 'no_such_option', 'answered'] as const
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number]

export type AnswerDecision =
  | {
      readonly locked: true
      readonly answer: LockedAnswer
      /** The attempt with the answer; the very same when the answer was in it already. */
      readonly attempt: QuizAttempt
    }
  | { readonly locked: false; readonly reason: AnswerRefusal }

/** Begins the clock of a quiz. */
export function beginAttempt(
  id: string,
  taker: QuizTaker,
  quiz: Quiz,
  nowMs: number,
  unranked: UnrankedReason | null = null,
): QuizAttempt {
  const deadlineMs = nowMs + quiz.duration * SECOND_MS
  return { id, taker, quiz, startedAtMs: nowMs, deadlineMs, answers: [], finishedAtMs: null, unranked }
}

/** Whether an attempt still takes answers in time. */
export function isRunning({ finishedAtMs, deadlineMs }: QuizAttempt, nowMs: number): boolean {
  return finishedAtMs === null && nowMs <= deadlineMs + ANSWER_GRACE_MS
}

/** Whether nothing can be added to an attempt any more, finished by its taker or not. */
export function isOver({ finishedAtMs, deadlineMs }: QuizAttempt, nowMs: number): boolean {
  return finishedAtMs !== null || nowMs > deadlineMs + LATE_ANSWERS_MS
}

/**
 * Locks one answer (OP-38): the first one counts. The same answer once more, as after a lost connection, is answered as
 * it was before; another one is refused. The order of questions does not matter.
 */
export function lockAnswer(
  attempt: QuizAttempt,
  { questionId, choice }: { readonly questionId: string; readonly choice: number },
  nowMs: number,
): AnswerDecision {
  const question = attempt.quiz.questions.find(({ id }) => id === questionId)
  if (question === undefined) return { locked: false, reason: 'no_such_question' }
  if (question.options[choice] === undefined) return { locked: false, reason: 'no_such_option' }
  const before = attempt.answers.find((answer) => answer.questionId === questionId)
  if (before !== undefined) {
    return before.choice === choice ? { locked: true, answer: before, attempt } : { locked: false, reason: 'answered' }
  }
  if (attempt.finishedAtMs !== null) return { locked: false, reason: 'finished' }
  if (isOver(attempt, nowMs)) return { locked: false, reason: 'too_late' }
  const answer = { questionId, choice, isRight: choice === question.correctAnswer, answeredAtMs: nowMs }
  return { locked: true, answer, attempt: { ...attempt, answers: [...attempt.answers, answer] } }
}

/** Ends an attempt; what is unanswered counts as wrong (QZ-10). One that has ended stays as it is. */
export function finishAttempt(attempt: QuizAttempt, nowMs: number): QuizAttempt {
  return attempt.finishedAtMs === null ? { ...attempt, finishedAtMs: nowMs } : attempt
}

/** How an attempt came out, or stands so far. */
export type QuizScore = {
  /** Right answers. */
  readonly right: number
  readonly total: number
  /** Share of right answers, a whole number from 0 to 100. */
  readonly percent: number
  readonly passed: boolean
  /** Seconds from the start to the last answer, all of them when something is unanswered. */
  readonly time: number
  /** An answer came after the deadline and its grace: scored, but not ranked. */
  readonly isLate: boolean
}

export function scoreOf({ quiz, answers, startedAtMs, deadlineMs }: QuizAttempt): QuizScore {
  const total = quiz.questions.length
  const right = answers.filter(({ isRight }) => isRight).length
  const percent = total === 0 ? 0 : Math.round((100 * right) / total)
  const lastMs = Math.max(startedAtMs, ...answers.map(({ answeredAtMs }) => answeredAtMs))
  const takenMs = answers.length < total ? deadlineMs - startedAtMs : Math.min(lastMs, deadlineMs) - startedAtMs
  return {
    right,
    total,
    percent,
    passed: percent >= quiz.passingScore,
    time: Math.round(takenMs / SECOND_MS),
    isLate: lastMs > deadlineMs + ANSWER_GRACE_MS,
  }
}

/** Shorter quizzes are won by luck: they stand on no leaderboard, in no average, and count as no perfect score. */
function isFullLength({ questions }: Quiz): boolean {
  return questions.length >= PAGE_QUESTIONS
}

/** The percent an attempt counts with in averages and achievements; null for one that is too short to count. */
export function countedPercentOf(attempt: QuizAttempt): number | null {
  return isFullLength(attempt.quiz) ? scoreOf(attempt).percent : null
}

/** Only accounts are ranked (OP-39), and only whole quizzes that were answered in time (OP-38). */
function couldBeRanked(attempt: QuizAttempt): boolean {
  const { taker, quiz, answers, finishedAtMs } = attempt
  const isTaken = finishedAtMs !== null && answers.length > 0
  return taker.kind === 'user' && isTaken && isFullLength(quiz) && !scoreOf(attempt).isLate
}

/** Why an attempt will not be ranked, as far as its start tells; null for guests and short quizzes, which never are. */
export function unrankedFromStart({ taker, quiz, unranked }: QuizAttempt): UnrankedReason | null {
  return taker.kind === 'user' && isFullLength(quiz) ? unranked : null
}

/** Why an attempt has no place that would have one otherwise; null where it has one, or could not have any. */
export function unrankedBecause(attempt: QuizAttempt): UnrankedReason | null {
  if (!couldBeRanked(attempt)) return null
  const { answers, startedAtMs, unranked } = attempt
  const lastMs = Math.max(...answers.map(({ answeredAtMs }) => answeredAtMs))
  return unranked ?? (isFasterThanReading(answers.length, lastMs - startedAtMs) ? 'too_fast' : null)
}

export function isRanked(attempt: QuizAttempt): boolean {
  return couldBeRanked(attempt) && unrankedBecause(attempt) === null
}
