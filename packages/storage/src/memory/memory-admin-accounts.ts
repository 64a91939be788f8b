import type { AccountRepository, AdminAccounts } from '@trendverse/application/ports/accounts'
import { isUnderKyc, stopKycClock } from '@trendverse/domain/accounts/kyc'
import { isReachableAdmin } from '@trendverse/domain/accounts/sign-in-rules'
import { changeAccount } from './change-account'
import type { MemoryStore } from './memory-store'

/** Changes of accounts that keep an administrator, in memory. Nothing else runs between the look and the change. */
export function memoryAdminAccounts(store: MemoryStore, accounts: AccountRepository): AdminAccounts {
  const isLastAdmin = (id: string): boolean => {
    const admins = [...store.accounts.values()].filter(({ user }) => isReachableAdmin(user))
    return admins.length === 1 && admins[0]?.user.id === id
  }
  return {
    update: async (id, patchOf) => {
      const account = store.accounts.get(id)
      if (account === undefined) return null
      const patch = patchOf(account.user)
      if (isLastAdmin(id) && !isReachableAdmin({ ...account.user, ...patch })) return 'last_admin'
      const user = await accounts.update(id, patch)
      if (user === null || typeof user === 'string') return user
      if (isUnderKyc(account.user) && !isUnderKyc(user)) stopClockOf(store, id)
      return { patch, user }
    },
    isLast: async (id) => isLastAdmin(id),
    demote: async (id) => {
      if (isLastAdmin(id)) return 'last_admin'
      const account = store.accounts.get(id)
      return account === undefined ? null : changeAccount(store, account.user, { role: 'user' })
    },
    remove: async (id) => {
      if (isLastAdmin(id)) return 'last_admin'
      return (await accounts.remove(id)) ? 'removed' : null
    },
  }
}

function stopClockOf(store: MemoryStore, userId: string): void {
  for (const [id, record] of store.kycRecords) {
    if (record.userId === userId) store.kycRecords.set(id, stopKycClock(record))
  }
}
