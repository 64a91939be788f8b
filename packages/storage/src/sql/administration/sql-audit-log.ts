import { type AuditLog, type AuditQuery, FORGOTTEN_ACTOR } from '@trendverse/application/ports/administration'
import { isUuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, count, desc, eq, gte, ilike, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { auditLog } from '../schema/identity-checks'
import type { Queries, SqlDatabase } from '../sql-database'

function conditionsOf(query: Omit<AuditQuery, 'page' | 'pageSize'>): SQL | undefined {
  const { action, area, actorId, subjectId, fromMs, toMs, text } = query
  const pattern = text === undefined ? null : `%${cleanText(text).replace(/[\\%_]/g, '\\$&')}%`
  return and(
    (action ?? null) === null ? undefined : eq(auditLog.action, action ?? ''),
    area === undefined ? undefined : sql`split_part(${auditLog.action}, '.', 1) = ${cleanText(area)}`,
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    fromMs === undefined ? undefined : gte(auditLog.atMs, fromMs),
    toMs === undefined ? undefined : lte(auditLog.atMs, toMs),
    pattern === null
      ? undefined
      : or(ilike(auditLog.action, pattern), ilike(auditLog.actorName, pattern), ilike(auditLog.subjectId, pattern)),
  )
}

/** The ids of a page: pages far back are walked through by their order alone, and only the rows of the page are read. */
export function selectPageOfLog(queries: Queries, { page, pageSize, ...query }: AuditQuery) {
  const { id, atMs } = auditLog
  return queries
    .select({ id })
    .from(auditLog)
    .where(conditionsOf(query))
    .orderBy(desc(atMs), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

/** The audit log in SQL; the table itself refuses changes but forgetting (a trigger of its migration). */
export function sqlAuditLog(database: SqlDatabase): AuditLog {
  return {
    append: async (entry) => {
      await database.run((queries) => queries.insert(auditLog).values(entry))
    },
    list: ({ page, pageSize, ...query }) =>
      database.run(async (queries) => {
        const { id, atMs } = auditLog
        const ofPage = selectPageOfLog(queries, { page, pageSize, ...query })
        const [entries, [counted]] = await Promise.all([
          queries.select().from(auditLog).where(inArray(id, ofPage)).orderBy(desc(atMs), desc(id)),
          queries.select({ total: count() }).from(auditLog).where(conditionsOf(query)),
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
