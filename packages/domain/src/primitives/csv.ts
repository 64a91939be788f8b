/** What a cell may hold. */
export type CsvValue = string | number | boolean | null | undefined

/** Spreadsheets take a cell that begins so for a formula, whatever a file says of it. */
const FORMULA = /^[\s]*[=+\-@\t\r|]/

/** Plain numbers calculate nothing, and stay numbers. */
const NUMBER = /^-?\d+(?:\.\d+)?$/

function cell(value: CsvValue): string {
  const raw = value === null || value === undefined ? '' : String(value)
  const text = FORMULA.test(raw) && !NUMBER.test(raw) ? `'${raw}` : raw
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. What could be read as a formula is led in by an apostrophe:
 * names and texts come from anybody.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
