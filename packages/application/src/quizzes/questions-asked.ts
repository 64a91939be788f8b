import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import type { QuizRepository } from '../ports/quiz-repository'

/** So many of an account's latest quizzes are looked at for questions it knows already. */
const REMEMBERED_QUIZZES = 20

/** Questions an account was asked lately, in other attempts than this one. Of guests nobody knows, and they have one trial. */
export async function questionsAsked(
  { quizzes }: { readonly quizzes: Pick<QuizRepository, 'listFinished'> },
  taker: QuizTaker,
  exceptAttemptId?: Uuid,
): Promise<ReadonlySet<Uuid>> {
  if (taker.kind === 'guest') return new Set()
  const { attempts } = await quizzes.listFinished(taker.id, { page: 1, pageSize: REMEMBERED_QUIZZES })
  const others = attempts.filter(({ id }) => id !== exceptAttemptId)
  return new Set(others.flatMap(({ quiz }) => quiz.questions.map(({ id }) => id)))
}
