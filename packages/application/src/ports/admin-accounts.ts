import type { User, UserPatch } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/**
 * Changes of accounts that leave an administrator who can sign in: where the change would take the last one away,
 * nothing happens and the answer is `last_admin`. Of two at once that take each other away, one comes too late.
 */
export type AdminAccounts = {
  update(id: Uuid, patch: UserPatch): Promise<User | 'username_taken' | 'email_taken' | 'last_admin' | null>
  /** Whether taking this account away would leave no administrator who can sign in. */
  isLastAdmin(id: Uuid): Promise<boolean>
  /** Removes the account and everything that belongs to it; null when there is none. */
  remove(id: Uuid): Promise<'removed' | 'last_admin' | null>
}
