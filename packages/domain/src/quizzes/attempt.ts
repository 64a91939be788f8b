import type { Uuid } from '../primitives/uuid'
import type { UnrankedReason } from '../ranking/who-is-ranked'
import type { Quiz } from './quiz'

/** Who takes a quiz: an account, or a visitor by the id of their cookie. */
export type QuizTaker = { readonly kind: 'user' | 'guest'; readonly id: Uuid }

/** An answer that was given for good. */
export type LockedAnswer = {
  readonly questionId: Uuid
  /** Index of the chosen option. */
  readonly choice: number
  readonly isRight: boolean
  readonly answeredAtMs: number
}

/** One go at one quiz. Instants are milliseconds since 1970 by the clock of the home that keeps it. */
export type QuizAttempt = {
  readonly id: Uuid
  readonly taker: QuizTaker
  readonly quiz: Quiz
  readonly startedAtMs: number
  /** When time is up; what is unanswered then counts as wrong (QZ-10). */
  readonly deadlineMs: number
  /** In the order they came in. */
  readonly answers: readonly LockedAnswer[]
  readonly finishedAtMs: number | null
  /** Why it cannot have a place, as far as its beginning tells; null: it can. */
  readonly unranked: UnrankedReason | null
}
