import type { NewAccount } from '@trendverse/application/ports/accounts'
import type { AccountToken, Session } from '@trendverse/application/ports/sessions'
import { newUser } from '@trendverse/domain/accounts/new-user'
import type { User } from '@trendverse/domain/accounts/user'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { idOf, NOON_MS } from './samples'

/** The n-th test account; its id is `idOf(n)`. */
export function sampleUser(n: number, changes: Partial<User> = {}): User {
  const fields = {
    username: `Person_${n}`,
    email: `Person.${n}@Example.org`,
    firstName: 'Ada',
    lastName: `Example ${n}`,
  }
  return {
    ...newUser(idOf(n), { ...fields, timeZone: 'Europe/Zurich' }, NOON_MS + n),
    ...changes,
  }
}

export function sampleAccount(n: number, changes: Partial<User> = {}): NewAccount {
  return { user: sampleUser(n, changes), passwordHash: `hash ${n}` }
}

/** The n-th test session, of the account `idOf(userNumber)`; its hash is `session-n`. */
export function sampleSession(n: number, userNumber: number, changes: Partial<Session> = {}): Session {
  return {
    id: idOf(100 + n),
    userId: idOf(userNumber),
    kind: 'user',
    createdAtMs: NOON_MS,
    lastSeenAtMs: NOON_MS,
    expiresAtMs: NOON_MS + HOUR_MS,
    userAgent: 'A browser',
    network: '192.0.2.1',
    ...changes,
  }
}

export function sampleToken(userNumber: number, changes: Partial<AccountToken> = {}): AccountToken {
  return {
    kind: 'verification',
    userId: idOf(userNumber),
    email: `Person.${userNumber}@Example.org`,
    createdAtMs: NOON_MS,
    expiresAtMs: NOON_MS + 15 * MINUTE_MS,
    usedAtMs: null,
    ...changes,
  }
}
