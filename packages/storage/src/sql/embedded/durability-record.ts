import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { formatLogPosition, parseLogPosition } from './write-ahead-log'

const POSITION_FILE = 'trendverse-acknowledged'
const SIZES_FILE = 'trendverse-sizes.json'
const LOSS_FILE = 'trendverse-loss'
/** `FFFFFFFF/FFFFFFFF`: every text overwrites the one before it. */
const POSITION_CHARACTERS = 17

/** Bytes by number of the file a table or index lies in; a rewritten table gets a new number. */
export type FileSizes = ReadonlyMap<string, number>

/**
 * What the database folder must still hold when it is opened again. PostgreSQL takes a log that was cut off for the
 * end of the log, and a table file that was cut off for a smaller table: both would lose rows without a word. So the
 * position of the last acknowledged write and the sizes at the last checkpoint are noted inside the folder.
 */
export class DurabilityRecord {
  readonly #folder: string
  #positionFd: number | null = null

  constructor(databaseFolder: string) {
    this.#folder = databaseFolder
  }

  /**
   * Compares and, when something is missing, notes it in a file of its own: by recovering what it could, the database
   * has moved on, and the next start would not see the gap again. Whoever deletes that file accepts the loss.
   */
  check(end: bigint, sizes: FileSizes): string | null {
    const loss = this.#findLoss(end, sizes)
    if (loss === null) return null
    writeFileSync(join(this.#folder, LOSS_FILE), loss)
    for (const file of [POSITION_FILE, SIZES_FILE]) rmSync(join(this.#folder, file), { force: true })
    return this.knownLoss()
  }

  /** What an earlier start found missing, or null. */
  knownLoss(): string | null {
    const path = join(this.#folder, LOSS_FILE)
    if (!existsSync(path)) return null
    return `${readFileSync(path, 'utf8')} (to go on with what is left, delete ${path})`
  }

  /** Why the folder cannot hold everything that was acknowledged, or null. @param end Where its log ended. */
  #findLoss(end: bigint, sizes: FileSizes): string | null {
    const position = this.#readPosition()
    if (position !== null && end < position) {
      const [held, promised] = [end, position].map(formatLogPosition)
      return `its log ends at ${held}, but writes up to ${promised} were acknowledged`
    }
    for (const [file, bytes] of this.#readSizes()) {
      const now = sizes.get(file)
      if (now !== undefined && now < bytes) return `data file ${file} was cut from ${bytes} to ${now} bytes`
    }
    return null
  }

  /** Notes how far writes are acknowledged. Not flushed: after a power loss an older note is a true one too. */
  notePosition(position: bigint): void {
    this.#positionFd ??= openSync(join(this.#folder, POSITION_FILE), constants.O_RDWR | constants.O_CREAT, 0o600)
    writeSync(this.#positionFd, formatLogPosition(position).padEnd(POSITION_CHARACTERS), 0)
  }

  /** Notes the sizes of all files; called when they are on the disk. */
  noteSizes(sizes: FileSizes): void {
    const path = join(this.#folder, SIZES_FILE)
    writeFileSync(`${path}.new`, JSON.stringify([...sizes]))
    const fd = openSync(`${path}.new`, 'r+')
    try {
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
    renameSync(`${path}.new`, path)
  }

  close(): void {
    if (this.#positionFd !== null) closeSync(this.#positionFd)
    this.#positionFd = null
  }

  #readPosition(): bigint | null {
    try {
      return parseLogPosition(readFileSync(join(this.#folder, POSITION_FILE), 'utf8').trim())
    } catch {
      return null
    }
  }

  #readSizes(): readonly (readonly [string, number])[] {
    try {
      const value: unknown = JSON.parse(readFileSync(join(this.#folder, SIZES_FILE), 'utf8'))
      return Array.isArray(value) ? value.filter(isSize) : []
    } catch {
      return []
    }
  }
}

function isSize(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
