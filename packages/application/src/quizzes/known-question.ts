import type { Question } from '@trendverse/domain/quizzes/question'
import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import type { KnownQuestion } from '../ports/quizzes'

/** What is remembered of a question apart from the quizzes it is asked in. */
export function knownQuestion({ trendId, trendName }: Quiz, question: Question): KnownQuestion {
  const { id, question: text, options, correctAnswer } = question
  return { id, question: text, rightOption: options[correctAnswer] ?? '', trendId, trendName }
}
