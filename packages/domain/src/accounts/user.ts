import type { PerAction } from '../limits/daily-action'
import type { Uuid } from '../primitives/uuid'

/** AC-05, OP-16. */
export const USER_STATUSES = [
  'pending_verification',
  'active',
  'kyc_required',
  'suspended',
  'permanently_blocked',
] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** OP-70 */
export const USER_ROLES = ['user', 'admin'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** OP-78 */
export const THEME_CHOICES = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** A time zone that counts from a later day than the one it was chosen on (OP-22); `heldDay` runs until then. */
export type PendingTimeZone = { readonly timeZone: string; readonly fromDay: string; readonly heldDay: string }

/**
 * The record of one account (AC-01 to AC-04), without its password: that is never part of what travels.
 * Instants are milliseconds since 1970. Every key is present.
 */
export type User = {
  readonly id: Uuid
  /** Unique whatever its case; shown as it was written. */
  readonly username: string
  /** Unique whatever its case; kept as it was written. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: UserRole
  /** False: may not sign in (ER-10). */
  readonly isActive: boolean
  readonly emailVerified: boolean
  readonly status: UserStatus
  readonly registeredAtMs: number
  readonly lastActiveAtMs: number
  readonly verifiedAtMs: number | null
  /** KY-01; the record of the check itself is a `KycRecord`. */
  readonly kycRequired: boolean
  readonly blockedReason: string | null
  readonly blockedAtMs: number | null
  /** OP-23: an administrator's override per action; null follows the system's setting. */
  readonly dailyLimitOverrides: PerAction<number | null>
  /** IANA name; decides which day "today" is (OP-22). */
  readonly timeZone: string
  readonly pendingTimeZone: PendingTimeZone | null
  /** Same-origin path of the picture, or null. */
  readonly avatarUrl: string | null
  readonly bio: string
  readonly theme: ThemeChoice
  readonly notifications: boolean
  /** AC-03: everything ever done, beside the counters of the day. */
  readonly totals: PerAction
  /** Sum of the percentages of all finished quizzes and how many those were. */
  readonly quizScores: { readonly sum: number; readonly count: number }
  readonly lastMemeCreatedAtMs: number | null
  /** OP-64: since when anybody with the link sees the profile; null while nobody does. */
  readonly profileSharedAtMs: number | null
  /** Whether boards of games show this account's runs. */
  readonly runsOnBoards: boolean
  /** OP-77: what was awarded and when. */
  readonly achievements: readonly { readonly id: string; readonly awardedAtMs: number }[]
}

/** What may change of an account after sign-up; absent keys stay. Its picture changes together with a file, elsewhere. */
export type UserPatch = Partial<Omit<User, 'id' | 'registeredAtMs' | 'totals' | 'quizScores' | 'avatarUrl'>>

/** AC-01 */
export function fullNameOf(user: Pick<User, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim()
}

/** KY-01, without the local list, which is the KYC repository's. */
export function isFlaggedForKyc(user: Pick<User, 'kycRequired' | 'status'>): boolean {
  return user.kycRequired || user.status === 'kyc_required'
}

/** BL: blocked for good; such a session may only look at itself, leave, or write to support (OP-68). */
export function isBlocked(user: Pick<User, 'status'>): boolean {
  return user.status === 'permanently_blocked'
}
