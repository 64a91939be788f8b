import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { DurabilityRecord } from './durability-record'
import { damage } from './open-instance'
import { readFiles, readRows } from './server-facts'

/** PGlite never checkpoints by itself, and reopening replays the log since the last one. */
const LOG_BYTES_PER_CHECKPOINT = 16n * 1024n * 1024n
/** Nor does it vacuum: without it every update of an item leaves its old version in the file for ever. */
const CHECKPOINTS_PER_VACUUM = 8
/** Tables of our own and of the system, as statements name them. */
const TABLES = `select oid as id, oid::regclass::text from pg_class where relkind = 'r' order by id`
/** Files are never shortened, so that a shortened one is known to be damaged. */
const VACUUM = 'vacuum (truncate false, analyze)'
/** File times are coarse: look a little further back than the last checkpoint's start. */
const FILE_TIME_SLACK_MS = 2_000
/** Where PostgreSQL keeps what a checkpoint writes. */
const DATA_FOLDERS = ['base', 'global', 'pg_xact', 'pg_multixact']

/** Does for the embedded database what a PostgreSQL server does in the background. Must not run in a transaction. */
export class Upkeep {
  readonly #database: PGlite
  readonly #folder: string
  readonly #record: DurabilityRecord
  readonly #flush: boolean
  readonly #flushLog: () => Promise<void>
  #checkpointAt: bigint
  #checkpoints = 0
  #syncedMs = 0
  /** Ids of tables whose turn it still is. */
  #untidied: readonly string[] = []

  /**
   * @param options.position How far the log is now.
   * @param options.flush Whether written pages are brought to the disk.
   * @param options.flushLog Brings the log to the disk as far as it is written.
   */
  constructor(
    database: PGlite,
    options: {
      readonly folder: string
      readonly record: DurabilityRecord
      readonly position: bigint
      readonly flush: boolean
      readonly flushLog: () => Promise<void>
    },
  ) {
    this.#database = database
    this.#folder = options.folder
    this.#record = options.record
    this.#checkpointAt = options.position
    this.#flush = options.flush
    this.#flushLog = options.flushLog
  }

  /** Told how far the log is after each statement: checkpoints every 16 MB of it, and every eighth time begins to vacuum. */
  async runIfDue(position: bigint): Promise<void> {
    await this.#tidyNext()
    if (position - this.#checkpointAt < LOG_BYTES_PER_CHECKPOINT) return
    this.#checkpointAt = position
    this.#checkpoints += 1
    if (this.#checkpoints % CHECKPOINTS_PER_VACUUM === 0) {
      this.#untidied = (await readRows(this.#database, TABLES)).map(([id = '']) => id)
    }
    await this.checkpoint()
  }

  /** One table at a time, and statements of others in between: nobody waits for all of them. */
  async #tidyNext(): Promise<void> {
    const [id, ...others] = this.#untidied
    if (id === undefined) return
    this.#untidied = others
    // It may have been removed since.
    const name = (await readRows(this.#database, TABLES)).find(([known]) => known === id)?.[1]
    if (name !== undefined) await readRows(this.#database, `${VACUUM} ${name}`)
  }

  /**
   * PostgreSQL syncs data pages before it declares the checkpoint valid; PGlite's file system cannot. So they are
   * synced here, directly after. A power loss between the two (milliseconds, once per 16 MB of log) is what stays
   * uncovered.
   *
   * The log is flushed first, because a checkpoint removes what lies before it: a segment that waits to be flushed would
   * be gone by then, and with it every later acknowledgement.
   */
  async checkpoint(): Promise<void> {
    await this.#flushLog()
    await readRows(this.#database, 'checkpoint')
    const changedSinceMs = this.#syncedMs - FILE_TIME_SLACK_MS
    this.#syncedMs = Date.now()
    for (const folder of this.#flush ? DATA_FOLDERS : []) syncChangedFiles(join(this.#folder, folder), changedSinceMs)
    const files = await readFiles(this.#database)
    const loss = this.#record.checkSizes(files)
    if (loss !== null) throw damage(loss)
    this.#record.noteFiles(files)
  }
}

function syncChangedFiles(folder: string, changedSinceMs: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncChangedFiles(path, changedSinceMs)
    else if (statSync(path).mtimeMs >= changedSinceMs) syncFile(path)
  }
}

function syncFile(path: string): void {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
