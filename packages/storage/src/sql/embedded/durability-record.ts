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
import { machineFaultOf } from '../machine-fault'
import { type DataFile, PageRecord } from './page-record'
import { formatLogPosition, parseLogPosition } from './write-ahead-log'

const POSITION_FILE = 'trendverse-acknowledged'
const SIZES_FILE = 'trendverse-sizes.json'
const PAGES_FILE = 'trendverse-pages.json'
const LOSS_FILE = 'trendverse-loss'
/** Where PostgreSQL keeps which transactions were committed. */
const COMMITS = 'pg_xact/'
/** `FFFFFFFF/FFFFFFFF`: every text overwrites the one before it. */
const POSITION_CHARACTERS = 17

/** Looking at all pages of a large database on a slow disk must not keep it from opening. */
const LOOK_FOR_MS = 10_000

/** A file of a table or index; a rewritten table gets a new number. */
export type NumberedFile = DataFile & { readonly number: string }

/**
 * What the database folder must still hold when it is opened again. PostgreSQL takes a log that was cut off for the
 * end of the log, and a table file that was cut off for a smaller table: both would lose rows without a word. So the
 * position of the last acknowledged write, the sizes at the last checkpoint and the pages that held something then are noted
 * inside the folder.
 */
export class DurabilityRecord {
  readonly #folder: string
  readonly #pages: PageRecord
  #positionFd: number | null = null

  constructor(databaseFolder: string) {
    this.#folder = databaseFolder
    this.#pages = new PageRecord(databaseFolder, this.#readJson(PAGES_FILE))
  }

  /**
   * Compares and, when something is missing, notes it in a file of its own: by recovering what it could, the database
   * has moved on, and the next start would not see the gap again. Whoever deletes that file accepts the loss.
   */
  check(end: bigint, files: readonly NumberedFile[]): string | null {
    const loss = this.#findLoss(end, files)
    return loss === null ? null : this.#note(loss)
  }

  /** The same while it is open: a file that is shorter was removed or cut off under the server. */
  checkSizes(files: readonly NumberedFile[]): string | null {
    const loss = this.#findShorter(files)
    return loss === null ? null : this.#note(loss)
  }

  /**
   * The same of the log of commits, before the database is opened: replaying its log fills in the latest commits, and pages of
   * zeros, which make all earlier rows as if they had never been written, would not be zeros any more.
   */
  checkCommits(): string | null {
    const files = this.#readSizes().flatMap(([path, bytes]) => (path.startsWith(COMMITS) ? [{ path, bytes }] : []))
    const there = files.filter(({ path }) => existsSync(join(this.#folder, path)))
    const loss = this.#pages.findEmptied(there, () => true)
    return loss === null ? null : this.#note(loss)
  }

  #note(loss: string): string | null {
    writeFileSync(join(this.#folder, LOSS_FILE), loss)
    for (const file of [POSITION_FILE, SIZES_FILE, PAGES_FILE]) rmSync(join(this.#folder, file), { force: true })
    return this.knownLoss()
  }

  /** Which of the files that say what must be there are missing or cannot be read: every folder is made with them. */
  missingMarks(): readonly string[] {
    const isThere = (file: string): boolean =>
      file === POSITION_FILE ? this.#readPosition() !== null : Array.isArray(this.#readJson(file))
    return [POSITION_FILE, SIZES_FILE, PAGES_FILE].filter((file) => !isThere(file))
  }

  /** What an earlier start found missing, or null. */
  knownLoss(): string | null {
    const path = join(this.#folder, LOSS_FILE)
    if (!existsSync(path)) return null
    return `${readFileSync(path, 'utf8')} (to go on with what is left, delete ${path})`
  }

  /** Why the folder cannot hold everything that was acknowledged, or null. @param end Where its log ended. */
  #findLoss(end: bigint, files: readonly NumberedFile[]): string | null {
    const position = this.#readPosition()
    if (position !== null && end < position) {
      const [held, promised] = [end, position].map(formatLogPosition)
      return `its log ends at ${held}, but writes up to ${promised} were acknowledged`
    }
    const untilMs = Date.now() + LOOK_FOR_MS
    return this.#findShorter(files) ?? this.#pages.findEmptied(files, () => Date.now() < untilMs)
  }

  #findShorter(files: readonly NumberedFile[]): string | null {
    const sizes = new Map(files.map(({ number, bytes }) => [number, bytes]))
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

  /** Notes the sizes of all files and which pages hold something; called when they are on the disk. */
  noteFiles(files: readonly NumberedFile[]): void {
    this.#pages.look(files)
    this.#replace(PAGES_FILE, this.#pages)
    this.#replace(
      SIZES_FILE,
      files.map(({ number, bytes }) => [number, bytes]),
    )
  }

  #replace(name: string, content: unknown): void {
    const path = join(this.#folder, name)
    writeFileSync(`${path}.new`, JSON.stringify(content))
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
    } catch (error) {
      return unlessRefused(error)
    }
  }

  #readSizes(): readonly (readonly [string, number])[] {
    const value = this.#readJson(SIZES_FILE)
    return Array.isArray(value) ? value.filter(isSize) : []
  }

  #readJson(name: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.#folder, name), 'utf8'))
    } catch (error) {
      return unlessRefused(error)
    }
  }
}

/** A file the system won't let us read isn't missing: its contents must still apply once it is readable again. */
function unlessRefused(error: unknown): null {
  if (machineFaultOf(error) !== null) throw error
  return null
}

function isSize(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
