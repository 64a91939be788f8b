import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { isRunning } from '@trendverse/domain/quizzes/attempt-rules'
import type { Caller } from '../accounts/caller'
import type { QuizPorts } from './quiz-ports'

/** Whoever asks, as far as they are known: reading gives nobody a name. */
function knownTaker(caller: Caller, guestId: string | null): QuizTaker | null {
  if (caller.kind !== 'guest') return { kind: 'user', id: caller.user.id }
  return guestId === null ? null : { kind: 'guest', id: guestId }
}

/** The attempt of a trend a caller has begun and can go on with, or null. It spends nothing and ends nothing. */
export async function findRunningQuiz(
  {
    quizzes,
    clock,
    origin,
  }: Pick<QuizPorts, 'quizzes' | 'clock'> & { readonly origin: Pick<QuizPorts['origin'], 'guestId'> },
  caller: Caller,
  trendId: string,
): Promise<Uuid | null> {
  const taker = knownTaker(caller, origin.guestId)
  const attempt = taker === null ? null : await quizzes.findUnfinished(taker, trendId.toLowerCase())
  return attempt !== null && isRunning(attempt, clock.nowMs()) ? attempt.id : null
}
