import type { Observation } from '@trendverse/domain/trends/momentum/observation'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { strictRecords } from './strict-records'

/** One row of a history. */
export type HistoryRow = {
  /** As written in the file, so that the output repeats it exactly. */
  readonly observedAtText: string
  readonly observedAtMs: number
  readonly source: string
  readonly observation: Observation
}

const NEEDED = ['observed_at', 'source', 'item_id', 'metric', 'rank'] as const
const COLUMNS = [...NEEDED, 'title', 'url', 'published_at'] as const
type Column = (typeof COLUMNS)[number]
type Places = Readonly<Record<Column, number>>

function placesOf(header: readonly string[], path: string): Places {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new InputError(`${path}: the header has no column ${missing.join(', ')}.`)
  return Object.fromEntries(COLUMNS.map((name) => [name, names.indexOf(name)])) as Places
}

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

function optionalNumber(text: string, line: number, name: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = numberPattern.test(trimmed) ? Number(trimmed) : Number.NaN
  if (!Number.isFinite(number)) throw new InputError(`Line ${line}: ${name} is "${trimmed}", not a number.`)
  return number
}

function rowOf(fields: readonly string[], line: number, places: Places): HistoryRow {
  const field = (name: Column): string => fields[places[name]] ?? ''
  const observedAtText = field('observed_at').trim()
  const observedAt = optionalNumber(observedAtText, line, 'observed_at')
  if (observedAt === null) throw new InputError(`Line ${line}: observed_at is empty.`)
  const itemId = field('item_id')
  if (itemId === '') throw new InputError(`Line ${line}: item_id is empty.`)
  const publishedAt = optionalNumber(field('published_at'), line, 'published_at')
  return {
    observedAtText,
    observedAtMs: observedAt * 1_000,
    source: field('source'),
    observation: {
      itemId,
      title: field('title'),
      url: field('url') || null,
      metric: optionalNumber(field('metric'), line, 'metric'),
      rank: optionalNumber(field('rank'), line, 'rank'),
      publishedAtMs: publishedAt === null ? null : publishedAt * 1_000,
    },
  }
}

/** The rows of a history, in batches; throws an InputError that names the line of a bad row. */
export async function* historyRows(path: string): AsyncGenerator<HistoryRow[]> {
  let places: Places | null = null
  let width = 0
  for await (const records of strictRecords(path)) {
    const rows: HistoryRow[] = []
    for (const { line, fields } of records) {
      if (places === null) {
        places = placesOf(fields, path)
        width = fields.length
        continue
      }
      if (fields.length !== width) {
        throw new InputError(`Line ${line}: ${fields.length} fields where the header has ${width}.`)
      }
      rows.push(rowOf(fields, line, places))
    }
    if (rows.length > 0) yield rows
  }
  if (places === null) throw new InputError(`${path} is empty: not even a header.`)
}

/** Consecutive rows of one instant, whatever their source. */
export async function* instantsOf(path: string): AsyncGenerator<HistoryRow[]> {
  let current: HistoryRow[] = []
  for await (const rows of historyRows(path)) {
    for (const row of rows) {
      if (current.length > 0 && current[0]?.observedAtMs !== row.observedAtMs) {
        yield current
        current = []
      }
      current.push(row)
    }
  }
  if (current.length > 0) yield current
}
