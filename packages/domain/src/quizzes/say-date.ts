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

/** A date with as much of it as is known: "2015", "October 2021", "31 January 2022". */
export function sayDate(atMs: number, precision: DatePrecision): string {
  if (precision === 'year') return String(new Date(atMs).getUTCFullYear())
  return precision === 'month' ? sayMonth(atMs) : sayDay(atMs)
}

/** "in 2015", "in October 2021", "on 31 January 2022". */
export function sayWhen(atMs: number, precision: DatePrecision): string {
  return `${precision === 'day' ? 'on' : 'in'} ${sayDate(atMs, precision)}`
}
