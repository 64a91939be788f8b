import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sql } from 'drizzle-orm'
import type { JobLock } from '../jobs/job'

/** The database ends transactions that stay silent for 30 s; a word in between keeps the lock. */
const KEEP_ALIVE_MS = 10_000

/**
 * One process at a time over all that share a PostgreSQL. The lock lives as long as its transaction: the database
 * itself lets go of it when the process or the connection dies, so that nothing has to expire first.
 * The work runs on connections of its own; the transaction writes nothing.
 */
export function createPostgresJobLock(database: Pick<SqlDatabase, 'transaction'>): JobLock {
  return async (name, work) => {
    const lost = new AbortController()
    // Told apart from what the transaction itself throws: the work may be done when its lock breaks.
    let outcome:
      | { readonly kind: 'busy' }
      | { readonly kind: 'done' }
      | { readonly kind: 'threw'; readonly error: unknown }
      | undefined
    try {
      await database.transaction(async (queries) => {
        const { rows } = await queries.execute<{ held: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${`trendverse-job-${name}`}, 0)) as held`,
        )
        if (rows[0]?.held !== true) {
          outcome = { kind: 'busy' }
          return
        }
        const keepAlive = setInterval(() => {
          queries.execute(sql`select 1`).catch((error: unknown) => lost.abort(error))
        }, KEEP_ALIVE_MS)
        try {
          await work(lost.signal)
          outcome = { kind: 'done' }
        } catch (error) {
          outcome = { kind: 'threw', error }
        } finally {
          clearInterval(keepAlive)
        }
      })
    } catch (error) {
      if (outcome === undefined) throw error
    }
    if (outcome?.kind === 'threw') throw outcome.error
    return outcome?.kind === 'busy' ? 'busy' : 'done'
  }
}
