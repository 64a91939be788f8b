import type { TokenRefusal } from '@trendverse/domain/accounts/one-time-token'
import type { User } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** AD-09: an administrator's session is another than the same person's session as a user. */
export type SessionKind = 'user' | 'admin'

export type Session = {
  readonly id: Uuid
  readonly userId: Uuid
  readonly kind: SessionKind
  readonly createdAtMs: number
  readonly lastSeenAtMs: number
  readonly expiresAtMs: number
  /** What the session was opened with, as the owner recognises it; cut to 300 characters. */
  readonly userAgent: string
  /** Address or network it was opened from. */
  readonly network: string
}

/** Signed-in sessions. Tokens are known by their hash only (OP-20). */
export type SessionRepository = {
  create(session: Session, tokenHash: string): Promise<void>
  /**
   * The same for whoever gave a password, and notes that the account was used, in one step: only while `passwordHash` is the one
   * kept, so that no session outlives a password that was changed meanwhile. The account as it is then; null when it is not.
   */
  createByPassword(session: Session, tokenHash: string, passwordHash: string): Promise<User | null>
  /** The session that has not expired, with its account as it is now; null otherwise. */
  find(tokenHash: string, nowMs: number): Promise<{ readonly session: Session; readonly user: User } | null>
  /** Notes use and moves the end; the caller decides how often that is worth a write. */
  touch(id: Uuid, lastSeenAtMs: number, expiresAtMs: number): Promise<void>
  list(userId: Uuid, nowMs: number): Promise<readonly Session[]>
  /** Ends one session of this account; false when it has none of this id (somebody else's included). */
  end(userId: Uuid, id: Uuid): Promise<boolean>
  /** Ends every session of the account but one; how many. */
  endAll(userId: Uuid, except: Uuid | null): Promise<number>
  removeExpired(nowMs: number): Promise<number>
}

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

/**
 * Tokens for links in mails that are written again and again: derived from a key outside the database, so that none
 * has to be kept in clear, and the same for the same subject as long as the key stays.
 */
export type LinkTokens = {
  /** 256 bits as base64url. */
  derive(purpose: string, subject: string): Promise<string>
}

/** Secrets handed to one person, of which only a hash is kept (OP-20, VT-07). */
export type TokenSource = {
  /** 256 random bits as base64url. */
  create(): string
  /** SHA-256 as hex: what the database keeps. */
  hash(token: string): Promise<string>
}

/** Hashes of passwords: argon2id on the server, PBKDF2 in a browser (AC-06, OP-09). */
export type PasswordHasher = {
  /** A self-describing text: method, parameters, salt and hash. */
  hash(password: string): Promise<string>
  /**
   * Whether the password belongs to the hash. As costly when `hash` is null, so that nobody learns from the time it
   * takes.
   */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether the hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean
}

/** Passwords so common that guessing starts with them. */
export type PasswordList = {
  isCommon(password: string): Promise<boolean>
}
