import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'

/** `29:05`; what is left of a second counts as one, so that 0:00 means that the time is up. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The same for ears, by the minute: read out once a minute, not once a second. */
export function minutesLeftText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  if (minutes <= 0) return 'No time is left.'
  return minutes === 1 ? 'Less than a minute is left.' : `${minutes} minutes are left.`
}
