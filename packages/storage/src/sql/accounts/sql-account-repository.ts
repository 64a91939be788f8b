import type { AccountRepository, NewAccount } from '@trendverse/application/ports/accounts'
import type { User } from '@trendverse/domain/accounts/user'
import { addressKey } from '@trendverse/domain/mail/mail-address'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { cleanJson, cleanText } from '../../reading/clean-text'
import { users } from '../schema/accounts'
import type { Queries, SqlDatabase } from '../sql-database'
import { ACCOUNT_COLUMNS, fromAccountRow, toAccountChanges, toAccountRow } from './account-row'
import { isCalled } from './is-called'
import { listAccounts } from './list-accounts'
import { lockAccount } from './locked-account'
import { takenNameOf } from './taken-name'

/** Any number nobody else on the server uses: "one maker of a first administrator at a time". */
const FIRST_ADMIN_LOCK = 7_236_401_003

/** Accounts in SQL. That names are unique is the word of two indexes, not of a look beforehand. */
export function sqlAccountRepository(database: SqlDatabase): AccountRepository {
  const findWhere = async (condition: SQL, order: SQL = sql`${users.id}`): Promise<User | null> => {
    const rows = await database.run((queries) =>
      queries.select(ACCOUNT_COLUMNS).from(users).where(condition).orderBy(order).limit(1),
    )
    return rows[0] ? fromAccountRow(rows[0]) : null
  }
  return {
    create: (account) => orTaken(() => database.run((queries) => insert(queries, account))),
    createFirstAdmin: (account) =>
      orTaken(() =>
        database.transaction(async (queries) => {
          await queries.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`)
          return (await hasAdmin(queries)) ? 'admin_exists' : insert(queries, account)
        }),
      ),
    findById: async (id) => (isUuid(id) ? findWhere(eq(users.id, id)) : null),
    findEach: async (ids) => {
      const known = ids.filter(isUuid)
      if (known.length === 0) return []
      const rows = await database.run((queries) =>
        queries.select(ACCOUNT_COLUMNS).from(users).where(inArray(users.id, known)),
      )
      return rows.map(fromAccountRow)
    },
    findByEmail: (email) => findWhere(hasEmail(email), ownFormFirst(email)),
    findByUsername: (username) => findWhere(isCalled(username)),
    findCredentials: async (email) => {
      const rows = await database.run((queries) =>
        queries.select().from(users).where(hasEmail(email)).orderBy(ownFormFirst(email)).limit(1),
      )
      if (rows[0] === undefined) return null
      const { passwordHash, emailKey: _, ...row } = rows[0]
      return { user: fromAccountRow(row), passwordHash }
    },
    passwordHashOf: async (id) => {
      if (!isUuid(id)) return null
      const { passwordHash } = users
      const rows = await database.run((queries) => queries.select({ passwordHash }).from(users).where(eq(users.id, id)))
      return rows[0]?.passwordHash ?? null
    },
    update: async (id, patch) => {
      if (!isUuid(id)) return null
      const changes = toAccountChanges(patch)
      if (Object.values(changes).every((value) => value === undefined)) return findWhere(eq(users.id, id))
      return orTaken(async () => {
        const rows = await database.run((queries) =>
          queries.update(users).set(changes).where(eq(users.id, id)).returning(ACCOUNT_COLUMNS),
        )
        return rows[0] ? fromAccountRow(rows[0]) : null
      })
    },
    replaceAvatar: async (id, avatarUrl) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const before = await lockAccount(queries, id)
        const [row] = await queries.update(users).set({ avatarUrl }).where(eq(users.id, id)).returning(ACCOUNT_COLUMNS)
        return before && row ? { user: fromAccountRow(row), replaced: before.avatarUrl } : null
      })
    },
    setPasswordHash: async (id, passwordHash, onlyInPlaceOf) => {
      if (!isUuid(id)) return false
      const isExpected = onlyInPlaceOf === undefined ? undefined : eq(users.passwordHash, onlyInPlaceOf)
      const rows = await database.run((queries) =>
        queries
          .update(users)
          .set({ passwordHash })
          .where(and(eq(users.id, id), isExpected))
          .returning({ id: users.id }),
      )
      return rows.length > 0
    },
    list: (query) => database.transaction((queries) => listAccounts(queries, query)),
    hasAdmin: () => database.run(hasAdmin),
    award: async (id, achievementId, nowMs) => {
      if (!isUuid(id)) return false
      const json = (value: unknown) => sql`${cleanJson(JSON.stringify(value))}::jsonb`
      const rows = await database.run((queries) =>
        queries
          .update(users)
          .set({ achievements: sql`${users.achievements} || ${json([{ id: achievementId, awardedAtMs: nowMs }])}` })
          .where(and(eq(users.id, id), not(sql`${users.achievements} @> ${json([{ id: achievementId }])}`)))
          .returning({ id: users.id }),
      )
      return rows.length > 0
    },
    remove: async (id) => {
      if (!isUuid(id)) return false
      const rows = await database.run((queries) =>
        queries.delete(users).where(eq(users.id, id)).returning({ id: users.id }),
      )
      return rows.length > 0
    },
  }
}

/** What an address was typed as finds who had it before there was one form; the one form finds everybody else. */
const typedForm = (email: string): string => cleanText(email).trim().toLowerCase()
const hasEmail = (email: string): SQL =>
  sql`${users.emailKey} in (${addressKey(cleanText(email))}, ${typedForm(email)})`
const ownFormFirst = (email: string): SQL => sql`(${users.emailKey} = ${typedForm(email)}) desc`

async function insert(queries: Queries, { user, passwordHash }: NewAccount): Promise<'created'> {
  await queries.insert(users).values(toAccountRow(user, passwordHash))
  return 'created'
}

async function hasAdmin(queries: Queries): Promise<boolean> {
  const rows = await queries.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  return rows.length > 0
}

async function orTaken<T>(work: () => Promise<T>): Promise<T | 'username_taken' | 'email_taken'> {
  try {
    return await work()
  } catch (error) {
    const taken = takenNameOf(error)
    if (taken === undefined) throw error
    return taken
  }
}
