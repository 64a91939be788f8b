import type { AdminAccounts } from '@trendverse/application/ports/accounts'
import { isUnderKyc, stopKycClock } from '@trendverse/domain/accounts/kyc'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '../schema/accounts'
import type { Queries, SqlDatabase } from '../sql-database'
import { openKycOf, saveKyc } from './kyc-rows'
import { changeAccount, lockAccount } from './locked-account'
import { takenNameOf } from './taken-name'

/** Any number nobody else on the server uses: "one at a time takes administrators away". */
const ADMINS_LOCK = 7_236_401_004

/** Ends the transaction without its changes. */
class LastAdmin extends Error {}

/** Changes of accounts that keep an administrator, in SQL. */
export function sqlAdminAccounts(database: SqlDatabase): AdminAccounts {
  const keepingAdmin = async <T>(id: string, work: (queries: Queries) => Promise<T>): Promise<T | 'last_admin'> => {
    try {
      return await database.transaction(async (queries) => {
        await queries.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`)
        const wasAdmin = await hasReachableAdmin(queries, eq(users.id, id))
        const result = await work(queries)
        if (wasAdmin && !(await hasReachableAdmin(queries))) throw new LastAdmin()
        return result
      })
    } catch (error) {
      if (error instanceof LastAdmin) return 'last_admin'
      throw error
    }
  }
  return {
    update: async (id, patchOf) => {
      if (!isUuid(id)) return null
      try {
        return await keepingAdmin(id, async (queries) => {
          const before = await lockAccount(queries, id)
          if (before === null) return null
          const patch = patchOf(before)
          const user = await changeAccount(queries, before, patch)
          if (isUnderKyc(before) && !isUnderKyc(user)) await stopClockOf(queries, id)
          return { patch, user }
        })
      } catch (error) {
        const taken = takenNameOf(error)
        if (taken === undefined) throw error
        return taken
      }
    },
    isLast: async (id) =>
      isUuid(id) &&
      database.run(
        async (queries) =>
          (await hasReachableAdmin(queries, eq(users.id, id))) && !(await hasReachableAdmin(queries, ne(users.id, id))),
      ),
    demote: async (id) => {
      if (!isUuid(id)) return null
      return keepingAdmin(id, async (queries) => {
        const before = await lockAccount(queries, id)
        return before && changeAccount(queries, before, { role: 'user' })
      })
    },
    remove: async (id) => {
      if (!isUuid(id)) return null
      return keepingAdmin(id, async (queries) => {
        const rows = await queries.delete(users).where(eq(users.id, id)).returning({ id: users.id })
        return rows.length > 0 ? ('removed' as const) : null
      })
    },
  }
}

/** The account is locked, so nobody else changes its check. */
async function stopClockOf(queries: Queries, userId: string): Promise<void> {
  const open = await openKycOf(queries, userId)
  if (open !== null) await saveKyc(queries, stopKycClock(open))
}

/** Whether there is one of `isReachableAdmin`; the same rule in SQL. */
async function hasReachableAdmin(queries: Queries, condition?: SQL): Promise<boolean> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        eq(users.isActive, true),
        ne(users.status, 'permanently_blocked'),
        eq(users.emailVerified, true),
        condition,
      ),
    )
    .limit(1)
  return rows.length > 0
}
