import { DAY_MS } from '../../primitives/time'
import type { Uuid } from '../../primitives/uuid'
import type { Quiz } from '../quiz'
import { sayDay } from '../say-date'

/** How many questions a quiz of the day has, each about another story. */
export const DAILY_QUESTIONS = 5

/** What everybody is asked on one day, UTC. Once kept it stays as it is. */
export type DailyQuiz = {
  /** `2026-11-25` */
  readonly day: string
  readonly quiz: Quiz
}

/** What every id of a quiz of the day ends with, and no id of a trend: those are of version 7. */
export const DAILY_ID_END = '-da11-8000-8000-000000000000'
const ID_PATTERN = new RegExp(`^(\\d{4})(\\d\\d)(\\d\\d)${DAILY_ID_END}$`)

/**
 * The id a quiz of the day is kept under where other quizzes have that of their trend: attempts, boards, shared results. It is
 * made of the date, as a UUID of version 8 (RFC 9562), so that it can be told from every trend.
 *
 * @param day `2026-11-25`
 */
export function dailyQuizId(day: string): Uuid {
  return `${day.replaceAll('-', '')}${DAILY_ID_END}`
}

/** The day of a quiz of the day; null for the id of anything else. */
export function dayOfDailyQuiz(id: Uuid): string | null {
  const [, year, month, day] = ID_PATTERN.exec(id.toLowerCase()) ?? []
  if (year === undefined) return null
  const text = `${year}-${month}-${day}`
  const atMs = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(atMs) && dailyQuizDay(atMs) === text ? text : null
}

/** The day an instant belongs to, the same for everybody. */
export function dailyQuizDay(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

/** When the next quiz of the day comes. */
export function nextDailyQuizMs(nowMs: number): number {
  return (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS
}

/** What lists call it: `Quiz of the day, 25 November 2026`. */
export function dailyQuizName(day: string): string {
  return `Quiz of the day, ${sayDay(Date.parse(`${day}T00:00:00Z`))}`
}
