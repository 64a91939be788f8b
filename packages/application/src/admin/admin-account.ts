import type { Account } from '@trendverse/domain/accounts/account'
import type { User } from '@trendverse/domain/accounts/user'
import { type ReadAccountPorts, readAccount } from '../accounts/read-account'

/** An account as administrators read it: with the overrides behind its limits. */
export type AdminAccount = Account & Pick<User, 'dailyLimitOverrides'>

export async function readAdminAccount(ports: ReadAccountPorts, user: User): Promise<AdminAccount> {
  return { ...(await readAccount(ports, user)), dailyLimitOverrides: user.dailyLimitOverrides }
}
