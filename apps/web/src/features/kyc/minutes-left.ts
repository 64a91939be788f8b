import { MINUTE_MS } from '@trendverse/domain/primitives/time'

/** What is left of a time for ears, by the minute: read out once a minute, not once a second. */
export function minutesLeftText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  if (minutes <= 0) return 'No time left.'
  return minutes === 1 ? 'Less than a minute left.' : `${minutes} minutes left.`
}
