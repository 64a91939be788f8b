import { describeDevice } from '@trendverse/domain/accounts/describe-device'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import type { Session } from '../ports/sessions'
import type { SignedInCaller } from './caller'

type SessionPorts = Needs<'clock' | 'events' | 'sessions'>

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

/** The caller's own sessions, the latest used first (OP-20). */
export async function listSessions(ports: SessionPorts, caller: SignedInCaller) {
  const sessions = await ports.sessions.list(caller.user.id, ports.clock.nowMs())
  return sessions.map((session) => ({ ...describeSession(session), current: session.id === caller.session.id }))
}

/** Ends one of the caller's own sessions. That of somebody else is as unknown as one that never was. */
export async function endSession(ports: SessionPorts, caller: SignedInCaller, id: string): Promise<void> {
  if (!(await ports.sessions.end(caller.user.id, id)))
    throw new AppError('not_found', 'This session has already ended.')
  await ports.events.accountChanged(caller.user.id)
}

/** Ends every session of the caller but the one this is called from; how many. */
export async function endOtherSessions(ports: SessionPorts, caller: SignedInCaller): Promise<number> {
  const ended = await ports.sessions.endAll(caller.user.id, caller.session.id)
  await ports.events.accountChanged(caller.user.id)
  return ended
}

/** AC-31. Signing out twice at once is signing out. */
export async function signOut(ports: SessionPorts, caller: SignedInCaller): Promise<void> {
  await ports.sessions.end(caller.user.id, caller.session.id)
  await ports.events.accountChanged(caller.user.id)
}
