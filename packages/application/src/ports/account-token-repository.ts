import type { TokenRefusal } from '@trendverse/domain/accounts/one-time-token'
import type { User } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

export type AccountTokenKind = 'verification' | 'reset' | 'admin_setup'

/** VT-01. Admin set-up tokens belong to no account yet. */
export type AccountToken = {
  readonly kind: AccountTokenKind
  readonly userId: Uuid | null
  readonly email: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  readonly usedAtMs: number | null
}

/** One-time tokens in mails (VT). A token is marked used and acted upon in one transaction, so it works once. */
export type AccountTokenRepository = {
  add(token: AccountToken, tokenHash: string): Promise<void>
  /** Looks without using it up (VT-04). */
  find(kind: AccountTokenKind, tokenHash: string): Promise<AccountToken | null>
  /**
   * Uses a verification token up and marks the address it was sent to as verified: status `active` where it was
   * `pending_verification` (VT-03, OP-19). A token for an address the account has given up since is invalid.
   */
  verifyEmail(tokenHash: string, nowMs: number): Promise<User | TokenRefusal>
  /** Uses a reset token up, sets the password, ends every session, voids the account's other reset tokens (OP-18). */
  resetPassword(tokenHash: string, passwordHash: string, nowMs: number): Promise<User | TokenRefusal>
  /** Keeps this admin set-up token; unused ones from before are void. */
  replaceAdminSetup(token: AccountToken, tokenHash: string): Promise<void>
  /** Uses an admin set-up token up; of two at once one wins. */
  useAdminSetup(tokenHash: string, nowMs: number): Promise<'used' | TokenRefusal>
  /** Tokens of an account that are still kept, oldest first. */
  listOf(userId: Uuid): Promise<readonly AccountToken[]>
  /** VT-05 */
  removeExpired(nowMs: number): Promise<number>
}
