import type { AuditLog } from '@trendverse/application/ports/audit-log'
import { count, desc, eq } from 'drizzle-orm'
import { auditLog } from './schema/identity-checks'
import type { SqlDatabase } from './sql-database'

/** The audit log in SQL; the table itself refuses changes (a trigger of its migration). */
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
  }
}
