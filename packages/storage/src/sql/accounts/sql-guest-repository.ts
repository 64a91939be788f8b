import type { GuestRepository } from '@trendverse/application/ports/accounts'
import { eq, lt } from 'drizzle-orm'
import { guests } from '../schema/accounts'
import type { SqlDatabase } from '../sql-database'

/** Visitors without an account in SQL. */
export function sqlGuestRepository(database: SqlDatabase): GuestRepository {
  return {
    trialUsedAtMs: async (guestId) => {
      const rows = await database.run((queries) =>
        queries.select({ trialUsedAtMs: guests.trialUsedAtMs }).from(guests).where(eq(guests.id, guestId)),
      )
      return rows[0]?.trialUsedAtMs ?? null
    },
    removeOlderThan: async (beforeMs) => {
      const rows = await database.run((queries) =>
        queries.delete(guests).where(lt(guests.trialUsedAtMs, beforeMs)).returning({ id: guests.id }),
      )
      return rows.length
    },
  }
}
