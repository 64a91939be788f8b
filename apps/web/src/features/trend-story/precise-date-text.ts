import type { DatePrecision } from '@trendverse/domain/trends/trend'

const PARTS: Readonly<Record<DatePrecision, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** Length of the ISO text that says no more than what is known: `2012`, `2012-07`, `2012-07-15`. */
const ISO_LENGTH: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 }

/** A date of the past with no more than what is known of it: `2012`, `July 2012`, `15 July 2012`. */
export function preciseDateText(at: string, precision: DatePrecision): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  // A date is a day on the calendar, not an instant: no time zone may move it.
  return date.toLocaleDateString('en-GB', { ...PARTS[precision], timeZone: 'UTC' })
}

/** The same for the `datetime` of a time element. */
export function preciseDateIso(at: string, precision: DatePrecision): string {
  return at.slice(0, ISO_LENGTH[precision])
}
