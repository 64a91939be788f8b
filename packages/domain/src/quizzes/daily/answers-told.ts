import { DAY_MS, SECOND_MS } from '../../primitives/time'
import type { QuizAttempt } from '../attempt'
import { LATE_ANSWERS_MS } from '../attempt-rules'
import { dayOfDailyQuiz } from './daily-quiz'

/**
 * Whether the right answer of a question may be told to whoever took the quiz. That of a quiz of the day is told for an answer,
 * until nobody can answer any more: else one visitor would end it unanswered to tell another.
 */
export function isAnswerTold({ quiz, answers }: QuizAttempt, questionId: string, nowMs: number): boolean {
  const day = dayOfDailyQuiz(quiz.trendId)
  if (day === null || answers.some((answer) => answer.questionId === questionId)) return true
  const lastBegunMs = Date.parse(`${day}T00:00:00Z`) + DAY_MS
  return nowMs > lastBegunMs + quiz.duration * SECOND_MS + LATE_ANSWERS_MS
}
