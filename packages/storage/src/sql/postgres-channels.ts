import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type ChannelListeners, DATABASE_CHANNELS, type DatabaseChannel } from './change-channel'
import { prepareSession } from './postgres-session'

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 15_000
/** Listening is a statement that ends at once. */
const STATEMENT_TIMEOUT_MS = 10_000

/**
 * `LISTEN` and `NOTIFY` between processes. Own notifications are heard at once and not again when PostgreSQL
 * repeats them; after a lost connection every listener is called, since something may have been missed.
 */
export class PostgresChannels {
  readonly #url: string
  readonly #pool: pg.Pool
  readonly #listeners: ChannelListeners
  readonly #sender: string = randomUUID()
  #client: pg.Client | null = null
  #retry: NodeJS.Timeout | null = null
  #started = false
  #stopped = false

  constructor(url: string, pool: pg.Pool, listeners: ChannelListeners) {
    this.#url = url
    this.#pool = pool
    this.#listeners = listeners
  }

  async notify(channel: DatabaseChannel, subject: string | null): Promise<void> {
    this.#listeners.emit(channel, subject)
    try {
      const payload = subject === null ? this.#sender : `${this.#sender} ${subject}`
      await this.#pool.query('select pg_notify($1, $2)', [channel, payload])
    } catch (error) {
      // what is announced is kept already; other processes read anew once they are connected again
      process.emitWarning(error instanceof Error ? error : String(error))
    }
  }

  /** Opens the connection for listening, once; it is kept open until `stop`. */
  start(): void {
    if (this.#started) return
    this.#started = true
    void this.#connect(FIRST_RETRY_MS)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(retryMs: number): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    this.#client = client
    let lost = false
    const onLost = (nextRetryMs: number) => {
      if (lost || this.#stopped) return
      lost = true
      client.end().catch(() => undefined)
      this.#retry = setTimeout(() => void this.#connect(nextRetryMs), nextRetryMs)
      this.#retry.unref()
    }
    client.on('error', () => onLost(FIRST_RETRY_MS))
    client.on('end', () => onLost(FIRST_RETRY_MS))
    client.on('notification', ({ channel, payload = '' }) => {
      const [sender, subject = null] = payload.split(' ', 2)
      if (sender !== this.#sender) this.#listeners.emit(channel, subject)
    })
    try {
      await client.connect()
      await prepareSession(client, this.#url, { statement_timeout: STATEMENT_TIMEOUT_MS })
      await client.query(DATABASE_CHANNELS.map((channel) => `listen ${channel}`).join('; '))
      this.#listeners.emitAll()
    } catch {
      onLost(Math.min(LONGEST_RETRY_MS, retryMs * 2))
    }
  }
}
