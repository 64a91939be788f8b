import { constants } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertKnownSteps } from '@trendverse/storage/sql/backup/load-database'
import { tablesOfSteps } from '@trendverse/storage/sql/backup/tables-of-steps'
import { explainFailure } from '@trendverse/storage/sql/machine-fault'
import { MEDIA_PATH, mediaNameOf } from '../media/media-name'
import { BACKUP_VERSION, type BackupEnd, type BackupHead, backupHead, backupLine, ROWS_BEGIN } from './backup-format'

/**
 * Reads a whole backup, judges every line and compares its checksum, which anybody can compute: it tells what was cut off or
 * changed on the way, not who wrote it. Throws AppError with one sentence where it cannot be restored.
 *
 * @param longestLine In characters; by default what a text of this program, and so a line it wrote, can hold at most.
 */
export async function checkBackup(
  file: string,
  longestLine: number = constants.MAX_STRING_LENGTH,
): Promise<{ readonly head: BackupHead; readonly end: BackupEnd }> {
  const hash = createHash('sha256')
  let head: BackupHead | null = null
  let end: BackupEnd | null = null
  let judge: (line: string) => BackupEnd | null = () => null
  for await (const line of linesOf(file, longestLine)) {
    if (end !== null) throw damaged(file, 'it continues after its end')
    if (head === null) {
      head = readHead(file, line)
      judge = judgeOf(file, head)
    } else end = judge(line)
    if (end === null) hash.update(`${line}\n`)
  }
  if (head === null) throw noBackup(file)
  if (end === null) throw damaged(file, 'its end is missing')
  if (hash.digest('hex') !== end.sha256) throw damaged(file, 'its checksum does not match')
  return { head, end }
}

/** Judges one line after the other: rows belong to a table this program knows, pictures have names of ours. */
function judgeOf(file: string, { steps }: BackupHead): (line: string) => BackupEnd | null {
  const tables = tablesOfSteps(steps)
  const filled = new Set<string>()
  return (line) => {
    if (line.startsWith(ROWS_BEGIN)) {
      const rows: unknown = parsed(line)
      if (filled.size === 0) throw damaged(file, 'it has rows before the first table')
      if (!Array.isArray(rows) || !rows.every(Array.isArray)) throw damaged(file, 'a line of rows cannot be read')
      return null
    }
    const said = readLine(file, line)
    if ('end' in said) return said
    if ('picture' in said) {
      if (mediaNameOf(MEDIA_PATH + said.picture) === null)
        throw damaged(file, `${named(said.picture)} is no picture of ours`)
      return null
    }
    if (!tables.has(said.table)) throw damaged(file, `it has an unknown table ${named(said.table)}`)
    if (filled.has(said.table)) throw damaged(file, `it has the table ${said.table} twice`)
    filled.add(said.table)
    return null
  }
}

const NAMED_CHARACTERS = 60
/** A name somebody else chose, as it may be shown on a terminal. */
const named = (name: string): string => JSON.stringify(name.slice(0, NAMED_CHARACTERS))

export type BackupPart =
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly json: string }
  | { readonly kind: 'picture'; readonly name: string; readonly bytes: Buffer }

/** What a backup holds, in order. The caller has checked the file. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  let isHead = true
  for await (const line of linesOf(file, constants.MAX_STRING_LENGTH)) {
    if (isHead) isHead = false
    else if (line.startsWith(ROWS_BEGIN)) yield { kind: 'rows', json: line }
    else {
      const said = readLine(file, line)
      if ('table' in said) yield { kind: 'table', name: said.table, columns: said.columns }
      if ('picture' in said) yield { kind: 'picture', name: said.picture, bytes: Buffer.from(said.base64, 'base64') }
    }
  }
}

async function* linesOf(file: string, longest: number): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => unpacked.destroy(error))
  let begun: string[] = []
  let length = 0
  try {
    for await (const chunk of unpacked) {
      const [first = '', ...others] = String(chunk).split('\n')
      begun.push(first)
      length += first.length
      if (length > longest) throw damaged(file, 'a line of it is longer than this program writes any')
      for (const next of others) {
        yield begun.join('')
        begun = [next]
        length = next.length
      }
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw unreadable(file, error instanceof Error ? error : new Error(String(error)))
  } finally {
    source.destroy()
  }
  const last = begun.join('')
  if (last !== '') yield last
}

function readHead(file: string, line: string): BackupHead {
  const head = backupHead.safeParse(parsed(line))
  if (!head.success) throw noBackup(file)
  if (head.data.version > BACKUP_VERSION) {
    throw new AppError(
      'conflict',
      `${file} was written by a newer version (${head.data.product}). Restore it with that.`,
    )
  }
  assertKnownSteps(head.data.steps)
  return head.data
}

function readLine(file: string, line: string) {
  const said = backupLine.safeParse(parsed(line))
  if (!said.success) throw damaged(file, 'a line of it cannot be read')
  return said.data
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const noBackup = (file: string): AppError => new AppError('invalid_input', `${file} is no backup of this program.`)

function damaged(file: string, reason: string): AppError {
  return new AppError('invalid_input', `The backup ${file} is damaged: ${reason}. Nothing was changed.`)
}

function unreadable(file: string, cause: Error): AppError {
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it was cut off')
  if (code === 'Z_DATA_ERROR') return damaged(file, 'its compressed form is broken, or it is no backup')
  return new AppError('invalid_input', explainFailure(`The backup ${file} cannot be read`, cause), { cause })
}
