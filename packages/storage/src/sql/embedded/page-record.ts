import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

const PAGE_BYTES = 8_192
/** PostgreSQL begins another file, `16384.1`, after so many pages. */
const PAGES_PER_FILE = 131_072
const PAGES_PER_READ = 128

/** A file that a table or index lies in: its path inside the database folder, and its length. */
export type DataFile = { readonly path: string; readonly bytes: number }

/** How many pages of a file were looked at, and which of them were all zeros. */
type Looked = { readonly pages: number; readonly zeros: readonly number[] }

/**
 * Which pages held something. PostgreSQL takes a page of zeros for one that is not used yet, and rows that were in it are gone
 * without a word. It makes such pages itself, when it lengthens a file by several at once, so zeros alone say nothing. But a page
 * that once held something is never all zeros again: rows are removed inside of it, and a rewritten table has a new file.
 */
export class PageRecord {
  readonly #folder: string
  #looked: ReadonlyMap<string, Looked>

  constructor(databaseFolder: string, kept: unknown) {
    this.#folder = databaseFolder
    this.#looked = new Map(Array.isArray(kept) ? kept.flatMap(entryOf) : [])
  }

  /**
   * A page that held something and is all zeros now, in words; null where there is none, or none was found in time. Files that
   * are gone since were removed with their tables.
   */
  findEmptied(files: readonly DataFile[], mayGoOn: () => boolean): string | null {
    for (const { path, bytes } of files) {
      const looked = this.#looked.get(path)
      if (looked === undefined) continue
      const known = new Set(looked.zeros)
      const pages = Math.min(looked.pages, pagesOf(bytes))
      const found = this.#zerosIn(path, 0, pages, (zeros) => zeros.some((page) => !known.has(page)) || !mayGoOn())
      const emptied = found.find((page) => !known.has(page))
      if (emptied !== undefined) return `page ${emptied} of data file ${path} held something and is empty`
    }
    return null
  }

  /** Looks at what was empty before and at what has come since; called when all pages are written to their files. */
  look(files: readonly DataFile[]): void {
    this.#looked = new Map(
      files.map(({ path, bytes }) => {
        const { pages, zeros } = this.#looked.get(path) ?? { pages: 0, zeros: [] }
        const still = zeros.filter((page) => this.#zerosIn(path, page, page + 1).length > 0)
        const now = pagesOf(bytes)
        return [path, { pages: now, zeros: [...still, ...this.#zerosIn(path, pages, now)] }]
      }),
    )
  }

  /** What is kept of it. */
  toJSON(): unknown {
    return [...this.#looked].map(([path, { pages, zeros }]) => [path, pages, zeros])
  }

  /** Pages of zeros from one number on, to another. @param isEnough Asked after each read. */
  #zerosIn(path: string, from: number, to: number, isEnough: (zeros: readonly number[]) => boolean = never): number[] {
    const zeros: number[] = []
    for (let start = from; start < to; ) {
      const first = start % PAGES_PER_FILE
      const count = Math.min(PAGES_PER_READ, to - start, PAGES_PER_FILE - first)
      const file = Math.floor(start / PAGES_PER_FILE)
      const read = readPages(join(this.#folder, file === 0 ? path : `${path}.${file}`), first, count)
      for (let page = 0; page < Math.floor(read / PAGE_BYTES); page++) {
        if (buffer.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES).equals(ZEROS)) zeros.push(start + page)
      }
      if (isEnough(zeros)) return zeros
      start += count
    }
    return zeros
  }
}

const never = (): boolean => false

const pagesOf = (bytes: number): number => Math.floor(bytes / PAGE_BYTES)

const buffer = Buffer.allocUnsafe(PAGES_PER_READ * PAGE_BYTES)
const ZEROS = Buffer.alloc(PAGE_BYTES)

/** Into `buffer`; answers how many bytes there were. */
function readPages(path: string, page: number, count: number): number {
  const fd = openSync(path, 'r')
  try {
    return readSync(fd, buffer, 0, count * PAGE_BYTES, page * PAGE_BYTES)
  } finally {
    closeSync(fd)
  }
}

function entryOf(value: unknown): readonly (readonly [string, Looked])[] {
  // read from a file: each part is looked at
  const [path, pages, zeros] = Array.isArray(value) ? (value as readonly unknown[]) : []
  const isKnown = typeof path === 'string' && typeof pages === 'number' && Array.isArray(zeros)
  return isKnown ? [[path, { pages, zeros: zeros.filter((page): page is number => typeof page === 'number') }]] : []
}
