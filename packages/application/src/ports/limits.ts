import type { GenerationJob, GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { DailyAction, PerAction } from '@trendverse/domain/limits/daily-action'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** What one account did on one day of its own calendar. */
export type DayOfUse = { readonly day: string; readonly used: PerAction }

export type SpendOutcome = { readonly spent: boolean; readonly usedToday: number }

/**
 * Counters of what accounts do (LM). Days are `YYYY-MM-DD` in the account's time zone; another day starts at zero
 * (LM-05).
 */
export type UsageRepository = {
  /**
   * Counts one use and adds it to the account's total, only while fewer than `limit` are counted for the day (LM-06,
   * LM-07); a negative limit never refuses. One transaction: of any number at once no more than the limit win. For
   * an account that is gone nothing is counted.
   */
  spend(userId: Uuid, action: DailyAction, day: string, limit: number): Promise<SpendOutcome>
  /** Takes one use back, of day and total, never below zero. */
  refund(userId: Uuid, action: DailyAction, day: string): Promise<void>
  /** Adds one to the account's total alone, for what takes nothing of the day's allowance. */
  addToTotal(userId: Uuid, action: DailyAction): Promise<void>
  usedOn(userId: Uuid, day: string): Promise<PerAction>
  /** The same for many accounts in one question, each on the day it is given with; those with any use that day. */
  usedOnEach(dayOf: ReadonlyMap<Uuid, string>): Promise<ReadonlyMap<Uuid, PerAction>>
  /** Days with any use from `fromDay` on, oldest first. */
  listDays(userId: Uuid, fromDay: string): Promise<readonly DayOfUse[]>
}

/** A try to be counted under a key, and how many its window may hold; null for any number. */
export type RatedTry = { readonly key: string; readonly windowMs: number; readonly tries: number | null }

/** How many tries the window of a key holds, and when it ends. */
export type RateCount = { readonly count: number; readonly endsAtMs: number }

/** Counts tries per key and window, for throttles (OP-11). Shared by all processes on one database. */
export type RateCounter = {
  /**
   * Adds one try and answers how many the window holds with it, and when the window ends. A window begins with its
   * first try and lasts `windowMs`.
   */
  add(key: string, windowMs: number, nowMs: number): Promise<RateCount>
  /**
   * Adds one try to each key in this order, and stops behind the first whose window then holds more than it may: the
   * counts of those that were added to. One step; no key comes twice.
   */
  addInTurn(tries: readonly RatedTry[], nowMs: number): Promise<readonly RateCount[]>
  /** Takes one try back: it turned out well, which tells nothing of the others. */
  takeBack(key: string): Promise<void>
  /** Forgets a key: what it counted turned out well. */
  clear(key: string): Promise<void>
  /**
   * Takes one try back from the first keys and forgets the others, in one step and in this order. Whoever adds to several of
   * these keys does so in the same order, so that nobody waits for somebody who waits for them.
   */
  settle(takenBack: readonly string[], forgotten: readonly string[]): Promise<void>
  removeExpired(nowMs: number): Promise<number>
}

/** What models make for people who wait, as every process may ask for it. */
export type GenerationJobs = {
  /**
   * Keeps a new job, unless its taker has one of this kind, trend and variant that has not ended: then that is the
   * answer. One step: of two added at once one is kept and is the answer to both.
   */
  add(job: GenerationJob): Promise<GenerationJob>
  find(id: Uuid): Promise<GenerationJob | null>
  /** The job of a taker, of this kind and variant and about this trend, that has not ended. */
  findOpen(wanted: Pick<GenerationJob, 'kind' | 'taker' | 'trendId' | 'variant'>): Promise<GenerationJob | null>
  /**
   * Moves a job to another stage unless it has ended; false when it had, or is not there. Of two who end it one does.
   *
   * @param made What was made, for `ready`, and the day its unit stays booked on until somebody comes for it.
   */
  move(
    id: Uuid,
    stage: GenerationStage,
    nowMs: number,
    made?: { readonly resultId: Uuid; readonly bookedDay: string | null },
  ): Promise<boolean>
  /**
   * Takes the booked day off a job that made this: of several who ask one gets it. Null when there is none (any more).
   */
  takeBooking(resultId: Uuid): Promise<string | null>
  /**
   * Calls back with the id of a job that was cancelled, in whatever process, perhaps also with null: any may be.
   * Returns the end of it.
   */
  whenCancelled(listener: (id: Uuid | null) => void): () => void
  /** Jobs that have not ended and whose stage last changed before this instant, those silent longest first. */
  listSilent(movedBeforeMs: number, limit: number): Promise<readonly GenerationJob[]>
  /** Forgets jobs begun before this instant. */
  removeStartedBefore(beforeMs: number): Promise<number>
}
