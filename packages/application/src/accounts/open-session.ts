import { sessionEndMs } from '@trendverse/domain/accounts/session-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import type { Session, SessionKind } from '../ports/sessions'
import type { CallOrigin } from '../ports/world'

const MAX_USER_AGENT_LENGTH = 300

type NewSession = { readonly token: string; readonly session: Session }

/** A session that is not kept yet, and its token. */
export function newSession(
  ports: Needs<'clock' | 'random' | 'tokens'>,
  origin: Pick<CallOrigin, 'network' | 'userAgent'>,
  user: Pick<User, 'id' | 'emailVerified'>,
  kind: SessionKind,
): NewSession {
  const nowMs = ports.clock.nowMs()
  const token = ports.tokens.create()
  const session: Session = {
    id: uuidV7(nowMs, ports.random.bytes(10)),
    userId: user.id,
    kind,
    createdAtMs: nowMs,
    lastSeenAtMs: nowMs,
    expiresAtMs: sessionEndMs(kind, user.emailVerified, nowMs),
    userAgent: origin.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    network: origin.network,
  }
  return { token, session }
}

/** Opens a session; the token is known to the caller alone, the database keeps its hash (OP-20). */
export async function openSession(
  ports: Needs<'clock' | 'random' | 'sessions' | 'tokens'>,
  origin: Pick<CallOrigin, 'network' | 'userAgent'>,
  user: Pick<User, 'id' | 'emailVerified'>,
  kind: SessionKind = 'user',
): Promise<NewSession> {
  const opened = newSession(ports, origin, user, kind)
  await ports.sessions.create(opened.session, await ports.tokens.hash(opened.token))
  return opened
}
