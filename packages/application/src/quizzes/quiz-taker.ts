import { AppError } from '@trendverse/domain/primitives/app-error'
import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import type { Caller } from '../accounts/caller'
import { nameGuest } from '../limits/name-guest'
import type { Needs } from '../ports/ports'

/** Who begins a quiz: an account, or a visitor who is known by their cookie from here on (LM-09). */
export function takerOf(ports: Needs<'clock' | 'origin' | 'random' | 'rememberGuest'>, caller: Caller): QuizTaker {
  return caller.kind === 'guest' ? { kind: 'guest', id: nameGuest(ports) } : { kind: 'user', id: caller.user.id }
}

/**
 * An attempt of the caller's own; somebody else's answers as if there were none. Who signs up in the middle of the trial
 * keeps what they began as a guest.
 */
export async function findOwnAttempt(
  ports: Needs<'origin' | 'quizzes'>,
  caller: Caller,
  id: string,
): Promise<QuizAttempt> {
  const attempt = await ports.quizzes.find(id.toLowerCase())
  if (attempt === null || !isTaker(attempt.taker, caller, ports.origin.guestId)) {
    throw new AppError('not_found', 'This quiz doesn’t exist.')
  }
  return attempt
}

/** Whether a caller is whoever began it, as an account or by their cookie. */
export function isTaker(taker: QuizTaker, caller: Caller, guestId: string | null): boolean {
  return taker.kind === 'user' ? caller.kind !== 'guest' && taker.id === caller.user.id : taker.id === guestId
}
