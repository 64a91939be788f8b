import type { DatePrecision } from '../trends/trend'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** "October 2021", of an instant in UTC. */
export function sayMonth(atMs: number): string {
  const date = new Date(atMs)
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

/** "31 January 2022", of an instant in UTC. */
export function sayDay(atMs: number): string {
  return `${new Date(atMs).getUTCDate()} ${sayMonth(atMs)}`
}

/** "31 January 2022, 14:05 UTC". */
export function sayInstant(atMs: number): string {
  return `${sayDay(atMs)}, ${new Date(atMs).toISOString().slice(11, 16)} UTC`
}

/** "on 31 January 2022, 14:05 UTC", or "at 14:05 UTC that day" where the day was named before. */
export function sayLater(atMs: number, namedMs: number): string {
  const isSameDay = sayDay(atMs) === sayDay(namedMs)
  return isSameDay ? `at ${new Date(atMs).toISOString().slice(11, 16)} UTC that day` : `on ${sayInstant(atMs)}`
}

/** A date with as much of it as is known: "2015", "October 2021", "31 January 2022". */
export function sayDate(atMs: number, precision: DatePrecision): string {
  if (precision === 'year') return String(new Date(atMs).getUTCFullYear())
  return precision === 'month' ? sayMonth(atMs) : sayDay(atMs)
}

/** "in 2015", "in October 2021", "on 31 January 2022". */
export function sayWhen(atMs: number, precision: DatePrecision): string {
  return `${precision === 'day' ? 'on' : 'in'} ${sayDate(atMs, precision)}`
}
