import type { DailyAction, PerAction } from '@trendverse/domain/limits/daily-action'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** What one account did on one day of its own calendar. */
export type DayOfUse = { readonly day: string; readonly used: PerAction }

export type SpendOutcome = { readonly spent: boolean; readonly usedToday: number }

/** Counters of what accounts do (LM). Days are `YYYY-MM-DD` in the account's time zone; another day starts at zero (LM-05). */
export type UsageRepository = {
  /**
   * Counts one use and adds it to the account's total, only while fewer than `limit` are counted for the day (LM-06,
   * LM-07); a negative limit never refuses. One transaction: of any number at once no more than the limit win. For
   * an account that is gone nothing is counted.
   */
  spend(userId: Uuid, action: DailyAction, day: string, limit: number): Promise<SpendOutcome>
  /** Takes one use back, of day and total, never below zero. */
  refund(userId: Uuid, action: DailyAction, day: string): Promise<void>
  usedOn(userId: Uuid, day: string): Promise<PerAction>
  /** The same for many accounts in one question, each on the day it is given with; those with any use that day. */
  usedOnEach(dayOf: ReadonlyMap<Uuid, string>): Promise<ReadonlyMap<Uuid, PerAction>>
  /** Days with any use from `fromDay` on, oldest first. */
  listDays(userId: Uuid, fromDay: string): Promise<readonly DayOfUse[]>
}
