import { dayPlus } from '@trendverse/domain/limits/account-day'

/** `Today`, `Yesterday`, or the day itself: `2026-11-20`. Days are of UTC. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === dayPlus(today, -1) ? 'Yesterday' : day
}
