import type { Question } from '@trendverse/domain/quizzes/question'
import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import type { KnownQuestion } from '../ports/quizzes'

/** What is remembered of a question apart from the quizzes it is asked in. */
export function knownQuestion(quiz: Quiz, question: Question): KnownQuestion {
  const { id, question: text, options, correctAnswer, story } = question
  const { id: trendId, name: trendName } = story ?? { id: quiz.trendId, name: quiz.trendName }
  return { id, question: text, rightOption: options[correctAnswer] ?? '', trendId, trendName }
}
