import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** PGlite never checkpoints by itself, and reopening replays the log since the last one. */
const LOG_BYTES_BETWEEN_CHECKPOINTS = 16n * 1024n * 1024n
/** File times are coarse: look a little further back than the checkpoint's start. */
const FILE_TIME_SLACK_MS = 2_000

/** Checkpoints as the log grows, and brings the written pages to the disk right after. */
export class Checkpoints {
  readonly #folder: string
  readonly #flush: boolean
  #lastMs = 0
  #last: bigint
  #position: bigint

  constructor(folder: string, position: bigint, flush: boolean) {
    this.#folder = folder
    this.#flush = flush
    this.#last = position
    this.#position = position
  }

  /** Told how far the log is. */
  note(position: bigint): void {
    this.#position = position
  }

  async runIfDue(database: PGlite): Promise<void> {
    if (this.#position - this.#last >= LOG_BYTES_BETWEEN_CHECKPOINTS) await this.run(database)
  }

  /**
   * PostgreSQL syncs data pages before it declares the checkpoint valid; PGlite's file system cannot. So they are
   * synced here, directly after. A power loss between the two (milliseconds, once per 16 MB of log) is what stays
   * uncovered.
   */
  async run(database: PGlite): Promise<void> {
    this.#last = this.#position
    await database.exec('checkpoint')
    if (!this.#flush) return
    const changedSinceMs = this.#lastMs - FILE_TIME_SLACK_MS
    this.#lastMs = Date.now()
    for (const folder of ['global', 'base', 'pg_xact', 'pg_multixact']) {
      syncChangedFiles(join(this.#folder, folder), changedSinceMs)
    }
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
