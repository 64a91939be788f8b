import type { TakenName } from '@trendverse/domain/accounts/taken-names'
import type { User, UserPatch } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

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
  /** Makes an account a user's, whatever it was, and answers it as it is then; null when there is none. */
  demote(id: Uuid): Promise<User | 'last_admin' | null>
  /** Removes the account and everything that belongs to it; null when there is none. */
  remove(id: Uuid): Promise<'removed' | 'last_admin' | null>
}
