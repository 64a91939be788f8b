import { drizzle, type NodePgClient, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { ChannelListener, DatabaseChannel } from './change-channel'
import type { DamageWatch } from './damage-watch'
import { explainDatabaseError } from './explain-database-error'
import type { HoldAlone } from './hold-alone'

/** Typed queries on one connection or on the pool. */
export type Queries = NodePgDatabase

/** What the repositories know of a database: the same on PGlite and PostgreSQL. */
export type SqlDatabase = {
  readonly kind: 'embedded' | 'postgres'
  /** Runs statements, each on its own. Faults become AppError `unavailable` or `storage_full`. */
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * All of `work` or nothing; it must do no outside I/O, since the embedded database has one session. `client` is the same
   * connection, for steps that bring their own SQL.
   */
  transaction<T>(work: (queries: Queries, client: Pick<PoolClient, 'query'>) => Promise<T>): Promise<T>
  /** One statement with `$1` parameters, or several without any; for job queues that bring their own SQL. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Tells every process on this database that something changed. Listeners of this process have heard it when the call
   * returns, others hear a little later. What cannot be announced is a warning, never an error: the change is kept.
   *
   * @param subject The id of what changed, where listeners need to know.
   */
  notify(channel: DatabaseChannel, subject?: string): Promise<void>
  /** Calls back after every `notify` and, since some may have been missed, after every reconnection. Returns the end of it. */
  listen(channel: DatabaseChannel, listener: ChannelListener): () => void
  /** For work that one process at a time does; it takes none of the connections that statements run on. */
  readonly holdAlone: HoldAlone
  /**
   * Whether statements are answered within the time limit, the one of this call or those of others. False for good once a
   * statement found damage. Never throws.
   */
  isUp(): Promise<boolean>
  /** How many connections of this process are open, idle, and waited for; null where there is but one session. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number } | null
  close(): Promise<void>
}

/** The part of `pg.Pool` the adapters use; the embedded database has the same shape. */
export type SqlPool = Pick<Pool, 'query' | 'end'> & { connect(): Promise<PoolClient> }

/**
 * Everything of SqlDatabase that is the same for both kinds.
 *
 * @param damage Told of every failure.
 */
export function databaseOverPool(
  pool: SqlPool,
  damage: DamageWatch,
): Pick<SqlDatabase, 'run' | 'transaction' | 'executeSql'> {
  const onPool = queriesOn(pool)
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      damage.look(error)
      throw explainDatabaseError(error)
    }
  }
  return {
    run: (work) => guarded(() => work(onPool)),
    transaction: (work) => guarded(() => inTransaction(pool, work)),
    executeSql: (text, values = []) =>
      guarded(async () => {
        const result: unknown = await (values.length === 0 ? pool.query(text) : pool.query(text, [...values]))
        const results = (Array.isArray(result) ? result : [result]) as { rows?: Record<string, unknown>[] }[]
        return { rows: results.findLast((one) => (one.rows?.length ?? 0) > 0)?.rows ?? [] }
      }),
  }
}

/**
 * Drizzle's own `transaction` forgets to give the connection back when BEGIN fails, which empties the pool
 * during an outage; so begin, commit and release are written here.
 */
async function inTransaction<T>(pool: SqlPool, work: (queries: Queries, client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(queriesOn(client), client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause))
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Both kinds answer the calls Drizzle makes of a pool or connection; it names a type of its own copy of `pg`. */
function queriesOn(client: SqlPool | PoolClient): Queries {
  return drizzle(client as unknown as NodePgClient)
}
