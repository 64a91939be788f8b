import { type AuditLog, FORGOTTEN_ACTOR } from '@trendverse/application/ports/administration'
import { isUuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, count, desc, eq, ne, or, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { auditLog } from '../schema/identity-checks'
import type { SqlDatabase } from '../sql-database'

/** The audit log in SQL; the table itself refuses changes but forgetting (a trigger of its migration). */
export function sqlAuditLog(database: SqlDatabase): AuditLog {
  return {
    append: async (entry) => {
      await database.run((queries) => queries.insert(auditLog).values(entry))
    },
    list: ({ page, pageSize, action }) =>
      database.run(async (queries) => {
        const wanted = action === null ? undefined : eq(auditLog.action, action)
        const [entries, [counted]] = await Promise.all([
          queries
            .select()
            .from(auditLog)
            .where(wanted)
            .orderBy(desc(auditLog.atMs), desc(auditLog.id))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
          queries.select({ total: count() }).from(auditLog).where(wanted),
        ])
        return { entries, total: counted?.total ?? 0 }
      }),
    listAbout: async (userId) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries
          .select()
          .from(auditLog)
          .where(or(eq(auditLog.subjectId, userId), eq(auditLog.actorId, userId)))
          .orderBy(asc(auditLog.atMs), asc(auditLog.id)),
      )
    },
    forget: async ({ id, email }) => {
      if (!isUuid(id)) return
      const address = email === null ? [] : [JSON.stringify(cleanText(email)).slice(1, -1)]
      const named = [id, ...address].map(
        (text) => sql`position(lower(${text}) in lower(${auditLog.details}::text)) > 0`,
      )
      await database.transaction(async (queries) => {
        await queries
          .update(auditLog)
          .set({ subjectId: null, details: {} })
          .where(or(eq(auditLog.subjectId, id), and(ne(sql`${auditLog.details}::text`, '{}'), or(...named))))
        await queries
          .update(auditLog)
          .set({ actorId: null, actorName: FORGOTTEN_ACTOR })
          .where(eq(auditLog.actorId, id))
      })
    },
  }
}
