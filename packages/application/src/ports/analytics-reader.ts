import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { PlatformId, SharedKind } from '@trendverse/domain/social/platform'

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

export type ShareCounts = UseCounts & {
  /** Over all time, the most first. */
  readonly byKind: readonly { readonly kind: SharedKind; readonly count: number }[]
  /** Null: without naming a platform. */
  readonly byPlatform: readonly { readonly platform: PlatformId | null; readonly count: number }[]
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
  /** What was shared, by anybody, from these UTC dates on. */
  countShares(starts: PeriodStarts<string>): Promise<ShareCounts>
  /** Subscribers whose address counts now, and sign-ups per UTC date from this instant on, oldest first. */
  countSubscribers(
    fromMs: number,
  ): Promise<{ readonly active: number; readonly byDate: readonly { readonly day: string; readonly count: number }[] }>
  /** Active trends, most views and interactions together first. */
  listTopTrends(limit: number): Promise<readonly TopTrend[]>
}
