import type { NewAccount } from '@trendverse/application/ports/account-repository'
import type { AccountToken } from '@trendverse/application/ports/account-token-repository'
import type { Session } from '@trendverse/application/ports/session-repository'
import type { User } from '@trendverse/domain/accounts/user'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { idOf, NOON_MS } from './samples'

/** The n-th test account; its id is `idOf(n)`. */
export function sampleUser(n: number, changes: Partial<User> = {}): User {
  return {
    id: idOf(n),
    username: `Person_${n}`,
    email: `Person.${n}@Example.org`,
    firstName: 'Ada',
    lastName: `Example ${n}`,
    role: 'user',
    isActive: true,
    emailVerified: false,
    status: 'pending_verification',
    registeredAtMs: NOON_MS + n,
    lastActiveAtMs: NOON_MS + n,
    verifiedAtMs: null,
    kycRequired: false,
    blockedReason: null,
    blockedAtMs: null,
    dailyLimitOverrides: { memes: null, quizzes: null, games: null },
    timeZone: 'Europe/Zurich',
    pendingTimeZone: null,
    avatarUrl: null,
    bio: '',
    theme: 'dark',
    notifications: true,
    totals: { memes: 0, quizzes: 0, games: 0 },
    quizScores: { sum: 0, count: 0 },
    lastMemeCreatedAtMs: null,
    achievements: [],
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
