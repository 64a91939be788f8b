import { closeSync, fdatasyncSync, fsyncSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_CORRUPTED } from './worker-protocol'

/** PostgreSQL's default, which PGlite keeps. */
const SEGMENT_BYTES = 16n * 1024n * 1024n
const SEGMENTS_PER_NUMBER = 0x1_0000_0000n / SEGMENT_BYTES

/** A position in the log in bytes, from its text `16/B374D848`. */
export function parseLogPosition(text: string): bigint {
  const match = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text)
  if (!match?.[1] || !match[2]) throw new Error(`not a log position: ${text}`)
  return (BigInt(`0x${match[1]}`) << 32n) | BigInt(`0x${match[2]}`)
}

/** A position as PostgreSQL writes it. */
export function formatLogPosition(position: bigint): string {
  return [position >> 32n, position & 0xffff_ffffn].map((half) => half.toString(16).toUpperCase()).join('/')
}

/** File name of the segment that holds the byte before a position: timeline, number, segment within it. */
export function segmentName(timeline: number, position: bigint): string {
  const segment = (position - 1n) / SEGMENT_BYTES
  const parts = [BigInt(timeline), segment / SEGMENTS_PER_NUMBER, segment % SEGMENTS_PER_NUMBER]
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}

/**
 * Flushes the write-ahead log to the disk, which PGlite never does: what lies behind a flushed position survives
 * a power loss as far as the log alone can bring it back.
 */
export class WriteAheadLog {
  readonly #folder: string
  readonly #timeline: number
  #flushed: bigint
  #open: { readonly name: string; readonly fd: number } | null = null

  /** @param dataFolder PGlite's folder. @param flushedTo Position known to be on the disk. */
  constructor(dataFolder: string, timeline: number, flushedTo: bigint) {
    this.#folder = join(dataFolder, 'pg_wal')
    this.#timeline = timeline
    this.#flushed = flushedTo
  }

  /** Brings everything up to `position` to the disk; does nothing when it is there already. */
  flushTo(position: bigint): void {
    if (position <= this.#flushed) return
    let newSegment = false
    for (let end = this.#flushed; ; ) {
      const boundary = (end / SEGMENT_BYTES + 1n) * SEGMENT_BYTES
      end = boundary < position ? boundary : position
      newSegment = this.#flushSegment(segmentName(this.#timeline, end)) || newSegment
      if (end === position) break
    }
    if (newSegment) syncFolder(this.#folder)
    this.#flushed = position
  }

  close(): void {
    if (this.#open) closeSync(this.#open.fd)
    this.#open = null
  }

  #flushSegment(name: string): boolean {
    const isNew = this.#open?.name !== name
    const path = join(this.#folder, name)
    // PostgreSQL writes on into a file that was removed, and nothing of that is found again.
    if (statSync(path, { throwIfNoEntry: false }) === undefined) {
      throw Object.assign(new Error(`pg_wal/${name}, which it writes to, was removed`), { code: DATA_CORRUPTED })
    }
    if (isNew) {
      this.close()
      this.#open = { name, fd: openSync(path, 'r+') }
    }
    if (this.#open) fdatasyncSync(this.#open.fd)
    return isNew
  }
}

/** Makes names created or renamed in a folder last. */
export function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
