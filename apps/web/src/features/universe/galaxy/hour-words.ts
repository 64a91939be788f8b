import { hourStartMs } from '@trendverse/domain/galaxy/life'

const HOUR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An hour as the page says it. @example '20 November 2026 at 18:00 UTC' */
export const hourWords = (hours: number): string => `${HOUR.format(hourStartMs(Math.floor(hours)))} UTC`

export const dayWords = (hours: number): string => DAY.format(hourStartMs(Math.floor(hours)))
