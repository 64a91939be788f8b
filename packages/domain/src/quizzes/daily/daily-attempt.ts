import type { Uuid } from '../../primitives/uuid'
import { uuidOfParts } from '../../primitives/uuid-of-parts'
import type { QuizAttempt, QuizTaker } from '../attempt'
import { dayOfDailyQuiz } from './daily-quiz'

/**
 * The one attempt of a taker at a quiz of the day. That its id follows from the two is what makes a second one impossible,
 * however many are begun at once.
 */
export function dailyAttemptId(day: string, { kind, id }: QuizTaker): Uuid {
  return uuidOfParts(['quiz of the day', day, kind, id])
}

/** Whether the end of an attempt spends the one trial of a guest (LM-08); the quiz of the day is free every day (OP-84). */
export function spendsTrial({ taker, quiz }: Pick<QuizAttempt, 'taker' | 'quiz'>): boolean {
  return taker.kind === 'guest' && dayOfDailyQuiz(quiz.trendId) === null
}

/**
 * Whether an attempt ends by its rules though nothing was answered. Others are forgotten then, and may be begun again; that of
 * the quiz of the day is the only one of its member, who has seen the questions.
 */
export function endsUnanswered({ taker, quiz }: Pick<QuizAttempt, 'taker' | 'quiz'>): boolean {
  return taker.kind === 'user' && dayOfDailyQuiz(quiz.trendId) !== null
}
