import { isSameAddress } from '../mail/mail-address'
import type { User, UserPatch } from './user'

/** Whether a mail that was sent there reached this account; not any more once it has given the address up. */
export function isAddressOf(user: Pick<User, 'email'>, address: string): boolean {
  return isSameAddress(user.email, address)
}

/**
 * What becomes of an account whose address is proved to be its owner's (VT-03, OP-19). A new account becomes active; who
 * is suspended, blocked or under an identity check stays that. The first proof is the one that is dated.
 */
export function verifyAddress(user: Pick<User, 'status' | 'verifiedAtMs'>, nowMs: number): UserPatch {
  return {
    emailVerified: true,
    verifiedAtMs: user.verifiedAtMs ?? nowMs,
    ...(user.status === 'pending_verification' && { status: 'active' as const }),
  }
}
