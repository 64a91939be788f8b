/** What a cell may hold. */
export type CsvValue = string | number | boolean | null | undefined

/** Spreadsheets take a cell that begins so for a formula, whatever a file says of it. */
const FORMULA = /^[=+\-@|]/
/** What stands before the first character that is seen. */
const UNSEEN = /^[\p{C}\p{Z}\s]*/u
/** The same where quotes may be read as the beginning of a cell, and vanish. */
const UNSEEN_BEHIND_SEPARATOR = /^[\p{C}\p{Z}\s"]*/u

/** Plain numbers calculate nothing, and stay numbers. */
const NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * Where a spreadsheet may begin a new cell, whatever separates those of this file: many split at semicolons, and then our quotes, which stand
 * within their cells, hold nothing together. A comma is not among them: whoever splits there reads our quotes.
 */
const SEPARATORS = /([;\t|]|\r\n|\r|\n)/

function cell(value: CsvValue): string {
  const raw = value === null || value === undefined ? '' : String(value)
  const text = raw.startsWith('|') || raw.startsWith('\t') ? `'${raw}` : raw
  const safe = text
    .split(SEPARATORS)
    .map((part, place) => (place % 2 === 0 ? asText(part, place === 0) : part))
    .join('')
  return /[",;\t|\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A part that is no formula: led in by an apostrophe where it could be read as one, also in letters of full width or behind what is not seen. */
function asText(part: string, isFirst: boolean): string {
  const [unseen = ''] = (isFirst ? UNSEEN : UNSEEN_BEHIND_SEPARATOR).exec(part) ?? []
  const seen = part.slice(unseen.length)
  if (!FORMULA.test(seen.normalize('NFKC')) || NUMBER.test(part)) return part
  return isFirst ? `'${part}` : `${unseen}'${seen}`
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. What could be read as a formula is led in by an apostrophe:
 * names and texts come from anybody.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
