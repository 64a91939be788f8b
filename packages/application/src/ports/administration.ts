import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { PlatformId, SharedKind } from '@trendverse/domain/social/platform'
import type { RecordOwner } from './accounts'

/** Something an administrator, or the system in their place, did. Nothing of it holds a secret. */
export type AuditEntry = {
  readonly id: Uuid
  readonly atMs: number
  /** The administrator's account, or null for the system. */
  readonly actorId: Uuid | null
  readonly actorName: string
  /** Dotted, past tense: `user.deleted`. */
  readonly action: string
  readonly subjectId: string | null
  /** What changed, in plain values. */
  readonly details: Readonly<Record<string, unknown>>
}

/** The name of whoever is not known any more. */
export const FORGOTTEN_ACTOR = 'deleted account'

/** Append-only (QUALITY): no entry can be removed, and the only change is to forget whom it was about. */
export type AuditLog = {
  append(entry: AuditEntry): Promise<void>
  list(page: {
    readonly page: number
    readonly pageSize: number
    readonly action: string | null
  }): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>
  /** What was done to an account or by it, oldest first. */
  listAbout(userId: Uuid): Promise<readonly AuditEntry[]>
  /**
   * Takes a person who is deleted out of every entry: as the subject, as the one who did it (their name becomes
   * `FORGOTTEN_ACTOR`), and where details name their id or address. When and what stays.
   */
  forget(person: RecordOwner): Promise<void>
}

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

/** State of a background job, for health and administrators. */
export type JobState = {
  readonly name: string
  readonly state: 'idle' | 'running' | 'failed'
  readonly lastStartedAtMs: number | null
  readonly lastSucceededAtMs: number | null
  readonly error: string | null
}

export type JobLog = {
  list(): Promise<readonly JobState[]>
  save(state: JobState): Promise<void>
}

/** Settings of the installation, one JSON value per key. */
export type SettingsRepository = {
  /** The stored value, or undefined when the key was never set. Callers validate what they get. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Changes several in one step: all of them or none. */
  setAll(values: Readonly<Record<string, unknown>>): Promise<void>
}
