import { DAY_MS } from '@trendverse/domain/primitives/time'
import { type ReadAccountPorts, readAccountsTogether } from '../accounts/read-account'
import type { AccountQuery } from '../ports/accounts'
import type { LongListPage } from '../ports/counted-total'
import type { Needs } from '../ports/ports'
import type { AdminAccount } from './admin-account'

export type ListUsersInput = LongListPage & {
  readonly q?: string | undefined
  readonly status?: AccountQuery['status'] | undefined
  readonly role?: AccountQuery['role'] | undefined
  readonly verified?: boolean | undefined
  readonly kyc?: AccountQuery['kyc']
  /** Used within so many days before now. */
  readonly activeDays?: number | undefined
  readonly sort: AccountQuery['sort']
}

/** API-09, OP-74: one page of the accounts. */
export async function listUsers(ports: ReadAccountPorts & Needs<'accounts'>, input: ListUsersInput) {
  const { page, pageSize, after, sort, status = null, role = null, verified, kyc, activeDays } = input
  const text = input.q?.trim() || null
  const activeSinceMs = activeDays === undefined ? null : ports.clock.nowMs() - activeDays * DAY_MS
  const filters = { text, status, role, verified, kyc, activeSinceMs }
  const { users, ...counted } = await ports.accounts.list({ ...filters, sort, page, pageSize, after })
  const describe = await readAccountsTogether(ports, users)
  const data = users.map((user): AdminAccount => ({ ...describe(user), dailyLimitOverrides: user.dailyLimitOverrides }))
  return { data, ...counted, page, pageSize }
}
