import type { Session, SessionRepository } from '@trendverse/application/ports/sessions'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, desc, eq, getTableColumns, gt, lt, lte, ne, Param, sql } from 'drizzle-orm'
import { sessions, users } from '../schema/accounts'
import type { Queries, SqlDatabase } from '../sql-database'
import { ACCOUNT_COLUMNS, fromAccountRow } from './account-row'

const { tokenHash: _tokenHash, ...SESSION_COLUMNS } = getTableColumns(sessions)

/**
 * One statement: the account's row is locked by its update, so a password that changes at the same time either keeps the session
 * from being opened or is followed by its end.
 */
function openByPassword(queries: Queries, session: Session, tokenHash: string, passwordHash: string) {
  const used = queries.$with('used').as(
    queries
      .update(users)
      .set({ lastActiveAtMs: session.createdAtMs })
      .where(and(eq(users.id, session.userId), eq(users.passwordHash, passwordHash)))
      .returning(ACCOUNT_COLUMNS),
  )
  const row: Readonly<Record<string, unknown>> = { ...session, tokenHash }
  const values = Object.entries(getTableColumns(sessions)).map(
    ([name, column]) => sql`${new Param(row[name], column)}::${sql.raw(column.getSQLType())}`,
  )
  const opened = queries.$with('opened').as(
    queries
      .insert(sessions)
      .select(sql`select ${sql.join(values, sql`, `)} from ${sql.identifier('used')}`)
      .returning({ id: sessions.id }),
  )
  return queries.with(used, opened).select().from(used)
}

/** Signed-in sessions in SQL. */
export function sqlSessionRepository(database: SqlDatabase): SessionRepository {
  return {
    create: async (session, tokenHash) => {
      await database.run((queries) => queries.insert(sessions).values({ ...session, tokenHash }))
    },
    createByPassword: async (session, tokenHash, passwordHash) => {
      if (!isUuid(session.userId)) return null
      const rows = await database.run((queries) => openByPassword(queries, session, tokenHash, passwordHash))
      return rows[0] ? fromAccountRow(rows[0]) : null
    },
    find: async (tokenHash, nowMs) => {
      const rows = await database.run((queries) =>
        queries
          .select({ session: SESSION_COLUMNS, user: ACCOUNT_COLUMNS })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAtMs, nowMs))),
      )
      return rows[0] ? { session: rows[0].session, user: fromAccountRow(rows[0].user) } : null
    },
    touch: (id, lastSeenAtMs, expiresAtMs) =>
      database.transaction(async (queries) => {
        const touched = await queries
          .update(sessions)
          .set({ lastSeenAtMs, expiresAtMs })
          .where(and(eq(sessions.id, id), lt(sessions.lastSeenAtMs, lastSeenAtMs)))
          .returning({ userId: sessions.userId })
        if (touched[0] === undefined) return
        const { userId } = touched[0]
        await queries.update(users).set({ lastActiveAtMs: lastSeenAtMs }).where(eq(users.id, userId))
      }),
    list: async (userId, nowMs) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries
          .select(SESSION_COLUMNS)
          .from(sessions)
          .where(and(eq(sessions.userId, userId), gt(sessions.expiresAtMs, nowMs)))
          .orderBy(desc(sessions.lastSeenAtMs), desc(sessions.id)),
      )
    },
    end: async (userId, id) => {
      if (!isUuid(userId) || !isUuid(id)) return false
      const rows = await database.run((queries) =>
        queries
          .delete(sessions)
          .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
          .returning({ id: sessions.id }),
      )
      return rows.length > 0
    },
    endAll: async (userId, except) => {
      if (!isUuid(userId)) return 0
      const others = except === null ? undefined : ne(sessions.id, except)
      const rows = await database.run((queries) =>
        queries
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), others))
          .returning({ id: sessions.id }),
      )
      return rows.length
    },
    removeExpired: async (nowMs) => {
      const rows = await database.run((queries) =>
        queries.delete(sessions).where(lte(sessions.expiresAtMs, nowMs)).returning({ id: sessions.id }),
      )
      return rows.length
    },
  }
}
