import pg from 'pg'
import { explainDatabaseError } from './explain-database-error'
import { type HoldAlone, holdInProcess } from './hold-alone'
import { prepareSession } from './postgres-session'

const CONNECT_TIMEOUT_MS = 5_000
/** No answer by then: the connection is dead, and with it every name it held. */
const QUERY_TIMEOUT_MS = 10_000
const KEEP_ALIVE_MS = 10_000
/** After this silence the server lets go of the names of a machine that is gone. */
const SILENCE_TIMEOUT_MS = 30_000

/** One connection, whatever the number of names: were each held by its own, jobs would wait for each other's for ever. */
type LockSession = {
  readonly client: pg.Client
  readonly lost: AbortController
  readonly keepAlive: NodeJS.Timeout
  /** The statement before the next one. */
  latest: Promise<unknown>
}

/**
 * Names that one process at a time holds over all that share a PostgreSQL, on a connection of their own that is opened when
 * the first is asked for. The server itself lets go of them when the process or the connection dies.
 */
export class PostgresLocks {
  readonly #url: string
  readonly #sessionName: string
  readonly #inProcess = holdInProcess()
  #session: Promise<LockSession> | null = null

  constructor(url: string, sessionName: string) {
    this.#url = url
    this.#sessionName = sessionName
  }

  /** PostgreSQL gives a session a name that it holds already, so this process is asked first. */
  readonly hold: HoldAlone = async (name, work) => {
    let outcome: 'done' | 'busy' = 'busy'
    const asked = await this.#inProcess(name, async () => {
      outcome = await this.#holdOverAll(`trendverse-job-${name}`, work)
    })
    return asked === 'busy' ? 'busy' : outcome
  }

  async stop(): Promise<void> {
    const session = await this.#session?.catch(() => null)
    if (session) await this.#drop(session)
  }

  async #holdOverAll(key: string, work: (lost: AbortSignal) => Promise<void>): Promise<'done' | 'busy'> {
    const session = await this.#open()
    const lock = await this.#ask(session, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [key])
    if (lock.rows[0]?.held !== true) return 'busy'
    try {
      await work(session.lost.signal)
    } finally {
      // A name that cannot be given back goes with its connection.
      await this.#ask(session, 'select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => undefined)
    }
    return 'done'
  }

  /** What fails here breaks the session: nobody knows which names it still holds. */
  async #ask(
    session: LockSession,
    text: string,
    values: readonly string[] = [],
  ): Promise<pg.QueryResult<{ readonly held?: boolean }>> {
    const asked = session.latest.then(() => session.client.query<{ readonly held?: boolean }>(text, [...values]))
    // A connection answers one statement after the other.
    session.latest = asked.catch(() => undefined)
    try {
      return await asked
    } catch (error) {
      await this.#drop(session)
      throw explainDatabaseError(error)
    }
  }

  #open(): Promise<LockSession> {
    const opened = this.#session ?? this.#connect()
    this.#session = opened
    opened.catch(() => {
      if (this.#session === opened) this.#session = null
    })
    return opened
  }

  async #connect(): Promise<LockSession> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: this.#sessionName,
    })
    const lost = new AbortController()
    const session: LockSession = {
      client,
      lost,
      keepAlive: setInterval(() => void this.#ask(session, 'select 1').catch(() => undefined), KEEP_ALIVE_MS).unref(),
      latest: Promise.resolve(),
    }
    const drop = (): void => void this.#drop(session)
    client.on('error', drop)
    client.on('end', drop)
    try {
      await client.connect()
      await prepareSession(client, this.#url, { statement_timeout: QUERY_TIMEOUT_MS })
      // Servers before PostgreSQL 14 know no such limit, and notice by the network alone.
      await client.query(`set idle_session_timeout = ${SILENCE_TIMEOUT_MS}`).catch(() => undefined)
      return session
    } catch (error) {
      await this.#drop(session)
      throw explainDatabaseError(error)
    }
  }

  /** Tells whoever holds a name that it is gone; the next one asked for gets another connection. */
  async #drop({ client, lost, keepAlive }: LockSession): Promise<void> {
    if (lost.signal.aborted) return
    lost.abort()
    clearInterval(keepAlive)
    this.#session = null
    await client.end().catch(() => undefined)
  }
}
