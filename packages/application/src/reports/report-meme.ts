import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { type ReporterStanding, standingOf } from '@trendverse/domain/memes/gallery-doubts'
import type { MemeReportReason } from '@trendverse/domain/memes/meme-report'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Caller } from '../accounts/caller'
import { countAttempt, type ThrottlePorts } from '../accounts/throttle'
import { findVisibleMeme } from '../memes/find-visible-meme'
import type { Needs } from '../ports/ports'
import { OWN_DEVICE } from '../ports/world'
import { takerOf } from '../quizzes/quiz-taker'
import { admitReport } from './admit-report'

export type MemeReportInput = { readonly id: string; readonly reason: MemeReportReason; readonly note: string }

type Ports = ThrottlePorts & Needs<'accounts' | 'events' | 'memes' | 'origin' | 'random' | 'rememberGuest'>

/**
 * Keeps what a visitor says about a meme somebody shared (OP-54). Again by the same visitor, of what was not changed since, it is
 * answered alike and changes nothing. Throws AppError `not_found` for what the caller cannot see, `conflict` for one's own, `rate_limited`.
 */
export async function reportMeme(ports: Ports, caller: Caller, { id, reason, note }: MemeReportInput): Promise<void> {
  const viewerId = caller.kind === 'guest' ? null : caller.user.id
  const found = await findVisibleMeme(ports, id, viewerId)
  if (found === null) throw new AppError('not_found', 'This meme doesn’t exist.')
  const { meme } = found
  if (meme.createdBy === viewerId) throw new AppError('conflict', 'This is your own meme. You can delete it instead.')
  const reporter = takerOf(ports, caller)
  await admitReport(ports, reporter.id)
  const reportedAtMs = ports.clock.nowMs()
  const report = { memeId: meme.id, reporter, reason, note: note.trim(), reportedAtMs }
  const outcome = await ports.memes.report(report, await reporterStanding(ports, caller))
  // until somebody has looked at it
  if (outcome === 'withdrew') await ports.events.galleryChanged()
}

async function reporterStanding(ports: Ports, caller: Caller): Promise<ReporterStanding> {
  if (caller.kind === 'guest') return 'guest'
  const standing = standingOf(caller.user, ports.clock.nowMs())
  const { network } = ports.origin
  if (standing === 'guest' || standing === 'office' || network === OWN_DEVICE) return standing
  const { doubtNetwork } = THROTTLES
  return isBeyond(doubtNetwork, await countAttempt(ports, doubtNetwork, network)) ? 'spent' : standing
}
