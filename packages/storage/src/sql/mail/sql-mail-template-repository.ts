import type { MailTemplateRepository } from '@trendverse/application/ports/mail'
import { asc, eq, sql } from 'drizzle-orm'
import { mailTemplates } from '../schema/mail'
import type { SqlDatabase } from '../sql-database'

/** Operators' wordings in SQL, one row per type. */
export function sqlMailTemplateRepository(database: SqlDatabase): MailTemplateRepository {
  return {
    find: (type) =>
      database.run(async (queries) => {
        const rows = await queries.select().from(mailTemplates).where(eq(mailTemplates.type, type))
        return rows[0] ?? null
      }),
    list: () => database.run((queries) => queries.select().from(mailTemplates).orderBy(asc(mailTemplates.type))),
    save: async (template, check) => {
      await database.transaction(async (queries) => {
        // there may be no row yet that could be locked
        if (check) await queries.execute(sql`lock table ${mailTemplates} in share row exclusive mode`)
        const [current] = await queries.select().from(mailTemplates).where(eq(mailTemplates.type, template.type))
        check?.(current ?? null)
        await queries
          .insert(mailTemplates)
          .values(template)
          .onConflictDoUpdate({ target: mailTemplates.type, set: template })
      })
    },
    remove: (type) =>
      database.run(async (queries) => {
        const removed = await queries
          .delete(mailTemplates)
          .where(eq(mailTemplates.type, type))
          .returning({ type: mailTemplates.type })
        return removed.length > 0
      }),
  }
}
