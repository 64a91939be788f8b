import { hourStartMs } from '@trendverse/domain/galaxy/life'

const HOUR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An hour as the page says it. @example '20 November 2026 at 18:00 UTC' */
export const hourWords = (hours: number): string => `${HOUR.format(hourStartMs(Math.floor(hours)))} UTC`

/** A day where there is little room. @example '20 Nov 2026' */
export const dateWords = (hours: number): string => DATE.format(hourStartMs(Math.floor(hours)))

export const dayWords = (hours: number): string => DAY.format(hourStartMs(Math.floor(hours)))
