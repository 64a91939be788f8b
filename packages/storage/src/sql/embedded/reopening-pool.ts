import type { PoolClient, QueryResult } from 'pg'
import type { PglitePool } from './pglite-pool'

/** A worker that died (out of memory, full disk) is not started again more often than this. */
const REOPEN_PAUSE_MS = 1_000
/** Opening in vain takes a core for half a second: it waits twice as long each time, but never longer than this. */
const LONGEST_PAUSE_MS = 30_000

/**
 * A pool that outlives its worker: when the thread ended unexpectedly, the next statement opens the database again,
 * which replays the log. Statements under way fail and are the caller's to repeat.
 */
export class ReopeningPool {
  readonly #open: () => Promise<PglitePool>
  readonly #nowMs: () => number
  #current: Promise<PglitePool>
  #openedAtMs: number
  #failures = 0
  #closed = false

  constructor(first: PglitePool, open: () => Promise<PglitePool>, nowMs: () => number = Date.now) {
    this.#open = open
    this.#nowMs = nowMs
    this.#current = Promise.resolve(first)
    this.#openedAtMs = nowMs()
  }

  query = async (...args: Parameters<PglitePool['query']>): Promise<QueryResult> => (await this.#alive()).query(...args)

  connect = async (): Promise<PoolClient> => (await this.#alive()).connect()

  end = async (): Promise<void> => {
    this.#closed = true
    await (await this.#current.catch(() => null))?.end()
  }

  async #alive(): Promise<PglitePool> {
    const waited = this.#current
    const pool = await waited.catch((error: Error) => error)
    const ended = pool instanceof Error ? pool : pool.ended
    if (!ended && !(pool instanceof Error)) return pool
    const pauseMs = Math.min(LONGEST_PAUSE_MS, REOPEN_PAUSE_MS * 2 ** this.#failures)
    if (this.#closed || (this.#current === waited && this.#nowMs() - this.#openedAtMs < pauseMs)) throw ended
    if (this.#current === waited) {
      this.#openedAtMs = this.#nowMs()
      this.#current = this.#open()
      // looked at by the next statement; nobody may be waiting when it fails
      this.#current.then(
        () => (this.#failures = 0),
        () => (this.#failures += 1),
      )
    }
    return this.#alive()
  }
}
