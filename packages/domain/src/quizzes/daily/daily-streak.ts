import { DAY_MS } from '../../primitives/time'

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** Day 0 was a Thursday; weeks begin on Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7)

/**
 * How many quizzes of the day somebody has taken in a row. One day of each week, Monday to Sunday, may be missed: it adds
 * nothing and breaks nothing. Today breaks nothing either while it lasts.
 *
 * @param taken Days on which the quiz was taken, in any order.
 */
export function dailyStreak(taken: readonly string[], today: string): number {
  const days = new Set(taken.map(dayNumber))
  const last = dayNumber(today)
  const first = Math.min(...days)
  const missed = new Set<number>()
  let streak = days.has(last) ? 1 : 0
  for (let day = last - 1; day >= first; day -= 1) {
    if (days.has(day)) streak += 1
    else if (missed.has(weekOf(day))) break
    else missed.add(weekOf(day))
  }
  return streak
}
