import { profileLookOf } from '@trendverse/domain/accounts/profile-look'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { ContentReport, ContentReportReason } from '@trendverse/domain/reports/content-report'
import type { Caller } from '../accounts/caller'
import { findSharedUser } from '../accounts/shared-profile'
import type { ThrottlePorts } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import { takerOf } from '../quizzes/quiz-taker'
import { admitReport } from './admit-report'

type Ports = ThrottlePorts & Needs<'origin' | 'random' | 'rememberGuest' | 'reports'>
type Said = { readonly reason: ContentReportReason; readonly note: string }

/**
 * Keeps what a visitor says about a run they watched. Again by the same visitor it is answered alike and changes nothing.
 * Throws AppError `not_found` for what the caller cannot see, `conflict` for one's own, `rate_limited`.
 */
export async function reportRun(
  ports: Ports & Needs<'gameRuns'>,
  caller: Caller,
  { id, ...said }: Said & { readonly id: string },
): Promise<void> {
  const found = await ports.gameRuns.findShown(id.toLowerCase())
  if (found === null) throw new AppError('not_found', 'This run doesn’t exist.')
  await keepReport(ports, caller, { kind: 'run', subjectId: found.run.id, ownerId: found.run.userId }, said)
}

/** The same about a profile somebody shared; it can be reported again once it has changed. */
export async function reportProfile(
  ports: Ports & Needs<'accounts'>,
  caller: Caller,
  { username, ...said }: Said & { readonly username: string },
): Promise<void> {
  const user = await findSharedUser(ports, username)
  if (user === null) throw new AppError('not_found', 'This profile doesn’t exist.')
  await keepReport(ports, caller, { kind: 'profile', subjectId: user.id, ownerId: user.id }, said, profileLookOf(user))
}

async function keepReport(
  ports: Ports,
  caller: Caller,
  subject: Pick<ContentReport, 'kind' | 'subjectId' | 'ownerId'>,
  { reason, note }: Said,
  look: Uuid | null = null,
): Promise<void> {
  const isOwn = caller.kind !== 'guest' && caller.user.id === subject.ownerId
  if (isOwn) throw new AppError('conflict', `You can’t report your own ${subject.kind}.`)
  const reporter = takerOf(ports, caller)
  await admitReport(ports, reporter.id)
  const reportedAtMs = ports.clock.nowMs()
  await ports.reports.report({ ...subject, reporter, reason, note: note.trim(), reportedAtMs }, look)
}
