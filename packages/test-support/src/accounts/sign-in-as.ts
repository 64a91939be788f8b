import type { AccountRepository } from '@trendverse/application/ports/accounts'
import type { SessionKind, SessionRepository, TokenSource } from '@trendverse/application/ports/sessions'
import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { sessionEndMs } from '@trendverse/domain/accounts/session-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { testUuid } from '../trends/build-trend'

type Ports = {
  readonly accounts: Pick<AccountRepository, 'create'>
  readonly sessions: Pick<SessionRepository, 'create'>
  readonly tokens: TokenSource
  readonly clock: { nowMs(): number }
}

/** Makes the n-th test account, `person_n`, and a session of it; answers the token that calls carry. */
export async function signInAs(
  ports: Ports,
  n: number,
  kind: SessionKind,
  changes: Partial<User> = {},
): Promise<{ readonly token: string; readonly user: User }> {
  const nowMs = ports.clock.nowMs()
  const fields = {
    username: `person_${n}`,
    email: `person.${n}@example.org`,
    firstName: 'Test',
    lastName: `Person ${n}`,
  }
  const user: User = { ...newVerifiedUser(testUuid(70_000 + n), fields, nowMs), role: kind, ...changes }
  await ports.accounts.create({ user, passwordHash: 'no password fits' })
  const token = ports.tokens.create()
  const session = {
    id: testUuid(80_000 + n),
    userId: user.id,
    kind,
    createdAtMs: nowMs,
    lastSeenAtMs: nowMs,
    expiresAtMs: sessionEndMs(kind, user.emailVerified, nowMs),
    userAgent: 'test',
    network: '192.0.2.1',
  }
  await ports.sessions.create(session, await ports.tokens.hash(token))
  return { token, user }
}
