import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { outcomesOf } from '@trendverse/domain/quizzes/question-quality'
import type { Needs } from '../ports/ports'
import { knownQuestion } from './known-question'
import { questionsAsked } from './questions-asked'

/**
 * Adds what an account's attempt that ended says about its questions to what is known of them. Guests' answers are not
 * counted: anybody can be as many guests as they like, and nobody is to have a good question retired by that. Telling them
 * apart would mean keeping their addresses. What is wrong with a question they can report.
 */
export async function recordOutcomes(
  ports: Needs<'clock' | 'questionQuality' | 'quizzes'>,
  attempt: QuizAttempt,
): Promise<void> {
  const { id, taker, quiz } = attempt
  if (taker.kind === 'guest') return
  const asked = await questionsAsked(ports, taker, id)
  const questions = new Map(quiz.questions.map((question) => [question.id, question]))
  const outcomes = outcomesOf(attempt, asked).flatMap((outcome) => {
    const question = questions.get(outcome.questionId)
    return question === undefined ? [] : [{ question: knownQuestion(quiz, question), outcome }]
  })
  await ports.questionQuality.record(outcomes, ports.clock.nowMs())
}
