import type { AccountToken, AccountTokenKind, AccountTokenRepository } from '@trendverse/application/ports/sessions'
import { refusalOf, type TokenRefusal } from '@trendverse/domain/accounts/one-time-token'
import type { User } from '@trendverse/domain/accounts/user'
import { isAddressOf, verifyAddress } from '@trendverse/domain/accounts/verify-address'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import { accountTokens, sessions, users } from '../schema/accounts'
import type { Queries, SqlDatabase } from '../sql-database'
import { changeAccount, lockAccount } from './locked-account'

const { tokenHash: _tokenHash, ...TOKEN_COLUMNS } = getTableColumns(accountTokens)

/** One-time tokens in SQL. The row is locked while it is looked at, so that of two users of a token one is told "used". */
export function sqlAccountTokenRepository(database: SqlDatabase): AccountTokenRepository {
  return {
    add: async (token, tokenHash) => {
      await database.run((queries) => queries.insert(accountTokens).values({ ...token, tokenHash }))
    },
    find: async (kind, tokenHash) => {
      const rows = await database.run((queries) =>
        queries.select(TOKEN_COLUMNS).from(accountTokens).where(isToken(kind, tokenHash)),
      )
      return rows[0] ?? null
    },
    verifyEmail: (tokenHash, nowMs) =>
      database.transaction(async (queries) => {
        const token = await consume(queries, 'verification', tokenHash, nowMs)
        if (typeof token === 'string') return token
        const owner = await lockOwner(queries, token)
        return owner === null ? 'invalid' : changeAccount(queries, owner, verifyAddress(owner, nowMs))
      }),
    resetPassword: (tokenHash, passwordHash, nowMs) =>
      database.transaction(async (queries) => {
        const token = await consume(queries, 'reset', tokenHash, nowMs)
        if (typeof token === 'string') return token
        const owner = await lockOwner(queries, token)
        if (owner === null) return 'invalid'
        await queries.update(users).set({ passwordHash }).where(eq(users.id, owner.id))
        await queries.delete(sessions).where(eq(sessions.userId, owner.id))
        await queries
          .update(accountTokens)
          .set({ usedAtMs: nowMs })
          .where(
            and(eq(accountTokens.userId, owner.id), eq(accountTokens.kind, 'reset'), isNull(accountTokens.usedAtMs)),
          )
        return owner
      }),
    replaceAdminSetup: (token, tokenHash) =>
      database.transaction(async (queries) => {
        await queries
          .delete(accountTokens)
          .where(and(eq(accountTokens.kind, 'admin_setup'), isNull(accountTokens.usedAtMs)))
        await queries.insert(accountTokens).values({ ...token, tokenHash })
      }),
    useAdminSetup: (tokenHash, nowMs) =>
      database.transaction(async (queries) => {
        const token = await consume(queries, 'admin_setup', tokenHash, nowMs)
        return typeof token === 'string' ? token : 'used'
      }),
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries
          .select(TOKEN_COLUMNS)
          .from(accountTokens)
          .where(eq(accountTokens.userId, userId))
          .orderBy(asc(accountTokens.createdAtMs), asc(accountTokens.tokenHash)),
      )
    },
    removeExpired: async (nowMs) => {
      const rows = await database.run((queries) =>
        queries
          .delete(accountTokens)
          .where(lte(accountTokens.expiresAtMs, nowMs))
          .returning({ tokenHash: accountTokens.tokenHash }),
      )
      return rows.length
    },
  }
}

function isToken(kind: AccountTokenKind, tokenHash: string) {
  return and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.kind, kind))
}

/** Marks a token used, inside the caller's transaction, or says why it cannot be. */
async function consume(
  queries: Queries,
  kind: AccountTokenKind,
  tokenHash: string,
  nowMs: number,
): Promise<AccountToken | TokenRefusal> {
  const rows = await queries.select(TOKEN_COLUMNS).from(accountTokens).where(isToken(kind, tokenHash)).for('update')
  const token = rows[0] ?? null
  const refused = refusalOf(token, nowMs)
  if (token === null || refused !== null) return refused ?? 'invalid'
  await queries.update(accountTokens).set({ usedAtMs: nowMs }).where(isToken(kind, tokenHash))
  return { ...token, usedAtMs: nowMs }
}

/** The account a token was sent to, locked, as long as the address is still that account's. */
async function lockOwner(queries: Queries, { userId, email }: AccountToken): Promise<User | null> {
  const user = userId === null ? null : await lockAccount(queries, userId)
  return user !== null && isAddressOf(user, email) ? user : null
}
