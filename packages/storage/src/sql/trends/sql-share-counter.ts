import type { ShareCounter } from '@trendverse/application/ports/trends'
import { sql } from 'drizzle-orm'
import { NO_PLATFORM, shares } from '../schema/shares'
import type { SqlDatabase } from '../sql-database'

/** Counted shares in SQL, one statement each, so that parallel ones are all counted. */
export function sqlShareCounter(database: SqlDatabase): ShareCounter {
  return {
    add: async ({ kind, platform, method }, day) => {
      await database.run((queries) =>
        queries
          .insert(shares)
          .values({ day, kind, platform: platform ?? NO_PLATFORM, method, count: 1 })
          .onConflictDoUpdate({
            target: [shares.day, shares.kind, shares.platform, shares.method],
            set: { count: sql`${shares.count} + 1` },
          }),
      )
    },
  }
}
