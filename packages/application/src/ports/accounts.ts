import type { KycStatus } from '@trendverse/domain/accounts/kyc'
import type { TakenName } from '@trendverse/domain/accounts/taken-names'
import type { User, UserPatch, UserRole, UserStatus } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { CountedTotal, LongListPage } from './counted-total'

export type NewAccount = { readonly user: User; readonly passwordHash: string }

export const ACCOUNT_SORTS = ['newest', 'oldest', 'username', 'lastActive'] as const
export type AccountSort = (typeof ACCOUNT_SORTS)[number]

/** OP-74. */
export type AccountQuery = LongListPage & {
  /** Part of username, email or name, whatever its case. */
  readonly text: string | null
  readonly status: UserStatus | null
  readonly role: UserRole | null
  /** Whether the address is verified. */
  readonly verified?: boolean | null | undefined
  /** How its latest identity check stands; accounts that never had one are left out. */
  readonly kyc?: KycStatus | null | undefined
  /** Used since this instant. */
  readonly activeSinceMs?: number | null | undefined
  readonly sort: AccountSort
}

/** Accounts and what proves them. Username and email are unique whatever their case (AC-07). */
export type AccountRepository = {
  create(account: NewAccount): Promise<'created' | 'username_taken' | 'email_taken'>
  /**
   * Creates the account only while no administrator exists: the first one (OP-70). Of two at once one wins.
   */
  createFirstAdmin(account: NewAccount): Promise<'created' | 'admin_exists' | 'username_taken' | 'email_taken'>
  findById(id: Uuid): Promise<User | null>
  /** Those of these accounts there are, in one question and in no order. */
  findEach(ids: readonly Uuid[]): Promise<readonly User[]>
  findByEmail(email: string): Promise<User | null>
  findByUsername(username: string): Promise<User | null>
  /** The account of an address with what its password is checked against, in one question. */
  findCredentials(email: string): Promise<{ readonly user: User; readonly passwordHash: string } | null>
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
  list(query: AccountQuery): Promise<CountedTotal & { readonly users: readonly User[] }>
  hasAdmin(): Promise<boolean>
  /** Adds an achievement once; false when it was there already. */
  award(id: Uuid, achievementId: string, nowMs: number): Promise<boolean>
  /** Removes the account and everything that belongs to it, in one step; whether there was one. */
  remove(id: Uuid): Promise<boolean>
}

/** What was changed of an account, and how it is since. */
export type AccountChange = { readonly patch: UserPatch; readonly user: User }

/**
 * Changes of accounts that leave an administrator who can sign in: where the change would take the last one away,
 * nothing happens and the answer is `last_admin`. Of two at once that take each other away, one comes too late.
 */
export type AdminAccounts = {
  /**
   * Changes an account by what `patchOf` makes of it: nobody else changes it between the look and the write. What
   * `patchOf` throws is thrown, and nothing is changed. Where the account is under an identity check and is not any more,
   * the check's clock stops in the same step. Null when there is no such account.
   */
  update(id: Uuid, patchOf: (user: User) => UserPatch): Promise<AccountChange | TakenName | 'last_admin' | null>
  /** Whether this is the only administrator who can sign in. */
  isLast(id: Uuid): Promise<boolean>
  /** Makes an account a user's, whatever it was, and answers it as it is then; null when there is none. */
  demote(id: Uuid): Promise<User | 'last_admin' | null>
  /** Removes the account and everything that belongs to it; null when there is none. */
  remove(id: Uuid): Promise<'removed' | 'last_admin' | null>
}

/** What is remembered of a visitor without an account, by the id in their signed cookie (LM-09, OP-26). */
export type GuestRepository = {
  /** When they finished the quiz that was their trial; null before (`QuizRepository.finish` notes it). */
  trialUsedAtMs(guestId: string): Promise<number | null>
  removeOlderThan(beforeMs: number): Promise<number>
}

/**
 * Told whenever an account, its sessions, its status or its counters changed, so that no process answers for it from
 * memory (QUALITY). What is remembered of others stays.
 */
export type AccountEvents = {
  accountChanged(userId: Uuid): Promise<void>
  /** Told when boards of games show something else though no account changed. */
  boardsChanged(): Promise<void>
  /** Told when the gallery of memes shows something else though no account changed. */
  galleryChanged(): Promise<void>
}

/** Whose records: those of an account, and those that name its address, whatever the address's case. */
export type RecordOwner = {
  readonly id: Uuid
  /** Null while nobody has verified it: what names the address may then be somebody else's. */
  readonly email: string | null
}
