import type { PendingTimeZone, User } from '../accounts/user'
import { HOUR_MS } from '../primitives/time'
import { type CalendarDay, calendarDay, dayIn, dayPlus, startOfDayMs } from './account-day'

/** Clocks that are set forward make one day of the year this short; no change of the zone makes one shorter. */
const SHORTEST_DAY_MS = 23 * HOUR_MS

export type OwnTimeZone = Pick<User, 'timeZone' | 'pendingTimeZone'>
export type OwnDay = CalendarDay & { readonly timeZone: string }

/**
 * Which day it is for an account, and in which zone (OP-22). A newly chosen zone counts from the next day. Days never
 * go back, and none ends earlier than 23 hours after it began: nobody gains a day's allowance by moving.
 */
export function ownDay({ timeZone, pendingTimeZone: pending }: OwnTimeZone, nowMs: number): OwnDay {
  if (pending === null) return { timeZone, ...calendarDay(timeZone, nowMs) }
  const changesAtMs = startOfDayMs(timeZone, pending.fromDay)
  if (nowMs < changesAtMs) return { timeZone, day: pending.heldDay, endsAtMs: changesAtMs }
  const firstDayEndsAtMs = endOfFirstDayMs(pending, changesAtMs)
  return nowMs < firstDayEndsAtMs
    ? { timeZone: pending.timeZone, day: pending.fromDay, endsAtMs: firstDayEndsAtMs }
    : { timeZone: pending.timeZone, ...calendarDay(pending.timeZone, nowMs) }
}

/** The first midnight of the new zone that is neither too early nor still before the day after. */
function endOfFirstDayMs({ timeZone, fromDay }: PendingTimeZone, changesAtMs: number): number {
  const { endsAtMs } = calendarDay(timeZone, changesAtMs + SHORTEST_DAY_MS - 1)
  return Math.max(endsAtMs, startOfDayMs(timeZone, dayPlus(fromDay, 1)))
}

/** What changes of an account that chooses a zone: the running day goes on to the end it had. */
export function chooseTimeZone(own: OwnTimeZone, chosen: string, nowMs: number): OwnTimeZone {
  const now = ownDay(own, nowMs)
  const settled: OwnTimeZone = { timeZone: now.timeZone, pendingTimeZone: null }
  if (chosen === now.timeZone) {
    const plain = ownDay(settled, nowMs)
    if (plain.day === now.day && plain.endsAtMs === now.endsAtMs) return settled
  }
  const fromDay = dayIn(now.timeZone, now.endsAtMs)
  return { timeZone: now.timeZone, pendingTimeZone: { timeZone: chosen, fromDay, heldDay: now.day } }
}
