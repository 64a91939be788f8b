import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { strictRecords } from '../trends/strict-records'

/** One row of an items file. */
export type HeadlineRow = {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly publisher: string | null
  readonly publishedAtMs: number
}

const COLUMNS = ['title', 'url', 'publisher', 'published_at'] as const

/** Rows of a CSV file by column name; throws an InputError for a missing column or a row of another length. */
export async function* rowsOf(
  path: string,
  columns: readonly string[],
): AsyncGenerator<{ line: number; row: Map<string, string> }> {
  let header: readonly string[] | null = null
  for await (const records of strictRecords(path)) {
    for (const { line, fields } of records) {
      if (header === null) {
        header = fields
        const missing = columns.filter((column) => !fields.includes(column))
        if (missing.length > 0) throw new InputError(`${path} lacks the column ${missing.join(', ')}.`)
        continue
      }
      if (fields.length !== header.length)
        throw new InputError(`${path}, line ${line}: it has ${fields.length} fields, not ${header.length}.`)
      yield { line, row: new Map(header.map((column, index) => [column, fields[index] ?? ''])) }
    }
  }
  if (header === null) throw new InputError(`${path} is empty.`)
}

/** The id of a row, or its line in a file without ids. */
const idOf = (row: ReadonlyMap<string, string>, line: number): string => row.get('id') ?? String(line)

/**
 * Reads `id,title,url,publisher,published_at` (ISO 8601), in the order of the file; without the column `id` a row is
 * known by its line. Throws an InputError by line.
 */
export async function readHeadlines(path: string): Promise<HeadlineRow[]> {
  const headlines: HeadlineRow[] = []
  const known = new Set<string>()
  for await (const { line, row } of rowsOf(path, COLUMNS)) {
    const id = idOf(row, line)
    const publishedAtMs = Date.parse(row.get('published_at') ?? '')
    if (id === '' || known.has(id))
      throw new InputError(`${path}, line ${line}: its id is ${id === '' ? 'empty' : 'taken'}.`)
    if (Number.isNaN(publishedAtMs)) throw new InputError(`${path}, line ${line}: published_at is no ISO 8601 instant.`)
    known.add(id)
    headlines.push({
      id,
      title: row.get('title') ?? '',
      url: row.get('url') || null,
      publisher: row.get('publisher') || null,
      publishedAtMs,
    })
  }
  return headlines
}

/** Reads `id,story`, ids as above: the story each labelled item belongs to; rows without a story are left out. */
export const readLabels = (path: string): Promise<Map<string, string>> => labelsIn(path, ['story'])

/** The same of a file that may have no column `story`, and then labels nothing. */
export const readOwnLabels = (path: string): Promise<Map<string, string>> => labelsIn(path, [])

async function labelsIn(path: string, columns: readonly string[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for await (const { line, row } of rowsOf(path, columns)) {
    const story = row.get('story') ?? ''
    if (story !== '') labels.set(idOf(row, line), story)
  }
  return labels
}
