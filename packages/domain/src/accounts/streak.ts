import { DAY_MS } from '../primitives/time'

/** Days a streak may miss before it ends. */
export const STREAK_FREEZES = 2

export type Streak = {
  /** Active days of the running streak; missed days are not counted, whether frozen or not. */
  readonly current: number
  readonly longest: number
  /** Days the running streak may still miss. */
  readonly freezesLeft: number
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/**
 * Days in a row with any activity, in the account's own days. Every streak has two freezes: a missed day uses one up,
 * in the order they are missed, and one missed without a freeze left ends the streak. Today ends nothing: it may
 * still become active.
 *
 * @param activeDays `YYYY-MM-DD`, in any order; days after today do not count.
 */
export function streakOf(activeDays: readonly string[], today: string): Streak {
  const days = [...new Set(activeDays)].filter((day) => day <= today).sort()
  let [current, longest, freezesLeft] = [0, 0, STREAK_FREEZES]
  let previous: number | null = null
  /** Uses freezes up for the days missed before this one, or ends the streak. */
  const passTo = (day: number): void => {
    const missed = previous === null ? 0 : Math.max(0, day - previous - 1)
    if (missed <= freezesLeft) {
      freezesLeft -= missed
      return
    }
    current = 0
    freezesLeft = STREAK_FREEZES
  }
  for (const day of days) {
    passTo(dayNumber(day))
    previous = dayNumber(day)
    current += 1
    longest = Math.max(longest, current)
  }
  passTo(dayNumber(today))
  return { current, longest, freezesLeft }
}
