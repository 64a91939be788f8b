import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { TREND_EVENTS_PER_ADDRESS } from '../http/guard/rate-limits'

export type RateLimiters = { readonly trendEvents: RateLimiterAbstract }

/** Counted in this process on the embedded database, for all processes together on PostgreSQL. */
export async function openRateLimiters(database: SqlDatabase): Promise<RateLimiters> {
  const settings = {
    keyPrefix: 'trend-event',
    points: TREND_EVENTS_PER_ADDRESS.points,
    duration: TREND_EVENTS_PER_ADDRESS.durationSeconds,
  }
  const inMemory = new RateLimiterMemory(settings)
  if (database.kind === 'embedded') return { trendEvents: inMemory }
  // The limiter asks for no more of a connection than to run a statement.
  const connection = {
    query: (statement: { readonly text: string; readonly values?: readonly unknown[] } | string) =>
      typeof statement === 'string'
        ? database.executeSql(statement)
        : database.executeSql(statement.text, statement.values),
  }
  return new Promise((resolve, reject) => {
    const trendEvents: RateLimiterPostgres = new RateLimiterPostgres(
      {
        ...settings,
        storeClient: connection,
        storeType: 'client',
        tableName: 'rate_limits',
        clearExpiredByTimeout: true,
        // While the database is gone each process counts for itself, rather than letting everything through.
        insuranceLimiter: inMemory,
      },
      (error?: Error) => (error === undefined ? resolve({ trendEvents }) : reject(error)),
    )
  })
}
