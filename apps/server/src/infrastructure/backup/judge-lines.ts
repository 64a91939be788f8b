import { AppError } from '@trendverse/domain/primitives/app-error'
import { tablesOfSteps } from '@trendverse/storage/sql/backup/tables-of-steps'
import { MEDIA_PATH, mediaNameOf } from '../media/media-name'
import { type BackupEnd, type BackupHead, backupLine, ROWS_BEGIN } from './backup-format'
import { parseLine } from './parse-line'

/** Our own lines hold at most a tenth as many rows and name far fewer columns or steps. */
const MOST_ROWS = 2_000
export const MOST_NAMED = 10_000

const NO_BASE64 = /[^A-Za-z0-9+/]/

/**
 * Judges one line of a backup after the other: rows fit the columns of a table this program knows, pictures have names of
 * ours, and the end counts what came before it.
 */
export function judgeOf(file: string, { steps }: BackupHead): (line: string) => BackupEnd | null {
  const tables = tablesOfSteps(steps)
  const filled = new Set<string>()
  let table = { name: '', columns: 0 }
  let [rows, pictures] = [0, 0]
  return (line) => {
    if (line.startsWith(ROWS_BEGIN)) {
      if (filled.size === 0) throw damaged(file, 'it has rows before the first table')
      rows += countRows(file, line, table)
      return null
    }
    const said = readLine(file, line)
    if ('end' in said) {
      if (said.rows === rows && said.pictures === pictures) return said
      const counted = `its end counts ${said.rows} rows and ${said.pictures} pictures`
      throw damaged(file, `${counted}, but it has ${rows} and ${pictures}`)
    }
    if ('picture' in said) {
      if (mediaNameOf(MEDIA_PATH + said.picture) === null)
        throw damaged(file, `${named(said.picture)} is no picture of ours`)
      if (!isBase64(said.base64)) throw damaged(file, `the picture ${said.picture} cannot be read`)
      pictures += 1
      return null
    }
    if (!tables.has(said.table)) throw damaged(file, `it has an unknown table ${named(said.table)}`)
    if (filled.has(said.table)) throw damaged(file, `it has the table ${said.table} twice`)
    const columns = new Set(said.columns).size
    if (columns === 0 || columns < said.columns.length)
      throw damaged(file, `the table ${said.table} has no columns, or one twice`)
    filled.add(said.table)
    table = { name: said.table, columns }
    return null
  }
}

/** Matched piece by piece: one pattern for the whole text overflows the stack on a large picture. */
function isBase64(text: string): boolean {
  const end = text.search(NO_BASE64)
  return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(end)))
}

/** A value that is missing would be none, and one too many would go nowhere: the database says nothing to either. */
function countRows(file: string, line: string, { name, columns }: { name: string; columns: number }): number {
  const rows = parseLine(line, MOST_ROWS * (columns + 1))
  if (!Array.isArray(rows)) throw damaged(file, 'a line of rows cannot be read')
  for (const row of rows) {
    if (!Array.isArray(row)) throw damaged(file, 'a line of rows cannot be read')
    if (row.length !== columns)
      throw damaged(file, `a row of ${name} has another number of values than the table has columns`)
    if (row.some((value) => value !== null && typeof value !== 'string'))
      throw damaged(file, `a row of ${name} has a value that is no text`)
  }
  return rows.length
}

const NAMED_CHARACTERS = 60
/** A name somebody else chose, as it may be shown on a terminal. */
const named = (name: string): string => JSON.stringify(name.slice(0, NAMED_CHARACTERS))

export function readLine(file: string, line: string) {
  const said = backupLine.safeParse(parseLine(line, MOST_NAMED))
  if (!said.success) throw damaged(file, 'a line of it cannot be read')
  return said.data
}

export function damaged(file: string, reason: string): AppError {
  return new AppError('invalid_input', `The backup ${file} is damaged: ${reason}. Nothing was changed.`)
}
