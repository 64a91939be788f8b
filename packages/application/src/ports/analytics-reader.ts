import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** Where the three periods begin: today, the last 7 and the last 30 days, each with today. */
export type PeriodStarts<Mark> = { readonly today: Mark; readonly week: Mark; readonly month: Mark }

export type UseCounts = {
  readonly total: number
  readonly today: number
  readonly last7Days: number
  readonly last30Days: number
}

export type AccountCounts = {
  readonly total: number
  readonly verified: number
  readonly activeToday: number
  readonly activeLast7Days: number
  readonly activeLast30Days: number
  readonly newLast7Days: number
  readonly newLast30Days: number
}

export type TopTrend = {
  readonly id: Uuid
  readonly name: string
  readonly views: number
  readonly interactions: number
}

/** Counts over everything kept, for administrators (OP-72). Nobody is named. */
export type AnalyticsReader = {
  /** By last use and sign-up, from these instants on. */
  countAccounts(starts: PeriodStarts<number>): Promise<AccountCounts>
  /** What accounts did, from these days (`YYYY-MM-DD`) of their own calendars on; `total` is of the accounts there are. */
  countUses(starts: PeriodStarts<string>): Promise<Readonly<Record<DailyAction, UseCounts>>>
  /** Subscribers whose address counts now, and sign-ups per UTC date from this instant on, oldest first. */
  countSubscribers(
    fromMs: number,
  ): Promise<{ readonly active: number; readonly byDate: readonly { readonly day: string; readonly count: number }[] }>
  /** Active trends, most views and interactions together first. */
  listTopTrends(limit: number): Promise<readonly TopTrend[]>
}
