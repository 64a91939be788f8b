import type { SmtpConfigRepository } from '@trendverse/application/ports/mail'
import { utcDay } from '@trendverse/domain/mail/mail-counters'
import { asc, eq, sql } from 'drizzle-orm'
import { smtpConfigs } from '../schema/mail'
import type { SqlDatabase } from '../sql-database'

/** Mail servers in SQL. What is counted is never part of `save`, so that editing loses no delivery. */
export function sqlSmtpConfigRepository(database: SqlDatabase): SmtpConfigRepository {
  return {
    list: () =>
      database.run((queries) =>
        queries
          .select()
          .from(smtpConfigs)
          .orderBy(asc(smtpConfigs.priority), asc(smtpConfigs.createdAtMs), asc(smtpConfigs.id)),
      ),
    find: (id) =>
      database.run(async (queries) => {
        const rows = await queries.select().from(smtpConfigs).where(eq(smtpConfigs.id, id))
        return rows[0] ?? null
      }),
    save: async ({ id, createdAtMs, ...said }) => {
      await database.run((queries) =>
        queries
          .insert(smtpConfigs)
          .values({ id, createdAtMs, ...said, countedDay: utcDay(createdAtMs) })
          .onConflictDoUpdate({ target: smtpConfigs.id, set: said }),
      )
    },
    update: (id, decide) =>
      database.transaction(async (queries) => {
        const [current] = await queries.select().from(smtpConfigs).where(eq(smtpConfigs.id, id)).for('update')
        if (current === undefined) return false
        const { id: _id, createdAtMs: _createdAtMs, ...said } = decide(current)
        await queries.update(smtpConfigs).set(said).where(eq(smtpConfigs.id, id))
        return true
      }),
    remove: (id) =>
      database.run(async (queries) => {
        const removed = await queries
          .delete(smtpConfigs)
          .where(eq(smtpConfigs.id, id))
          .returning({ id: smtpConfigs.id })
        return removed.length > 0
      }),
    count: async (id, outcome, nowMs) => {
      // The rule of `countDelivery` in one statement, so that two processes lose no count.
      const day = sql`greatest(${smtpConfigs.countedDay}, ${utcDay(nowMs)})`
      const sameDay = sql`${smtpConfigs.countedDay} = ${day}`
      const sameMonth = sql`left(${smtpConfigs.countedDay}, 7) = left(${day}, 7)`
      await database.run((queries) =>
        queries
          .update(smtpConfigs)
          .set(
            outcome === 'failed'
              ? { failed: sql`${smtpConfigs.failed} + 1`, lastUsedAtMs: nowMs }
              : {
                  succeeded: sql`${smtpConfigs.succeeded} + 1`,
                  lastUsedAtMs: nowMs,
                  sentToday: sql`case when ${sameDay} then ${smtpConfigs.sentToday} else 0 end + 1`,
                  sentThisMonth: sql`case when ${sameMonth} then ${smtpConfigs.sentThisMonth} else 0 end + 1`,
                  countedDay: day,
                },
          )
          .where(eq(smtpConfigs.id, id)),
      )
    },
  }
}
