import { describeDevice } from '@trendverse/domain/accounts/describe-device'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { hasSecondFactor } from '../admin/second-factor/take-second-step'
import type { Needs } from '../ports/ports'
import type { Session, SessionKind } from '../ports/sessions'
import type { SignedInCaller } from './caller'

type SessionPorts = Needs<'clock' | 'events' | 'sessions'>
type EndingPorts = SessionPorts & Needs<'secondFactors'>

const iso = (atMs: number): string => new Date(atMs).toISOString()

/** A session as people recognise it; never its token. */
export function describeSession(session: Session) {
  return {
    id: session.id,
    kind: session.kind,
    device: describeDevice(session.userAgent),
    network: session.network,
    createdAt: iso(session.createdAtMs),
    lastSeenAt: iso(session.lastSeenAtMs),
    expiresAt: iso(session.expiresAtMs),
  }
}

/** The caller's own sessions, of one kind or of all, the latest used first (OP-20). */
export async function listSessions(ports: SessionPorts, caller: SignedInCaller, kind?: SessionKind) {
  const sessions = await ports.sessions.list(caller.user.id, ports.clock.nowMs())
  const listed = sessions.filter((session) => kind === undefined || session.kind === kind)
  return listed.map((session) => ({ ...describeSession(session), current: session.id === caller.session.id }))
}

/**
 * Whether sessions of administrators took more to open than this one did. Those it leaves open: else whoever found out the
 * password would keep the owner out of the administration.
 */
async function isWeakerThanAdmin(ports: EndingPorts, { kind, user }: SignedInCaller): Promise<boolean> {
  return kind !== 'admin' && (await hasSecondFactor(ports, user.id))
}

/** Ends one of the caller's own sessions. That of somebody else is as unknown as one that never was. */
export async function endSession(ports: EndingPorts, caller: SignedInCaller, id: string): Promise<void> {
  if (await isWeakerThanAdmin(ports, caller)) {
    const ofAdmin = await listSessions(ports, caller, 'admin')
    if (ofAdmin.some((session) => session.id === id)) throw endedElsewhere()
  }
  if (!(await ports.sessions.end(caller.user.id, id)))
    throw new AppError('not_found', 'This session has already ended.')
  await ports.events.accountChanged(caller.user.id)
}

/** Ends every session of the caller but the one this is called from and those it may not end; how many. */
export async function endOtherSessions(ports: EndingPorts, caller: SignedInCaller): Promise<number> {
  const ended = (await isWeakerThanAdmin(ports, caller))
    ? await endOtherUserSessions(ports, caller)
    : await ports.sessions.endAll(caller.user.id, caller.session.id)
  await ports.events.accountChanged(caller.user.id)
  return ended
}

async function endOtherUserSessions(ports: EndingPorts, caller: SignedInCaller): Promise<number> {
  const others = (await listSessions(ports, caller)).filter(({ current }) => !current)
  const ofUser = others.filter(({ kind }) => kind === 'user')
  if (ofUser.length === 0 && others.length > 0) throw endedElsewhere()
  const ended = await Promise.all(ofUser.map(({ id }) => ports.sessions.end(caller.user.id, id)))
  return ended.filter(Boolean).length
}

function endedElsewhere(): AppError {
  return new AppError('second_factor_required', 'End administrator sessions in the administration, under Your account.')
}

/** AC-31. Signing out twice at once is signing out. */
export async function signOut(ports: SessionPorts, caller: SignedInCaller): Promise<void> {
  await ports.sessions.end(caller.user.id, caller.session.id)
  await ports.events.accountChanged(caller.user.id)
}
