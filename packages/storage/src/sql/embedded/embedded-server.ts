import type { PGlite } from '@electric-sql/pglite'
import { DurabilityRecord } from './durability-record'
import { damage, openInstance } from './open-instance'
import { LAST_CHECKPOINT, LogPositionReader, readFiles, readRows } from './server-facts'
import { SessionGate } from './session-gate'
import { hasGivenUp, runStatement, type StatementOutcome } from './statement-runner'
import { Upkeep } from './upkeep'
import { NO_DETAILS, wireError } from './wire-error'
import { READY_ID, UPKEEP_ID, type WorkerReply, type WorkerRequest, type WorkerSetup } from './worker-protocol'
import { parseLogPosition, WriteAheadLog } from './write-ahead-log'

type StatementRequest = Extract<WorkerRequest, { readonly kind: 'statement' }>

/** What a database in a folder needs that one in memory does not. */
type OnDisk = {
  readonly position: LogPositionReader
  readonly log: WriteAheadLog | null
  readonly record: DurabilityRecord
  readonly upkeep: Upkeep
}

/**
 * The worker's side of the embedded database: takes turns between sessions, flushes the log before it
 * acknowledges, looks after the files as the log grows.
 *
 * Acknowledgements wait for the end of the event loop's turn, and one flush serves all that gathered (group
 * commit). Whether a statement wrote is told by the log's position, never guessed from its text: `select` may
 * write through a function or a common table expression.
 */
export class EmbeddedServer {
  readonly #setup: WorkerSetup
  readonly #reply: (reply: WorkerReply) => void
  readonly #onGivenUp: () => void
  readonly #gate = new SessionGate<WorkerRequest>()
  #database: PGlite | null = null
  #disk: OnDisk | null = null
  #acknowledgements: WorkerReply[] = []
  #written = 0n
  #flushPlanned = false
  #pumping = false

  /** @param onGivenUp Ends the thread: PostgreSQL has given itself up and would answer nothing more. */
  constructor(setup: WorkerSetup, reply: (reply: WorkerReply) => void, onGivenUp: () => void) {
    this.#setup = setup
    this.#reply = reply
    this.#onGivenUp = onGivenUp
  }

  async open(): Promise<void> {
    try {
      const { folder } = this.#setup
      const loss = folder === null ? null : new DurabilityRecord(folder).knownLoss()
      if (loss !== null) throw damage(loss)
      const database = await openInstance(folder)
      await readRows(database, "set timezone to 'UTC'")
      if (folder !== null) this.#disk = await this.#watchFolder(database, folder)
      this.#database = database
      this.#reply({ id: READY_ID, results: [] })
      await this.#pump()
    } catch (error) {
      this.#reply({ id: READY_ID, error: wireError(error) })
    }
  }

  async receive(request: WorkerRequest): Promise<void> {
    this.#gate.add(request)
    await this.#pump()
  }

  async #watchFolder(database: PGlite, folder: string): Promise<OnDisk> {
    const [[timeline = '', logEnd = ''] = []] = await readRows(database, LAST_CHECKPOINT)
    const record = new DurabilityRecord(folder)
    const loss = record.check(parseLogPosition(logEnd), await readFiles(database))
    if (loss !== null) throw damage(loss)
    const position = await LogPositionReader.prepare(database)
    const start = await position.read()
    const log = this.#setup.flush ? new WriteAheadLog(folder, Number(timeline), start) : null
    const flushLog = async (): Promise<void> => log?.flushTo(await position.read())
    const { flush } = this.#setup
    const upkeep = new Upkeep(database, { folder, record, position: start, flush, flushLog })
    return { position, log, record, upkeep }
  }

  /** One statement at a time; upkeep only where no transaction is open. */
  async #pump(): Promise<void> {
    if (this.#pumping || !this.#database) return
    this.#pumping = true
    try {
      for (let request = this.#gate.next(); request && this.#database; request = this.#gate.next()) {
        await this.#handle(this.#database, request)
        if (this.#gate.owner === null) await this.#keepUp()
      }
    } finally {
      this.#pumping = false
    }
  }

  async #keepUp(): Promise<void> {
    try {
      await this.#disk?.upkeep.runIfDue(this.#written)
    } catch (error) {
      // a full disk, most likely: tried again after as much log as before, and writes tell it themselves
      process.emitWarning(error instanceof Error ? error : String(error))
      this.#reply({ id: UPKEEP_ID, error: wireError(error) })
      if (hasGivenUp(error)) this.#giveUp()
    }
  }

  async #handle(database: PGlite, request: WorkerRequest): Promise<void> {
    const { id, session } = request
    try {
      if (request.kind === 'close') {
        await this.#close(database)
        this.#reply({ id, results: [] })
      } else if (request.kind === 'release') {
        if (session !== null && this.#gate.owner === session) await runStatement(database, 'rollback', [])
        this.#gate.settle(session, false)
        this.#reply({ id, results: [] })
      } else {
        await this.#runInTurn(database, request)
      }
    } catch (error) {
      this.#gate.settle(session, false)
      this.#reply({ id, error: wireError(error) })
      if (hasGivenUp(error)) this.#giveUp()
    }
  }

  async #runInTurn(database: PGlite, { id, session, text, values }: StatementRequest): Promise<void> {
    let outcome = await runStatement(database, text, values)
    if (outcome.error && outcome.hasGivenUp) {
      this.#reply({ id, error: outcome.error })
      return this.#giveUp()
    }
    if (session === null && outcome.status !== 'I') outcome = await leaveTransaction(database, outcome)
    this.#gate.settle(session, outcome.status !== 'I')
    const reply: WorkerReply = outcome.error ? { id, error: outcome.error } : { id, results: outcome.results }
    // inside a transaction nothing is promised yet
    if (outcome.status !== 'I' || !this.#disk) return this.#reply(reply)
    this.#written = await this.#disk.position.read()
    this.#acknowledgements.push(reply)
    if (this.#flushPlanned) return
    this.#flushPlanned = true
    setImmediate(() => this.#flush())
  }

  /** What was acknowledged before is in the log, which the next thread replays. */
  #giveUp(): void {
    this.#flush()
    this.#database = null
    this.#onGivenUp()
  }

  #flush(): void {
    this.#flushPlanned = false
    const replies = this.#acknowledgements
    this.#acknowledgements = []
    try {
      this.#disk?.log?.flushTo(this.#written)
      this.#disk?.record.notePosition(this.#written)
      for (const reply of replies) this.#reply(reply)
    } catch (error) {
      for (const { id } of replies) this.#reply({ id, error: wireError(error) })
    }
  }

  async #close(database: PGlite): Promise<void> {
    this.#flush()
    if (this.#gate.owner !== null) await runStatement(database, 'rollback', [])
    await this.#disk?.upkeep.checkpoint()
    this.#database = null
    await database.close()
    this.#disk?.log?.close()
    this.#disk?.record.close()
    this.#disk = null
  }
}

/** BEGIN without a connection of its own would make everybody's statements part of one transaction. */
async function leaveTransaction(database: PGlite, { error }: StatementOutcome): Promise<StatementOutcome> {
  await runStatement(database, 'rollback', [])
  return {
    status: 'I',
    results: [],
    hasGivenUp: false,
    error: error ?? { ...NO_DETAILS, message: NEEDS_CONNECTION, code: '25001' },
  }
}

const NEEDS_CONNECTION = 'A transaction needs a connection of its own.'
