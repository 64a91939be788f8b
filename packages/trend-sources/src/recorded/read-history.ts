import type { RecordedPart, RecordedPosition, RecordedProblem } from '@trendverse/domain/trends/items/recorded-instant'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { MalformedItem, toSourceItem } from '../item-draft'
import { mergeSightings } from '../merge-sightings'
import { type CsvRecord, csvRecords } from './csv-records'
import { githubTrendingFormat } from './github-trending-format'
import { headlinesFormat } from './headlines-format'
import type { HistoryFormat } from './history-format'
import { InputError } from './input-error'
import { observationsFormat } from './observations-format'

const FORMATS: readonly HistoryFormat[] = [observationsFormat, githubTrendingFormat, headlinesFormat]

/** Before this nobody kept such lists: an earlier instant is a slip, such as a column of years. */
const EARLIEST_MS = Date.UTC(2000, 0, 1)
/** Rows of one instant that are held at once; real lists have some hundred. */
export const MAX_ROWS_AT_ONCE = 20_000

export type ReadHistoryOptions = {
  /** How the file is called in sentences. */
  readonly name: string
  /** The source that rows of this name belong to, null where there is none. */
  readonly sourceOf: (name: string) => SourceId | null
  /** No row may be later. */
  readonly nowMs: number
  /** What was kept already and is passed over. */
  readonly after: RecordedPosition | null
}

/** Rows of one instant that are being gathered. */
type Gathering = { atMs: number; line: number; rows: number; items: Map<SourceId, SourceItem[]> }

/**
 * Reads a recorded history: its instants in order, with every row that had to be left out and why. Its layout is known by
 * its header; throws an InputError where there is none that can be understood.
 *
 * @param text The file's text in pieces.
 */
export async function* readHistory(
  text: AsyncIterable<string>,
  options: ReadHistoryOptions,
): AsyncGenerator<RecordedPart> {
  const { after } = options
  const throughMs = after?.throughMs ?? -Infinity
  const isNews = ({ line }: RecordedProblem): boolean => line > (after?.line ?? 0)
  let layout: Layout | null = null
  let open: Gathering | null = null
  for await (const records of csvRecords(text)) {
    for (const record of records) {
      if (layout === null) {
        layout = readHeader(record, options.name)
        continue
      }
      const row = readRow(record, layout, options, open)
      if ('problem' in row) {
        if (isNews(row)) yield row
        continue
      }
      if (open === null || row.atMs > open.atMs) {
        if (open !== null && open.atMs > throughMs) yield instantOf(open)
        open = { atMs: row.atMs, line: row.line, rows: 0, items: new Map() }
      }
      open.rows += 1
      open.line = row.line
      const items = open.items.get(row.item.source)
      if (items === undefined) open.items.set(row.item.source, [row.item])
      else items.push(row.item)
    }
  }
  if (layout === null) throw new InputError(`${options.name} is empty: not even a header.`)
  if (open !== null && open.atMs > throughMs) yield instantOf(open)
}

type Layout = {
  readonly format: HistoryFormat
  readonly places: ReadonlyMap<string, number>
  readonly width: number
}

function readHeader(record: CsvRecord, name: string): Layout {
  const header = 'problem' in record ? [] : record.fields.map((field) => field.trim().toLowerCase())
  const format = FORMATS.find(({ needs }) => needs.every((column) => header.includes(column)))
  if (format === undefined) {
    const known = FORMATS.map(({ needs }) => needs.join(', ')).join('; or ')
    throw new InputError(`${name} does not start with a header we know. It needs the columns ${known}.`)
  }
  const columns = [...format.needs, ...format.takes].filter((column) => header.includes(column))
  return { format, places: new Map(columns.map((column) => [column, header.indexOf(column)])), width: header.length }
}

type ReadRow = { readonly line: number; readonly atMs: number; readonly item: SourceItem }

function readRow(
  record: CsvRecord,
  { format, places, width }: Layout,
  options: ReadHistoryOptions,
  open: Gathering | null,
): ReadRow | RecordedProblem {
  const { line } = record
  const refuse = (problem: string): RecordedProblem => ({ kind: 'problem', line, problem })
  if ('problem' in record) return refuse(record.problem)
  if (record.fields.length !== width) return refuse(`it has ${record.fields.length} fields, the header ${width}`)
  try {
    const field = (column: string): string => record.fields[places.get(column) ?? -1] ?? ''
    const { source, observedAtMs, draft } = format.read(field, options.sourceOf)
    if (observedAtMs < EARLIEST_MS) return refuse('its time is before the year 2000')
    if (observedAtMs > options.nowMs) return refuse('its time is in the future')
    if (open !== null && observedAtMs < open.atMs) return refuse('it is earlier than a row before it')
    if (open?.atMs === observedAtMs && open.rows >= MAX_ROWS_AT_ONCE) {
      return refuse(`its instant has more than ${MAX_ROWS_AT_ONCE} rows`)
    }
    return { line, atMs: observedAtMs, item: toSourceItem(source, draft) }
  } catch (error) {
    if (error instanceof MalformedItem) return refuse(error.message)
    throw error
  }
}

function instantOf({ atMs, line, rows, items }: Gathering): RecordedPart {
  const snapshots = [...items].map(([source, of]) => ({ source, items: mergeSightings(of) }))
  return { kind: 'instant', observedAtMs: atMs, line, rows, snapshots }
}
