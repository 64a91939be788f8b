import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { isRunning } from '@trendverse/domain/quizzes/attempt-rules'
import type { Caller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { settledTrendId } from '../trends/settled-trend-id'

/** Whoever asks, as far as they are known: reading gives nobody a name. */
function knownTaker(caller: Caller, guestId: string | null): QuizTaker | null {
  if (caller.kind !== 'guest') return { kind: 'user', id: caller.user.id }
  return guestId === null ? null : { kind: 'guest', id: guestId }
}

/**
 * The attempt of a trend, or of the one it became part of, that a caller has begun and can go on with; null without one.
 * It spends nothing and ends nothing.
 */
export async function findRunningQuiz(
  ports: Needs<'clock' | 'origin' | 'quizzes' | 'trends'>,
  caller: Caller,
  trendId: string,
): Promise<Uuid | null> {
  const { quizzes, clock, origin } = ports
  const taker = knownTaker(caller, origin.guestId)
  if (taker === null) return null
  const asked = trendId.toLowerCase()
  const settled = await settledTrendId(ports, asked)
  const attempt =
    (await quizzes.findUnfinished(taker, settled)) ??
    (settled === asked ? null : await quizzes.findUnfinished(taker, asked))
  return attempt !== null && isRunning(attempt, clock.nowMs()) ? attempt.id : null
}
