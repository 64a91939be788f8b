import type { Worker } from 'node:worker_threads'
import pg, { type PoolClient, type QueryConfig } from 'pg'
import { toWireValue } from './wire-value'
import {
  READY_ID,
  UPKEEP_ID,
  type WireError,
  type WireResult,
  type WorkerReply,
  type WorkerRequest,
} from './worker-protocol'

type Statement = string | (QueryConfig & { rowMode?: 'array' })
type Pending = { readonly resolve: (results: readonly WireResult[]) => void; readonly reject: (error: Error) => void }
type Body =
  | { kind: 'statement'; text: string; values: readonly (string | null)[] }
  | { kind: 'release' }
  | { kind: 'close' }

/** An error of the database with the fields `pg` gives its own. */
export class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined

  constructor(error: WireError) {
    super(error.message)
    this.name = 'EmbeddedDatabaseError'
    this.code = error.code
    this.detail = error.detail
    this.constraint = error.constraint
    this.table = error.table
  }
}

/**
 * The embedded database in the shape of `pg.Pool`. The class name must contain "Pool": Drizzle takes one connection
 * per transaction only then, and without it parallel transactions share one.
 */
export class PglitePool {
  readonly #worker: Worker
  readonly #onUpkeepFault: (error: unknown) => void
  readonly #pending = new Map<number, Pending>()
  #nextId = READY_ID + 1
  #nextSession = 1
  #ended: Error | null = null
  /** Settles when the database is open. */
  readonly ready: Promise<void>

  constructor(worker: Worker, onUpkeepFault: (error: unknown) => void = () => undefined) {
    this.#worker = worker
    this.#onUpkeepFault = onUpkeepFault
    this.ready = new Promise((resolve, reject) => {
      this.#pending.set(READY_ID, { resolve: () => resolve(), reject })
    })
    worker.on('message', (reply: WorkerReply) => this.#settle(reply))
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#fail(new Error('the embedded database has ended')))
  }

  /** Null while the worker lives, otherwise why it does not. */
  get ended(): Error | null {
    return this.#ended
  }

  query = async (statement: Statement, values?: readonly unknown[]): Promise<pg.QueryResult> =>
    this.#query(null, statement, values)

  connect = async (): Promise<PoolClient> => {
    const session = this.#nextSession++
    const client = {
      query: (statement: Statement, values?: readonly unknown[]) => this.#query(session, statement, values),
      release: () => void this.#call(session, { kind: 'release' }).catch(() => undefined),
    }
    // the calls that Drizzle and our own code make of a connection; nobody here streams or listens on it
    return client as unknown as PoolClient
  }

  /** Ends the worker; `graceful` writes a checkpoint first. */
  end = async (graceful = true): Promise<void> => {
    try {
      if (graceful && !this.#ended) await this.#call(null, { kind: 'close' })
    } finally {
      await this.#worker.terminate()
    }
  }

  async #query(session: number | null, statement: Statement, values?: readonly unknown[]): Promise<pg.QueryResult> {
    const config = typeof statement === 'string' ? { text: statement } : statement
    const given: readonly unknown[] = values ?? config.values ?? []
    const results = await this.#call(session, { kind: 'statement', text: config.text, values: given.map(toWireValue) })
    const parsed = results.map((result) => readResult(result, config))
    // as pg does: one result, or all of them when the text held several statements
    return (parsed.length > 1 ? parsed : (parsed[0] ?? emptyResult())) as pg.QueryResult
  }

  #call(session: number | null, body: Body): Promise<readonly WireResult[]> {
    if (this.#ended) return Promise.reject(this.#ended)
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      const request: WorkerRequest = { id, session, ...body }
      this.#worker.postMessage(request)
    })
  }

  #settle(reply: WorkerReply): void {
    if (reply.id === UPKEEP_ID && 'error' in reply) return this.#onUpkeepFault(new EmbeddedDatabaseError(reply.error))
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if ('error' in reply) pending?.reject(new EmbeddedDatabaseError(reply.error))
    else pending?.resolve(reply.results)
  }

  #fail(error: Error): void {
    // pg's code for a server that went away, so that it is told from a fault of ours
    this.#ended ??= Object.assign(error, { code: '57P01' })
    for (const pending of this.#pending.values()) pending.reject(this.#ended)
    this.#pending.clear()
  }
}

function readResult(result: WireResult, config: Exclude<Statement, string>): pg.QueryResult {
  // the enumeration in pg's types names the built-in ones only; any number is answered
  const types = (config.types ?? pg.types) as { getTypeParser(id: number, format: 'text'): (text: string) => unknown }
  const parsers = result.fields.map((field) => types.getTypeParser(field.dataTypeID, 'text'))
  const parse = (text: string | null, column: number): unknown => {
    const parser = parsers[column]
    return text === null || !parser ? text : parser(text)
  }
  const rows = result.rows.map((row) => {
    if (config.rowMode === 'array') return row.map(parse)
    return Object.fromEntries(result.fields.map((field, column) => [field.name, parse(row[column] ?? null, column)]))
  })
  const [command = '', ...counts] = result.command.split(' ')
  return { command, rowCount: Number(counts.at(-1) ?? 0) || 0, oid: 0, fields: [], rows }
}

function emptyResult(): pg.QueryResult {
  return { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }
}
