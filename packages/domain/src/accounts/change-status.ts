import { isFlaggedForKyc, type User, type UserPatch } from './user'

/** What an administrator may set by hand; the other statuses are given and taken by the identity check. */
export const SETTABLE_STATUSES = ['pending_verification', 'active', 'suspended'] as const
export type SettableStatus = (typeof SETTABLE_STATUSES)[number]

export type StatusChange =
  | { readonly allowed: true; readonly patch: UserPatch }
  /** `blocked`: to be unblocked first. `checked`: an identity check is open and decides. */
  | { readonly allowed: false; readonly reason: 'blocked' | 'checked' }

/**
 * What follows from a status an administrator sets. `suspended` keeps out; `active` lets in and vouches for the address;
 * `pending_verification` asks for its verification again. Who was suspended while an identity check was open is back
 * under it, with its clock stopped (`stopKycClock`).
 */
export function changeStatus(user: User, wanted: SettableStatus, nowMs: number): StatusChange {
  if (user.status === wanted) return { allowed: true, patch: {} }
  if (user.status === 'permanently_blocked') return { allowed: false, reason: 'blocked' }
  if (wanted === 'suspended') return { allowed: true, patch: { status: 'suspended', isActive: false } }
  if (user.status === 'kyc_required') return { allowed: false, reason: 'checked' }
  if (isFlaggedForKyc(user)) return { allowed: true, patch: { status: 'kyc_required', isActive: true } }
  if (wanted === 'pending_verification') {
    return { allowed: true, patch: { status: wanted, isActive: true, emailVerified: false, verifiedAtMs: null } }
  }
  const verifiedAtMs = user.verifiedAtMs ?? nowMs
  return { allowed: true, patch: { status: 'active', isActive: true, emailVerified: true, verifiedAtMs } }
}

/** How an account that is blocked for good comes back (OP-67). */
export function unblock(user: User): UserPatch {
  return {
    status: user.emailVerified ? 'active' : 'pending_verification',
    isActive: true,
    kycRequired: false,
    blockedReason: null,
    blockedAtMs: null,
  }
}
