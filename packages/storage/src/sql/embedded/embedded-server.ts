import { PGlite } from '@electric-sql/pglite'
import { Checkpoints } from './checkpoints'
import { SessionGate } from './session-gate'
import { runStatement, type StatementOutcome } from './statement-runner'
import { READY_ID, type WireError, type WorkerReply, type WorkerRequest, type WorkerSetup } from './worker-protocol'
import { parseLogPosition, WriteAheadLog } from './write-ahead-log'

/** Less than PostgreSQL's 128 MB: keeps the process near 250 MB under load, measured without loss of speed. */
const SHARED_BUFFERS = '32MB'
const LOG_POSITION = 'select pg_current_wal_flush_lsn()'

/**
 * The worker's side of the embedded database: takes turns between sessions, flushes the log before it
 * acknowledges, checkpoints as the log grows.
 *
 * Acknowledgements wait for the end of the event loop's turn, and one flush serves all that gathered (group
 * commit). Whether a statement wrote is told by the log's position, never guessed from its text: `select` may
 * write through a function or a common table expression.
 */
export class EmbeddedServer {
  readonly #setup: WorkerSetup
  readonly #reply: (reply: WorkerReply) => void
  readonly #gate = new SessionGate<WorkerRequest>()
  #database: PGlite | null = null
  #log: WriteAheadLog | null = null
  #checkpoints: Checkpoints | null = null
  #acknowledgements: WorkerReply[] = []
  #flushPlanned = false
  #pumping = false

  constructor(setup: WorkerSetup, reply: (reply: WorkerReply) => void) {
    this.#setup = setup
    this.#reply = reply
  }

  async open(): Promise<void> {
    try {
      const { folder, createOnly, flush } = this.#setup
      const database = await PGlite.create({
        dataDir: folder ?? 'memory://',
        startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      })
      if (createOnly) {
        await database.close()
      } else {
        this.#database = database
        await database.exec("set timezone to 'UTC'")
        if (folder !== null) {
          const timeline = Number(await this.#one('select timeline_id from pg_control_checkpoint()'))
          const position = parseLogPosition(await this.#one(LOG_POSITION))
          if (flush) this.#log = new WriteAheadLog(folder, timeline, position)
          this.#checkpoints = new Checkpoints(folder, position, flush)
        }
      }
      this.#reply({ id: READY_ID, results: [] })
      void this.#pump()
    } catch (error) {
      this.#reply({ id: READY_ID, error: wireError(error) })
    }
  }

  async receive(request: WorkerRequest): Promise<void> {
    this.#gate.add(request)
    await this.#pump()
  }

  async #pump(): Promise<void> {
    if (this.#pumping || !this.#database) return
    this.#pumping = true
    try {
      for (let request = this.#gate.next(); request; request = this.#gate.next()) {
        await this.#handle(this.#database, request)
      }
    } finally {
      this.#pumping = false
    }
  }

  async #handle(database: PGlite, request: WorkerRequest): Promise<void> {
    if (request.kind === 'close') return this.#close(database, request.id)
    const { id, session } = request
    try {
      if (request.kind === 'release') {
        if (session !== null && this.#gate.owner === session) await runStatement(database, 'rollback', [])
        this.#gate.settle(session, false)
        return this.#reply({ id, results: [] })
      }
      const outcome = await this.#runInTurn(database, request.text, request.values, session)
      const reply: WorkerReply = outcome.error ? { id, error: outcome.error } : { id, results: outcome.results }
      // inside a transaction nothing is promised yet
      if (outcome.status !== 'I') return this.#reply(reply)
      this.#acknowledgements.push(reply)
      this.#planFlush()
    } catch (error) {
      this.#gate.settle(session, false)
      this.#reply({ id, error: wireError(error) })
    }
  }

  async #runInTurn(
    database: PGlite,
    text: string,
    values: readonly (string | null)[],
    session: number | null,
  ): Promise<StatementOutcome> {
    const outcome = await runStatement(database, text, values)
    if (session !== null || outcome.status === 'I') {
      this.#gate.settle(session, outcome.status !== 'I')
      return outcome
    }
    // BEGIN without a connection would make everybody's statements part of one transaction
    await runStatement(database, 'rollback', [])
    const message = 'A transaction needs a connection of its own.'
    const refused = { message, code: '25001', detail: undefined, constraint: undefined, table: undefined }
    return { status: 'I', results: [], error: outcome.error ?? refused }
  }

  #planFlush(): void {
    if (this.#flushPlanned) return
    this.#flushPlanned = true
    setImmediate(() => void this.#flush())
  }

  async #flush(): Promise<void> {
    this.#flushPlanned = false
    const replies = this.#acknowledgements
    this.#acknowledgements = []
    try {
      if (this.#setup.folder !== null) {
        const position = parseLogPosition(await this.#one(LOG_POSITION))
        this.#log?.flushTo(position)
        this.#checkpoints?.note(position)
      }
      for (const reply of replies) this.#reply(reply)
    } catch (error) {
      for (const { id } of replies) this.#reply({ id, error: wireError(error) })
    }
    // only between transactions: CHECKPOINT takes long enough to be worth a turn of its own
    if (this.#database && this.#gate.owner === null) await this.#checkpoints?.runIfDue(this.#database)
  }

  async #close(database: PGlite, id: number): Promise<void> {
    try {
      await this.#flush()
      if (this.#gate.owner !== null) await runStatement(database, 'rollback', [])
      await this.#checkpoints?.run(database)
      this.#database = null
      await database.close()
      this.#log?.close()
      this.#reply({ id, results: [] })
    } catch (error) {
      this.#reply({ id, error: wireError(error) })
    }
  }

  async #one(text: string): Promise<string> {
    if (!this.#database) throw new Error('the database is closed')
    const { results, error } = await runStatement(this.#database, text, [])
    const value = results[0]?.rows[0]?.[0]
    if (error || value === undefined || value === null) throw new Error(error?.message ?? `no answer to: ${text}`)
    return value
  }
}

function wireError(error: unknown): WireError {
  const message = error instanceof Error ? error.message : String(error)
  const code =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
      ? error.code
      : '58000'
  return { message, code, detail: undefined, constraint: undefined, table: undefined }
}
