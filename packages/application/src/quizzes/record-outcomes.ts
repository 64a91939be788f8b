import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { outcomesOf } from '@trendverse/domain/quizzes/question-quality'
import type { Clock } from '../ports/clock'
import type { QuestionQualityRepository } from '../ports/question-quality-repository'
import type { QuizRepository } from '../ports/quiz-repository'
import { knownQuestion } from './known-question'
import { questionsAsked } from './questions-asked'

export type OutcomePorts = {
  readonly quizzes: Pick<QuizRepository, 'listFinished'>
  readonly questionQuality: Pick<QuestionQualityRepository, 'record'>
  readonly clock: Clock
}

/**
 * Adds what an account's attempt that ended says about its questions to what is known of them. Guests' answers are not
 * counted: anybody can be as many guests as they like, and nobody is to have a good question retired by that. Telling them
 * apart would mean keeping their addresses. What is wrong with a question they can report.
 */
export async function recordOutcomes(ports: OutcomePorts, attempt: QuizAttempt): Promise<void> {
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
