import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { HistoryFile } from '@trendverse/application/history/history-rounds'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { readHistory } from '@trendverse/trend-sources/recorded/read-history'
import { explainFile, readText } from './read-text'

/** A history in a file, with how many lines it has. */
export type HistoryOnDisk = HistoryFile & { readonly lines: number }

/**
 * Opens a file for an import: reads it for its hash and its lines, and its beginning as a history. Throws an InputError where it
 * cannot be read, before anything is made of it.
 */
export async function openHistoryFile(
  path: string,
  options: { readonly sourceOf: (name: string) => SourceId | null; readonly nowMs: number },
): Promise<HistoryOnDisk> {
  const hash = await hashFile(path)
  const name = basename(path)
  const file: HistoryOnDisk = {
    name,
    hash,
    lines: await countLines(path),
    read: (after) => readHistory(readText(path), { name, after, ...options }),
  }
  for await (const part of file.read(null)) if (part.kind === 'instant') break
  return file
}

async function countLines(path: string): Promise<number> {
  let lines = 1
  for await (const piece of readText(path)) {
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) lines += 1
  }
  return lines
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(piece)
    }
  } catch (error) {
    throw explainFile(path, error)
  }
  return hash.digest('hex')
}
