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
