import { MINUTE_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import { fullNameOf, isBlocked, isFlaggedForKyc, type User, type UserPatch } from './user'

/** OP-67. `pending` waits for the person, `submitted` for a decision; the others are decisions. */
export const KYC_STATUSES = ['pending', 'submitted', 'approved', 'rejected', 'expired'] as const
export type KycStatus = (typeof KYC_STATUSES)[number]
export type KycOutcome = Extract<KycStatus, 'approved' | 'rejected' | 'expired'>

/** One identity check of one account (KY-03). A decided or expired one stays as history (OP-67). */
export type KycRecord = {
  readonly id: Uuid
  readonly userId: Uuid
  readonly username: string
  readonly email: string
  readonly fullName: string
  readonly reason: string
  readonly status: KycStatus
  readonly requiredAtMs: number
  /** KY-04: 30 minutes after the first detection; null while the clock stands still. */
  readonly deadlineMs: number | null
  readonly decidedAtMs: number | null
}

/** KY-04 */
export const KYC_TIME_LIMIT_MS = 30 * MINUTE_MS
/** KY-06 */
export const KYC_EXPIRED_REASON = 'KYC verification expired'
export const KYC_REJECTED_REASON = 'KYC verification rejected'
/** What a check is for where nobody wrote a reason down. */
export const KYC_DEFAULT_REASON = 'Identity check required'
/** A result of the provider is believed as long as it was sent this close to now. */
export const KYC_RESULT_TOLERANCE_MS = 5 * MINUTE_MS

/**
 * KY-01 for accounts the check may act upon: who is suspended or blocked stays that whatever the check says, and
 * administrators are not checked, so that nobody is left who could decide.
 */
export function isUnderKyc(user: Pick<User, 'kycRequired' | 'status' | 'isActive' | 'role'>): boolean {
  return isFlaggedForKyc(user) && user.isActive && !isBlocked(user) && user.role !== 'admin'
}

/** A check nobody has seen yet: its clock stands. */
export function newKycRecord(id: Uuid, user: User, reason: string, nowMs: number): KycRecord {
  return {
    id,
    userId: user.id,
    username: user.username,
    email: user.email,
    fullName: fullNameOf(user),
    reason,
    status: 'pending',
    requiredAtMs: nowMs,
    deadlineMs: null,
    decidedAtMs: null,
  }
}

/** KY-04: the first detection starts the clock; later ones leave it alone. */
export function startKycClock(record: KycRecord, nowMs: number): KycRecord {
  if (record.status !== 'pending' || record.deadlineMs !== null) return record
  return { ...record, deadlineMs: nowMs + KYC_TIME_LIMIT_MS }
}

/**
 * The clock stands again, and a whole time limit starts at the next detection: who is kept out meanwhile cannot verify
 * themselves. What was handed in stays handed in.
 */
export function stopKycClock(record: KycRecord): KycRecord {
  return record.status === 'pending' ? { ...record, deadlineMs: null } : record
}

/** OP-67: handing in stops the clock. */
export function submitKyc(record: KycRecord): KycRecord {
  return { ...record, status: 'submitted', deadlineMs: null }
}

export function isOpenKyc(record: Pick<KycRecord, 'status'>): boolean {
  return record.status === 'pending' || record.status === 'submitted'
}

export function isOverdueKyc(record: Pick<KycRecord, 'status' | 'deadlineMs'>, nowMs: number): boolean {
  return record.status === 'pending' && record.deadlineMs !== null && record.deadlineMs <= nowMs
}

/** What may be asked of an account, and what follows. `blocked` and `administrator` accounts are not checked. */
export function requireKyc(
  user: User,
): { readonly allowed: true; readonly patch: UserPatch } | { readonly allowed: false } {
  if (isBlocked(user) || user.role === 'admin') return { allowed: false }
  // Who is suspended is back under the check when the suspension ends.
  return { allowed: true, patch: { kycRequired: true, ...(user.isActive && { status: 'kyc_required' as const }) } }
}

/** What becomes of the account whose check ended so (KY-06, OP-67). */
export function followKycOutcome(user: User, outcome: KycOutcome, blockedReason: string, nowMs: number): UserPatch {
  if (outcome !== 'approved') {
    return { isActive: false, status: 'permanently_blocked', blockedReason, blockedAtMs: nowMs }
  }
  if (user.status !== 'kyc_required') return { kycRequired: false }
  return { kycRequired: false, status: user.emailVerified ? 'active' : 'pending_verification' }
}

/** Whether a result sent then is believed now; both ways, since clocks differ. */
export function isTimelyResult(sentAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - sentAtMs) <= KYC_RESULT_TOLERANCE_MS
}

/** KY-07: one address people may be sent to. */
export type KycUrl = { readonly id: Uuid; readonly url: string; readonly status: 'active' | 'inactive' }

/** Stands in an address for the id of the account, so that the provider can name it in its results. */
export const KYC_USER_PLACEHOLDER = '{userId}'

/** Where this account verifies itself: the first active address, or null when there is none. */
export function kycLinkFor(urls: readonly KycUrl[], userId: Uuid): string | null {
  const active = urls.find(({ status }) => status === 'active')
  return active === undefined ? null : active.url.replaceAll(KYC_USER_PLACEHOLDER, userId)
}

/** Milliseconds left until the deadline; never less than none, nor more than a check ever has, whatever clocks did. */
export function kycTimeLeftMs(deadlineMs: number, nowMs: number): number {
  return Math.min(KYC_TIME_LIMIT_MS, Math.max(0, deadlineMs - nowMs))
}
