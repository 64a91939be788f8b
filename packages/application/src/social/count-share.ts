import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Caller } from '../accounts/caller'
import { shareProfile } from '../accounts/shared-profile'
import { consumeAttempt, type ThrottlePorts } from '../accounts/throttle'
import { isGalleryOpenTo, refuseRemovedWords } from '../memes/removed-words'
import type { Needs } from '../ports/ports'
import type { CountedShare } from '../ports/trends'
import { OWN_DEVICE } from '../ports/world'
import { countInteraction } from '../quizzes/count-interaction'

/**
 * Counts that something was shared. A result or a meme somebody shares of their own is an interaction with its trend, once
 * (OP-30, TR-13); both, and a profile its owner shares, are public from then on (OP-64); the meme is in the gallery, too, where
 * that takes memes of its maker. Throws AppError `rate_limited`, `conflict` for a meme that says what was removed of its maker.
 */
export async function countShare(
  ports: ThrottlePorts & Needs<'accounts' | 'events' | 'memes' | 'origin' | 'quizzes' | 'shareCounter' | 'trends'>,
  caller: Caller,
  { id, kind, platform, method }: CountedShare & { readonly id: string },
): Promise<void> {
  if (ports.origin.network !== OWN_DEVICE) await consumeAttempt(ports, THROTTLES.shareNetwork, ports.origin.network)
  const isListable = kind === 'meme' && (await mayBeListed(ports, caller, id.toLowerCase()))
  await ports.shareCounter.add({ kind, platform, method }, new Date(ports.clock.nowMs()).toISOString().slice(0, 10))
  if (kind === 'quiz') await shareResult(ports, caller, id)
  if (kind === 'profile' && caller.kind !== 'guest') await shareProfile(ports, caller, id)
  if (kind === 'meme') {
    const sharerId = caller.kind === 'guest' ? null : caller.user.id
    const meme = await ports.memes.share(id.toLowerCase(), sharerId, ports.clock.nowMs(), isListable)
    // The first share is its maker's: before it, nobody else sees it.
    if (meme?.shares === 1) {
      await ports.trends.countEvent(meme.trendId, 'interaction')
      await ports.events.galleryChanged()
    }
  }
}

/** Whether the gallery takes a meme of the caller; refuses one that says what was removed. */
async function mayBeListed(ports: Needs<'clock' | 'memes'>, caller: Caller, id: Uuid): Promise<boolean> {
  if (caller.kind === 'guest') return false
  const meme = await ports.memes.find(id)
  if (meme?.createdBy !== caller.user.id) return false
  if (!meme.hidden) await refuseRemovedWords(ports, caller.user.id, meme.text)
  return isGalleryOpenTo(ports, caller.user.id)
}

/** SH-07: only whoever is signed in shares a result, and only their own. */
async function shareResult(
  { quizzes, trends, clock }: Needs<'clock' | 'quizzes' | 'trends'>,
  caller: Caller,
  attemptId: string,
): Promise<void> {
  if (caller.kind === 'guest') return
  const shared = await quizzes.share(attemptId.toLowerCase(), caller.user.id, clock.nowMs())
  if (shared?.isFirst) await countInteraction({ trends }, shared.attempt.quiz)
}
