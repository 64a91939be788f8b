import type { AttemptCounter } from '@trendverse/application/ports/limits'
import { eq, lte, sql } from 'drizzle-orm'
import { attempts } from '../schema/accounts'
import type { SqlDatabase } from '../sql-database'

/** Counted tries in SQL, one statement per try, so that parallel ones are all counted. */
export function sqlAttemptCounter(database: SqlDatabase): AttemptCounter {
  return {
    add: async (key, windowMs, nowMs) => {
      const [now, end] = [nowMs, nowMs + windowMs].map((atMs) => sql`${new Date(atMs).toISOString()}::timestamptz`)
      // a window that ends later than one could that begins now is of a clock that was set back: nobody waits for it
      const over = sql`(${attempts.endsAtMs} <= ${now} or ${attempts.endsAtMs} > ${end})`
      const rows = await database.run((queries) =>
        queries
          .insert(attempts)
          .values({ key, count: 1, endsAtMs: nowMs + windowMs })
          .onConflictDoUpdate({
            target: attempts.key,
            set: {
              count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
              endsAtMs: sql`case when ${over} then ${end} else ${attempts.endsAtMs} end`,
            },
          })
          .returning({ count: attempts.count, endsAtMs: attempts.endsAtMs }),
      )
      // an upsert answers its row
      return rows[0] as { count: number; endsAtMs: number }
    },
    clear: async (key) => {
      await database.run((queries) => queries.delete(attempts).where(eq(attempts.key, key)))
    },
    removeExpired: async (nowMs) => {
      const rows = await database.run((queries) =>
        queries.delete(attempts).where(lte(attempts.endsAtMs, nowMs)).returning({ key: attempts.key }),
      )
      return rows.length
    },
  }
}
