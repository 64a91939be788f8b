import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { HistoryFile } from '@trendverse/application/history/history-rounds'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { readHistory } from '@trendverse/trend-sources/recorded/read-history'
import { explainFile, readText } from './read-text'

/** A history in a file, with how much of the file was read. */
export type HistoryOnDisk = HistoryFile & { readonly bytes: number; readBytes(): number }

/**
 * Opens a file for an import: reads it once for its hash, and its beginning as a history. Throws an InputError where it
 * cannot be read, before anything is made of it.
 */
export async function openHistoryFile(
  path: string,
  options: { readonly sourceOf: (name: string) => SourceId | null; readonly nowMs: number },
): Promise<HistoryOnDisk> {
  const { bytes, hash } = await hashFile(path)
  const name = basename(path)
  let read = 0
  const file: HistoryOnDisk = {
    name,
    hash,
    bytes,
    readBytes: () => read,
    read: (after) => {
      read = 0
      const text = readText(path, (count) => {
        read += count
      })
      return readHistory(text, { name, after, ...options })
    },
  }
  for await (const part of file.read(null)) if (part.kind === 'instant') break
  return file
}

async function hashFile(path: string): Promise<{ readonly bytes: number; readonly hash: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(piece)
      bytes += piece.length
    }
  } catch (error) {
    throw explainFile(path, error)
  }
  return { bytes, hash: hash.digest('hex') }
}
