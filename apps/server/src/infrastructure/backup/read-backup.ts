import { constants } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { areFirstSteps, assertKnownSteps } from '@trendverse/storage/sql/backup/load-database'
import { explainFailure } from '@trendverse/storage/sql/machine-fault'
import { BACKUP_VERSION, type BackupEnd, type BackupHead, backupHead, ROWS_BEGIN } from './backup-format'
import { damaged, judgeOf, MOST_NAMED, readLine } from './judge-lines'
import { parseLine } from './parse-line'

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
  const head = backupHead.safeParse(parseLine(line, MOST_NAMED))
  if (!head.success) throw noBackup(file)
  if (head.data.version > BACKUP_VERSION) {
    throw new AppError(
      'conflict',
      `${file} was written by a newer version (${head.data.product}). Restore it with that.`,
    )
  }
  assertKnownSteps(head.data.steps)
  if (!areFirstSteps(head.data.steps)) throw damaged(file, 'its list of upgrade steps has gaps')
  return head.data
}

const noBackup = (file: string): AppError => new AppError('invalid_input', `${file} is no backup of this program.`)

function unreadable(file: string, cause: Error): AppError {
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it was cut off')
  if (code === 'Z_DATA_ERROR') return damaged(file, 'its compressed form is broken, or it is no backup')
  return new AppError('invalid_input', explainFailure(`The backup ${file} cannot be read`, cause), { cause })
}
