import { dayPlus } from '@trendverse/domain/limits/account-day'

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `20 Nov` of `2026-11-20`. */
export function dateName(day: string): string {
  return DATE.format(new Date(`${day}T00:00:00Z`))
}

/** `Today`, `Yesterday`, or the day itself: `20 Nov`. Days are of UTC. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === dayPlus(today, -1) ? 'Yesterday' : dateName(day)
}
