import { inOneForm } from '../mail/mail-address'
import type { Uuid } from '../primitives/uuid'
import type { User } from './user'

export type NewUserFields = Pick<User, 'username' | 'email' | 'firstName' | 'lastName'> & {
  /** IANA name; UTC where it is not known (OP-22). */
  readonly timeZone?: string | undefined
}

/** The account that sign-up makes (AC-08, OP-16): active, its address not verified yet. Spaces around texts are dropped. */
export function newUser(id: Uuid, fields: NewUserFields, nowMs: number): User {
  return {
    id,
    username: fields.username.trim(),
    email: inOneForm(fields.email),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    role: 'user',
    isActive: true,
    emailVerified: false,
    status: 'pending_verification',
    registeredAtMs: nowMs,
    lastActiveAtMs: nowMs,
    verifiedAtMs: null,
    kycRequired: false,
    blockedReason: null,
    blockedAtMs: null,
    dailyLimitOverrides: { memes: null, quizzes: null, games: null },
    timeZone: fields.timeZone ?? 'UTC',
    pendingTimeZone: null,
    avatarUrl: null,
    bio: '',
    theme: 'system',
    notifications: true,
    totals: { memes: 0, quizzes: 0, games: 0 },
    quizScores: { sum: 0, count: 0 },
    lastMemeCreatedAtMs: null,
    profileSharedAtMs: null,
    runsOnBoards: true,
    achievements: [],
  }
}

/** An account somebody at the machine itself vouches for: its address counts as verified. */
export function newVerifiedUser(id: Uuid, fields: NewUserFields, nowMs: number): User {
  return { ...newUser(id, fields, nowMs), status: 'active', emailVerified: true, verifiedAtMs: nowMs }
}
