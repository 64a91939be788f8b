import { sessionAfterUse } from '@trendverse/domain/accounts/session-rules'
import type { Needs } from '../ports/ports'
import type { Caller } from './caller'

/** Longer texts are no token of ours and are not worth hashing. */
const MAX_TOKEN_LENGTH = 200

/** Who a bearer token belongs to. An unknown, expired or revoked one is a guest's. */
export async function identifyCaller(
  ports: Needs<'clock' | 'sessions' | 'tokens'>,
  bearerToken: string | null,
): Promise<Caller> {
  if (bearerToken === null || bearerToken === '' || bearerToken.length > MAX_TOKEN_LENGTH) return { kind: 'guest' }
  const nowMs = ports.clock.nowMs()
  const found = await ports.sessions.find(await ports.tokens.hash(bearerToken), nowMs)
  if (found === null) return { kind: 'guest' }
  const { session, user } = found
  if (session.kind === 'admin' && user.role !== 'admin') return { kind: 'guest' }
  const expiresAtMs = sessionAfterUse(session, user.emailVerified, nowMs)
  if (expiresAtMs !== null) await ports.sessions.touch(session.id, nowMs, expiresAtMs)
  return { kind: session.kind, session, user }
}
