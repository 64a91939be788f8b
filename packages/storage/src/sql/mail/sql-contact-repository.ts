import type { ContactRepository } from '@trendverse/application/ports/correspondence'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { asc, count, desc, eq, or, sql } from 'drizzle-orm'
import { contactMessages } from '../schema/mail'
import type { SqlDatabase } from '../sql-database'
import { isAddressIn } from './is-address-in'

const { priority, status: statusColumn, createdAtMs, id: idColumn, userId: userColumn } = contactMessages

/** Messages to support in SQL. Those of a member go with the account (the table's foreign key). */
export function sqlContactRepository(database: SqlDatabase): ContactRepository {
  return {
    add: async (message) => {
      await database.run((queries) => queries.insert(contactMessages).values(message))
    },
    list: async ({ page, pageSize, status }) => {
      const condition = status === null ? undefined : eq(statusColumn, status)
      const [[row], messages] = await database.run((queries) =>
        Promise.all([
          queries.select({ total: count() }).from(contactMessages).where(condition),
          queries
            .select()
            .from(contactMessages)
            .where(condition)
            // 'open' comes after 'done' in the alphabet
            .orderBy(desc(statusColumn), desc(priority), asc(createdAtMs), asc(idColumn))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        ]),
      )
      return { messages, total: row?.total ?? 0 }
    },
    setStatus: async (id, status) => {
      if (!isUuid(id)) return null
      const rows = await database.run((queries) =>
        queries.update(contactMessages).set({ status }).where(eq(idColumn, id)).returning(),
      )
      return rows[0] ?? null
    },
    find: async (id) => {
      if (!isUuid(id)) return null
      const [row] = await database.run((queries) => queries.select().from(contactMessages).where(eq(idColumn, id)))
      return row ?? null
    },
    setAnswer: async (id, answer, nowMs) => {
      if (!isUuid(id)) return null
      const answered = { answer, answeredAtMs: nowMs, status: 'done' } as const
      const [row] = await database.run((queries) =>
        queries.update(contactMessages).set(answered).where(eq(idColumn, id)).returning(),
      )
      return row ?? null
    },
    removeOf: async ({ id, email }) => {
      const isOf = or(
        isUuid(id) ? eq(userColumn, id) : sql`false`,
        email === null ? undefined : isAddressIn(contactMessages.email, email),
      )
      await database.run((queries) => queries.delete(contactMessages).where(isOf))
    },
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries.select().from(contactMessages).where(eq(userColumn, userId)).orderBy(asc(createdAtMs), asc(idColumn)),
      )
    },
  }
}
