import type { QuizAttempt, QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { isRunning } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyAttemptId } from '@trendverse/domain/quizzes/daily/daily-attempt'
import type { Caller } from '../../accounts/caller'
import type { Needs } from '../../ports/ports'

/** The takers a caller may be known as: their account, and the guest cookie from before they signed up. */
function knownTakers(caller: Caller, guestId: string | null): readonly QuizTaker[] {
  const guest: readonly QuizTaker[] = guestId === null ? [] : [{ kind: 'guest', id: guestId }]
  return caller.kind === 'guest' ? guest : [{ kind: 'user', id: caller.user.id }, ...guest]
}

/**
 * The attempt of a caller at the quiz of a day; null where they have none. One they took as a guest counts after they signed
 * up as well: they know its answers.
 */
export async function findDailyAttempt(
  { quizzes, origin, clock }: Needs<'clock' | 'origin' | 'quizzes'>,
  caller: Caller,
  day: string,
): Promise<QuizAttempt | null> {
  const found: QuizAttempt[] = []
  for (const taker of knownTakers(caller, origin.guestId)) {
    const attempt = await quizzes.find(dailyAttemptId(day, taker))
    // The id is made of day and taker; whose attempt it is says the attempt.
    if (attempt?.taker.kind === taker.kind && attempt.taker.id === taker.id) found.push(attempt)
  }
  const nowMs = clock.nowMs()
  return (
    found.find(({ finishedAtMs }) => finishedAtMs !== null) ??
    found.find((attempt) => isRunning(attempt, nowMs)) ??
    found[0] ??
    null
  )
}
