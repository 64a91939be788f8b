import type { Uuid } from '../primitives/uuid'
import type { LockedAnswer, QuizAttempt } from './attempt'
import { type AskedQuestion, askedOf, type Question } from './question'
import { askedQuestionId } from './question-id'

/** The questions of an attempt as its taker sees them. */
export function askedQuestionsOf({ id, quiz }: Pick<QuizAttempt, 'id' | 'quiz'>): readonly AskedQuestion[] {
  return quiz.questions.map((question, index) => askedOf(question, askedQuestionId(id, index)))
}

/** The answers of an attempt under the names its taker knows the questions by. */
export function askedAnswersOf({ id, quiz, answers }: QuizAttempt): readonly LockedAnswer[] {
  const names = new Map(quiz.questions.map((question, index) => [question.id, askedQuestionId(id, index)]))
  return answers.map((answer) => ({ ...answer, questionId: names.get(answer.questionId) ?? answer.questionId }))
}

/** The question its taker knows by this name. */
export function findAskedQuestion({ id, quiz }: QuizAttempt, askedId: Uuid): Question | undefined {
  return quiz.questions.find((_, index) => askedQuestionId(id, index) === askedId)
}
