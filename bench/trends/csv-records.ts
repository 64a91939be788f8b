import { InputError } from './input-error'

export type CsvRecord = {
  /** Line of the file the record begins in, 1 is the first. */
  readonly line: number
  readonly fields: readonly string[]
}

/** A record longer than this is an unclosed quote that swallows the file. */
const LONGEST_RECORD = 1_000_000

/** Whether a text opens a quote that it does not close. */
function isOpen(text: string): boolean {
  let open = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) open = !open
  return open
}

function fieldsOf(record: string, line: number): string[] {
  if (!record.includes('"')) return record.split(',')
  const fields: string[] = []
  let at = 0
  for (;;) {
    if (record[at] !== '"') {
      const comma = record.indexOf(',', at)
      fields.push(comma < 0 ? record.slice(at) : record.slice(at, comma))
      if (comma < 0) return fields
      at = comma + 1
      continue
    }
    let field = ''
    let from = at + 1
    let quote = record.indexOf('"', from)
    while (quote >= 0 && record[quote + 1] === '"') {
      field += record.slice(from, quote + 1)
      from = quote + 2
      quote = record.indexOf('"', from)
    }
    if (quote < 0) throw new InputError(`Line ${line}: a quote is not closed.`)
    fields.push(field + record.slice(from, quote))
    if (quote + 1 === record.length) return fields
    if (record[quote + 1] !== ',') throw new InputError(`Line ${line}: text follows a closing quote.`)
    at = quote + 2
  }
}

/**
 * Records of a CSV text (RFC 4180: quotes, doubled quotes, commas and line breaks inside quotes, CRLF or LF), in
 * batches as they arrive. Empty lines are left out. Throws an InputError with the line of a record it cannot read.
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord[]> {
  let rest = ''
  let line = 1
  let first = true
  for await (const piece of text) {
    const buffer: string = rest + (first ? piece.replace(/^\uFEFF/, '') : piece)
    first = first && buffer === ''
    const { records, read, nextLine } = completeRecords(buffer, line)
    rest = buffer.slice(read)
    line = nextLine
    if (rest.length > LONGEST_RECORD) throw new InputError(`Line ${line}: the record does not end (an open quote?).`)
    if (records.length > 0) yield records
  }
  const last = rest.replace(/\r$/, '')
  if (last === '') return
  if (isOpen(last)) throw new InputError(`Line ${line}: a quote is not closed.`)
  yield [{ line, fields: fieldsOf(last, line) }]
}

type CompleteRecords = { readonly records: CsvRecord[]; readonly read: number; readonly nextLine: number }

function completeRecords(buffer: string, firstLine: number): CompleteRecords {
  const records: CsvRecord[] = []
  let line = firstLine
  let read = 0
  for (let end = buffer.indexOf('\n'); end >= 0; end = buffer.indexOf('\n', read)) {
    let lines = 1
    let record = buffer.slice(read, end)
    while (isOpen(record)) {
      end = buffer.indexOf('\n', end + 1)
      if (end < 0) return { records, read, nextLine: line }
      lines += 1
      record = buffer.slice(read, end)
      if (record.length > LONGEST_RECORD) throw new InputError(`Line ${line}: a quote is not closed.`)
    }
    if (record.endsWith('\r')) record = record.slice(0, -1)
    if (record !== '') records.push({ line, fields: fieldsOf(record, line) })
    line += lines
    read = end + 1
  }
  return { records, read, nextLine: line }
}
