/** A record of a CSV text, or why it is none. Lines count from 1; a record is known by the one it begins in. */
export type CsvRecord =
  | { readonly line: number; readonly fields: readonly string[] }
  | { readonly line: number; readonly problem: string }

/** Longer than any row of titles and addresses: what goes on beyond is an open quote, or no text of lines at all. */
export const LONGEST_RECORD = 100_000

/** `next` is where the following record begins. */
type Reading =
  | { readonly kind: 'record'; readonly fields: string[]; readonly next: number }
  | { readonly kind: 'problem'; readonly problem: string }
  /** The text ends before the record does. */
  | { readonly kind: 'open' }

const CLOSING: Reading = { kind: 'problem', problem: 'text follows a closing quote' }

/** Reads one record (RFC 4180) of a text; quotes inside a field that does not begin with one are part of it. */
function readRecord(text: string, from: number): Reading {
  const end = text.indexOf('\n', from)
  if (end >= 0) {
    const line = text.slice(from, text[end - 1] === '\r' && end > from ? end - 1 : end)
    if (!line.includes('"')) return { kind: 'record', fields: line.split(','), next: end + 1 }
  }
  const fields: string[] = []
  for (let at = from; ; ) {
    if (text[at] !== '"') {
      const lineEnd = text.indexOf('\n', at)
      const comma = text.indexOf(',', at)
      if (lineEnd < 0) return { kind: 'open' }
      if (comma < 0 || comma > lineEnd) {
        fields.push(text.slice(at, lineEnd).replace(/\r$/, ''))
        return { kind: 'record', fields, next: lineEnd + 1 }
      }
      fields.push(text.slice(at, comma))
      at = comma + 1
      continue
    }
    let close = text.indexOf('"', at + 1)
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    if (close < 0) return { kind: 'open' }
    fields.push(text.slice(at + 1, close).replaceAll('""', '"'))
    const after = text.slice(close + 1, close + 3)
    if (after.startsWith(',')) at = close + 2
    else if (after.startsWith('\n')) return { kind: 'record', fields, next: close + 2 }
    else if (after === '\r\n') return { kind: 'record', fields, next: close + 3 }
    else if (after === '' || after === '\r') return { kind: 'open' }
    else return CLOSING
  }
}

const isEmpty = (fields: readonly string[]): boolean => fields.length === 1 && fields[0] === ''

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Takes a text in pieces and gives the records that are complete. Of a bad record only its first line is given up. */
class RecordReader {
  #rest = ''
  #line = 1
  /** Inside a line that was given up for its length. */
  #skipping = false

  read(piece: string, isLast: boolean): CsvRecord[] {
    const text = this.#rest + piece
    const records: CsvRecord[] = []
    let at = 0
    while (at < text.length) {
      if (this.#skipping) {
        const end = text.indexOf('\n', at)
        at = end < 0 ? text.length : end + 1
        this.#skipping = end < 0
        if (end >= 0) this.#line += 1
        continue
      }
      const reading = readRecord(text, at)
      if (reading.kind === 'record') {
        if (!isEmpty(reading.fields)) records.push({ line: this.#line, fields: reading.fields })
        this.#line += linesIn(text, at, reading.next)
        at = reading.next
        continue
      }
      const isTooLong = text.length - at > LONGEST_RECORD
      if (reading.kind === 'open' && !isLast && !isTooLong) break
      at = this.#giveUp(text, at, reading.kind === 'open' ? null : reading.problem, records)
    }
    this.#rest = text.slice(at)
    return records
  }

  #giveUp(text: string, at: number, known: string | null, records: CsvRecord[]): number {
    const end = text.indexOf('\n', at)
    const problem = end < 0 ? `the line is longer than ${LONGEST_RECORD} characters` : 'a quote is not closed'
    records.push({ line: this.#line, problem: known ?? problem })
    if (end < 0) {
      this.#skipping = true
      return text.length
    }
    this.#line += 1
    return end + 1
  }
}

/**
 * Records of a CSV text (RFC 4180: quotes, doubled quotes, commas and line breaks inside quotes, CRLF or LF), in
 * batches as they arrive. Empty lines are left out. A record that cannot be read is one problem, and reading goes on in
 * the line after the one it began in.
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord[]> {
  const reader = new RecordReader()
  let isFirst = true
  for await (const piece of text) {
    const records = reader.read(isFirst ? piece.replace(/^\uFEFF/, '') : piece, false)
    if (piece !== '') isFirst = false
    if (records.length > 0) yield records
  }
  const last = reader.read('\n', true)
  if (last.length > 0) yield last
}
