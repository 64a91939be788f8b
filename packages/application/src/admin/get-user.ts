import { dayPlus } from '@trendverse/domain/limits/account-day'
import { dailyLimitsOf } from '@trendverse/domain/limits/daily-limit'
import { ownDay } from '@trendverse/domain/limits/own-day'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { describeSession } from '../accounts/manage-sessions'
import type { ReadAccountPorts } from '../accounts/read-account'
import { describeKyc } from '../kyc/decide-kyc'
import { getLimitSettings } from '../limits/get-limit-settings'
import type { Needs } from '../ports/ports'
import { readAdminAccount } from './admin-account'
import { contentOf } from './content-of-user'
import { type AuditPorts, actorOf, recordAudit } from './record-audit'
import { userNotFound } from './update-user'

/** Entries of the log and days of use that fit one look at an account. */
const SHOWN_ENTRIES = 50
const SHOWN_DAYS = 30

/** One account as administrators see it: what it is, did and may do, where it is signed in, and what was done to it. */
export async function getUser(
  ports: ReadAccountPorts &
    Needs<'accounts' | 'auditLog' | 'gameRuns' | 'kyc' | 'memes' | 'quizzes' | 'sessions' | 'settings'>,
  caller: SignedInCaller,
  id: Uuid,
) {
  const user = await ports.accounts.findById(id)
  if (user === null) throw userNotFound()
  const nowMs = ports.clock.nowMs()
  const { day: today } = ownDay(user, nowMs)
  const [account, settings, content, sessions, days, { entries }, check] = await Promise.all([
    readAdminAccount(ports, user),
    getLimitSettings(ports),
    contentOf(ports, id),
    ports.sessions.list(id, nowMs),
    ports.usage.listDays(id, dayPlus(today, 1 - SHOWN_DAYS)),
    ports.auditLog.list({ subjectId: id, page: 1, pageSize: SHOWN_ENTRIES }),
    ports.kyc.findLatest(id),
  ])
  return {
    account,
    systemLimits: dailyLimitsOf(null, settings),
    ...content,
    sessions: sessions.map((session) => ({ ...describeSession(session), current: session.id === caller.session.id })),
    /** Days with anything used, the latest first. */
    days: days.toReversed().map(({ day, used }) => ({ day, ...used })),
    audit: entries.map(({ atMs, ...entry }) => ({ ...entry, at: new Date(atMs).toISOString() })),
    kyc: check === null ? null : describeKyc(check),
  }
}

/** Ends one session of an account, or all of them (null); how many. Throws AppError `not_found`. */
export async function endSessionsOf(
  ports: AuditPorts & Needs<'accounts' | 'events' | 'sessions'>,
  caller: SignedInCaller,
  userId: Uuid,
  sessionId: Uuid | null,
): Promise<number> {
  if ((await ports.accounts.findById(userId)) === null) throw userNotFound()
  // Whoever ends their own sessions stays in the one they do it from.
  const own = caller.user.id === userId ? caller.session.id : null
  if (sessionId !== null && !(await ports.sessions.end(userId, sessionId))) {
    throw new AppError('not_found', 'This session has already ended.')
  }
  const ended = sessionId === null ? await ports.sessions.endAll(userId, own) : 1
  await ports.events.accountChanged(userId)
  await recordAudit(ports, actorOf(caller), 'user.sessions_ended', userId, { ended })
  return ended
}
