import type { DatePrecision } from '@trendverse/domain/trends/trend'

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/

/**
 * Reads a date that may lack its day or month.
 *
 * @returns The earliest instant the date may mean, in UTC, and how much of it is known.
 * @throws RangeError for a text that is no such date, or a day that no calendar has.
 * @example readEventDate('2012-07') // { at: '2012-07-01T00:00:00.000Z', precision: 'month' }
 */
export function readEventDate(date: string): { readonly at: string; readonly precision: DatePrecision } {
  if (!DATE.test(date)) throw new RangeError(`not a date: ${date}`)
  const at = new Date(`${date.padEnd('2000-01-01'.length, '-01')}T00:00:00.000Z`).toISOString()
  if (!at.startsWith(date)) throw new RangeError(`no such day: ${date}`)
  return { at, precision: date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day' }
}
