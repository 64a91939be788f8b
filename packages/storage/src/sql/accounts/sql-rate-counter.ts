import type { RateCounter } from '@trendverse/application/ports/limits'
import { lte } from 'drizzle-orm'
import { rateCounts } from '../schema/accounts'
import type { SqlDatabase } from '../sql-database'
import { addInTurn, settleInTurn } from './rate-count-steps'

/** Counted tries in SQL, one statement however many keys, so that parallel ones are all counted. */
export function sqlRateCounter(database: SqlDatabase): RateCounter {
  const settle: RateCounter['settle'] = async (takenBack, forgotten) => {
    await database.run((queries) => settleInTurn(queries, takenBack, forgotten))
  }
  return {
    add: async (key, windowMs, nowMs) => {
      const [counted] = await database.run((queries) => addInTurn(queries, [{ key, windowMs, tries: 0 }], nowMs))
      if (counted === undefined) throw new Error('a counted try has a count')
      return counted
    },
    addInTurn: (tries, nowMs) => database.run((queries) => addInTurn(queries, tries, nowMs)),
    takeBack: (key) => settle([key], []),
    clear: (key) => settle([], [key]),
    settle,
    removeExpired: async (nowMs) => {
      const rows = await database.run((queries) =>
        queries.delete(rateCounts).where(lte(rateCounts.endsAtMs, nowMs)).returning({ key: rateCounts.key }),
      )
      return rows.length
    },
  }
}
