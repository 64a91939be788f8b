import type { User, UserPatch } from '@trendverse/domain/accounts/user'
import { cleanCopy } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Changes an account that is kept; how it is then. Names are not compared with those of others. */
export function changeAccount(store: MemoryStore, user: User, patch: UserPatch): User {
  const changed = cleanCopy({ ...user, ...patch })
  const account = store.accounts.get(user.id)
  if (account !== undefined) store.accounts.set(user.id, { ...account, user: changed })
  return changed
}
