import type { RateCounter } from '@trendverse/application/ports/limits'
import { eq, lte, sql } from 'drizzle-orm'
import { rateCounts } from '../schema/accounts'
import type { SqlDatabase } from '../sql-database'

/** Counted tries in SQL, one statement per try, so that parallel ones are all counted. */
export function sqlRateCounter(database: SqlDatabase): RateCounter {
  return {
    add: async (key, windowMs, nowMs) => {
      const [now, end] = [nowMs, nowMs + windowMs].map((atMs) => sql`${new Date(atMs).toISOString()}::timestamptz`)
      // a window that ends later than one could that begins now is of a clock that was set back: nobody waits for it
      const over = sql`(${rateCounts.endsAtMs} <= ${now} or ${rateCounts.endsAtMs} > ${end})`
      const rows = await database.run((queries) =>
        queries
          .insert(rateCounts)
          .values({ key, count: 1, endsAtMs: nowMs + windowMs })
          .onConflictDoUpdate({
            target: rateCounts.key,
            set: {
              count: sql`case when ${over} then 1 else ${rateCounts.count} + 1 end`,
              endsAtMs: sql`case when ${over} then ${end} else ${rateCounts.endsAtMs} end`,
            },
          })
          .returning({ count: rateCounts.count, endsAtMs: rateCounts.endsAtMs }),
      )
      // an upsert answers its row
      return rows[0] as { count: number; endsAtMs: number }
    },
    takeBack: async (key) => {
      await database.run((queries) =>
        queries
          .update(rateCounts)
          .set({ count: sql`greatest(${rateCounts.count} - 1, 0)` })
          .where(eq(rateCounts.key, key)),
      )
    },
    clear: async (key) => {
      await database.run((queries) => queries.delete(rateCounts).where(eq(rateCounts.key, key)))
    },
    removeExpired: async (nowMs) => {
      const rows = await database.run((queries) =>
        queries.delete(rateCounts).where(lte(rateCounts.endsAtMs, nowMs)).returning({ key: rateCounts.key }),
      )
      return rows.length
    },
  }
}
