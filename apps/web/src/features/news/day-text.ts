import { daysBetween } from '../../components/text/zoned-time'

const NEAR_DAYS = ['Today', 'Yesterday']

/** A day as a heading: `Today`, `Yesterday`, `Wednesday, 11 March`, with the year where it is another one. */
export function dayText(day: string, today: string): string {
  const near = NEAR_DAYS[daysBetween(day, today)]
  if (near !== undefined) return near
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4)
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(isOtherYear && { year: 'numeric' }),
  })
}
