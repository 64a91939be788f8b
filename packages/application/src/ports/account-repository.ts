import type { User, UserPatch, UserRole, UserStatus } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

export type NewAccount = { readonly user: User; readonly passwordHash: string }

export const ACCOUNT_SORTS = ['newest', 'oldest', 'username', 'lastActive'] as const
export type AccountSort = (typeof ACCOUNT_SORTS)[number]

/** OP-74. */
export type AccountQuery = {
  /** Part of username, email or name, whatever its case. */
  readonly text: string | null
  readonly status: UserStatus | null
  readonly role: UserRole | null
  readonly sort: AccountSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** Accounts and what proves them. Username and email are unique whatever their case (AC-07). */
export type AccountRepository = {
  create(account: NewAccount): Promise<'created' | 'username_taken' | 'email_taken'>
  /**
   * Creates the account only while no administrator exists: the first one (OP-70). Of two at once one wins.
   */
  createFirstAdmin(account: NewAccount): Promise<'created' | 'admin_exists' | 'username_taken' | 'email_taken'>
  findById(id: Uuid): Promise<User | null>
  findByEmail(email: string): Promise<User | null>
  findByUsername(username: string): Promise<User | null>
  passwordHashOf(id: Uuid): Promise<string | null>
  /** Changes what the patch names, and answers the account as it is then; null when there is none. */
  update(id: Uuid, patch: UserPatch): Promise<User | 'username_taken' | 'email_taken' | null>
  /**
   * Gives the account this picture, or none, and answers which one it had. However many do so at once, every picture but
   * the last is answered to exactly one of them. Null when there is no account.
   */
  replaceAvatar(
    id: Uuid,
    avatarUrl: string | null,
  ): Promise<{ readonly user: User; readonly replaced: string | null } | null>
  /** With `onlyInPlaceOf`, only while that is the kept one; whether it was set. */
  setPasswordHash(id: Uuid, passwordHash: string, onlyInPlaceOf?: string): Promise<boolean>
  list(query: AccountQuery): Promise<{ readonly users: readonly User[]; readonly total: number }>
  hasAdmin(): Promise<boolean>
  /** Adds an achievement once; false when it was there already. */
  award(id: Uuid, achievementId: string, nowMs: number): Promise<boolean>
  /** Removes the account and everything that belongs to it, in one step; whether there was one. */
  remove(id: Uuid): Promise<boolean>
}
