import type { User, UserPatch } from '@trendverse/domain/accounts/user'
import { eq } from 'drizzle-orm'
import { users } from '../schema/accounts'
import type { Queries } from '../sql-database'
import { ACCOUNT_COLUMNS, fromAccountRow, toAccountChanges } from './account-row'

/**
 * The account as it is now, which nobody else changes until the transaction ends; rows that point at it may be written
 * meanwhile. `id` is a uuid.
 */
export async function lockAccount(queries: Queries, id: string): Promise<User | null> {
  const rows = await queries.select(ACCOUNT_COLUMNS).from(users).where(eq(users.id, id)).for('no key update')
  return rows[0] ? fromAccountRow(rows[0]) : null
}

/** Keeps an account from going (`key share`) or from changing as well until the transaction ends; false when there is none. */
export async function holdAccount(queries: Queries, id: string, how: 'key share' | 'no key update'): Promise<boolean> {
  const rows = await queries.select({ id: users.id }).from(users).where(eq(users.id, id)).for(how)
  return rows.length > 0
}

/** Changes an account this transaction has locked; how it is then. */
export async function changeAccount(queries: Queries, user: User, patch: UserPatch): Promise<User> {
  const changes = toAccountChanges(patch)
  if (Object.values(changes).every((value) => value === undefined)) return user
  const rows = await queries.update(users).set(changes).where(eq(users.id, user.id)).returning(ACCOUNT_COLUMNS)
  return rows[0] ? fromAccountRow(rows[0]) : user
}
