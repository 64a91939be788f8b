import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { type Caller, type CallOrigin, OWN_DEVICE } from '../accounts/caller'
import { admitTry, type ThrottlePorts } from '../accounts/throttle'
import type { MemeRepository } from '../ports/meme-repository'
import type { QuizRepository } from '../ports/quiz-repository'
import type { CountedShare, ShareCounter } from '../ports/share-counter'
import type { TrendReader } from '../ports/trend-reader'

export type CountSharePorts = ThrottlePorts & {
  readonly shareCounter: ShareCounter
  readonly memes: Pick<MemeRepository, 'share'>
  readonly quizzes: Pick<QuizRepository, 'find'>
  readonly trends: Pick<TrendReader, 'countEvent'>
  readonly origin: Pick<CallOrigin, 'network'>
}

/**
 * Counts that something was shared. A result somebody shares of their own is an interaction with its trend (OP-30), and
 * a meme its maker shares is public from then on (OP-64). Throws AppError `rate_limited`.
 */
export async function countShare(
  ports: CountSharePorts,
  caller: Caller,
  { id, kind, platform, method }: CountedShare & { readonly id: string },
): Promise<void> {
  if (ports.origin.network !== OWN_DEVICE) await admitTry(ports, THROTTLES.shareNetwork, ports.origin.network)
  await ports.shareCounter.add({ kind, platform, method }, new Date(ports.clock.nowMs()).toISOString().slice(0, 10))
  if (kind === 'quiz') await countSharedResult(ports, caller, id)
  if (kind === 'meme') {
    await ports.memes.share(id.toLowerCase(), caller.kind === 'guest' ? null : caller.user.id, ports.clock.nowMs())
  }
}

/** SH-07: only whoever is signed in shares a result, and only their own. */
async function countSharedResult(
  { quizzes, trends }: Pick<CountSharePorts, 'quizzes' | 'trends'>,
  caller: Caller,
  attemptId: string,
): Promise<void> {
  if (caller.kind === 'guest') return
  const attempt = await quizzes.find(attemptId.toLowerCase())
  if (attempt === null || attempt.finishedAtMs === null) return
  if (attempt.taker.kind !== 'user' || attempt.taker.id !== caller.user.id) return
  await trends.countEvent(attempt.quiz.trendId, 'interaction')
}
