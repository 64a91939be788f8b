import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import type { Needs } from '../ports/ports'

/** So many of an account's latest quizzes are looked at for questions it knows already. */
const REMEMBERED_QUIZZES = 20

/** Questions a new quiz is to do without. */
export type UnwantedQuestions = {
  /** Asked of its taker lately; they come again where nothing else is left. */
  readonly asked: ReadonlySet<Uuid>
  readonly retired: ReadonlySet<Uuid>
}

/** What a taker's quiz about a trend is to do without. */
export async function readUnwanted(
  ports: Needs<'quizzes' | 'questionQuality'>,
  { taker, trend }: { readonly taker: QuizTaker; readonly trend: { readonly id: Uuid } },
): Promise<UnwantedQuestions> {
  const [asked, retired] = await Promise.all([
    questionsAsked(ports, taker),
    ports.questionQuality.listRetired([trend.id]),
  ])
  return { asked, retired: new Set(retired) }
}

/** Questions an account was asked lately, in other attempts than this one. Of guests nobody knows, and they have one trial. */
export async function questionsAsked(
  { quizzes }: Needs<'quizzes'>,
  taker: QuizTaker,
  exceptAttemptId?: Uuid,
): Promise<ReadonlySet<Uuid>> {
  if (taker.kind === 'guest') return new Set()
  const { attempts } = await quizzes.listFinished(taker.id, { page: 1, pageSize: REMEMBERED_QUIZZES })
  const others = attempts.filter(({ id }) => id !== exceptAttemptId)
  return new Set(others.flatMap(({ quiz }) => quiz.questions.map(({ id }) => id)))
}
