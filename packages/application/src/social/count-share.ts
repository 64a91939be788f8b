import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { Caller } from '../accounts/caller'
import { admitTry, type ThrottlePorts } from '../accounts/throttle'
import { shareProfile } from '../accounts/shared-profile'
import type { AccountEvents } from '../ports/account-events'
import type { AccountRepository } from '../ports/account-repository'
import { type CallOrigin, OWN_DEVICE } from '../ports/call-origin'
import type { MemeRepository } from '../ports/meme-repository'
import type { QuizRepository } from '../ports/quiz-repository'
import type { CountedShare, ShareCounter } from '../ports/share-counter'
import type { TrendReader } from '../ports/trend-reader'

export type CountSharePorts = ThrottlePorts & {
  readonly shareCounter: ShareCounter
  readonly memes: Pick<MemeRepository, 'share'>
  readonly quizzes: Pick<QuizRepository, 'share'>
  readonly trends: Pick<TrendReader, 'countEvent'>
  readonly accounts: Pick<AccountRepository, 'update'>
  readonly events: AccountEvents
  readonly origin: Pick<CallOrigin, 'network'>
}

/**
 * Counts that something was shared. A result somebody shares of their own is an interaction with its trend (OP-30); it, and
 * a meme its maker shares, and a profile its owner shares, are public from then on (OP-64). Throws AppError `rate_limited`.
 */
export async function countShare(
  ports: CountSharePorts,
  caller: Caller,
  { id, kind, platform, method }: CountedShare & { readonly id: string },
): Promise<void> {
  if (ports.origin.network !== OWN_DEVICE) await admitTry(ports, THROTTLES.shareNetwork, ports.origin.network)
  await ports.shareCounter.add({ kind, platform, method }, new Date(ports.clock.nowMs()).toISOString().slice(0, 10))
  if (kind === 'quiz') await shareResult(ports, caller, id)
  if (kind === 'profile' && caller.kind !== 'guest') await shareProfile(ports, caller, id)
  if (kind === 'meme') {
    await ports.memes.share(id.toLowerCase(), caller.kind === 'guest' ? null : caller.user.id, ports.clock.nowMs())
  }
}

/** SH-07: only whoever is signed in shares a result, and only their own. */
async function shareResult(
  { quizzes, trends, clock }: Pick<CountSharePorts, 'quizzes' | 'trends' | 'clock'>,
  caller: Caller,
  attemptId: string,
): Promise<void> {
  if (caller.kind === 'guest') return
  const attempt = await quizzes.share(attemptId.toLowerCase(), caller.user.id, clock.nowMs())
  if (attempt !== null) await trends.countEvent(attempt.quiz.trendId, 'interaction')
}
