import { dayPlus } from '@trendverse/domain/limits/account-day'

/** What was done on one of the account's own days. */
export type ActivityDay = {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly quizzes: number
  readonly memes: number
  readonly games: number
  readonly total: number
}

type KnownDay = Omit<ActivityDay, 'total'>

const NAME = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** A calendar day for reading: `14 Mar`. */
export function dayName(day: string): string {
  return NAME.format(Date.parse(`${day}T00:00:00Z`))
}

/** The last days up to today, oldest first, those without any activity included. */
export function lastDays(known: readonly KnownDay[], today: string, count: number): readonly ActivityDay[] {
  const byDay = new Map(known.map((entry) => [entry.day, entry]))
  return Array.from({ length: count }, (_, index) => {
    const day = dayPlus(today, index + 1 - count)
    const { quizzes = 0, memes = 0, games = 0 } = byDay.get(day) ?? {}
    return { day, quizzes, memes, games, total: quizzes + memes + games }
  })
}
