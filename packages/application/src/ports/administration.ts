import type { CountOfDay } from '@trendverse/domain/administration/daily-figure'
import type { DailyAction } from '@trendverse/domain/limits/daily-action'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { PlatformId, SharedKind } from '@trendverse/domain/social/platform'
import type { RecordOwner } from './accounts'
import type { CountedTotal, LongListPage } from './counted-total'

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

/** Which entries are wanted; what is null or left out narrows nothing. */
export type AuditQuery = LongListPage & {
  /** One action, `user.deleted`. */
  readonly action?: string | null | undefined
  /** All actions that begin with it and a dot: `user`. */
  readonly area?: string | undefined
  readonly actorId?: Uuid | undefined
  readonly subjectId?: string | undefined
  /** From this instant on, and up to it. */
  readonly fromMs?: number | undefined
  readonly toMs?: number | undefined
  /** A part of the action, of who did it, or of what it was done to, whatever its case. */
  readonly text?: string | undefined
}

/** The name of whoever is not known any more. */
export const FORGOTTEN_ACTOR = 'deleted account'

/** Append-only (QUALITY): no entry can be removed, and the only change is to forget whom it was about. */
export type AuditLog = {
  append(entry: AuditEntry): Promise<void>
  /** Newest first. */
  list(query: AuditQuery): Promise<CountedTotal & { readonly entries: readonly AuditEntry[] }>
  /** What was done to an account or by it, oldest first. */
  listAbout(userId: Uuid): Promise<readonly AuditEntry[]>
  /**
   * Takes a person who is deleted out of every entry: as the subject, as the one who did it (their name becomes
   * `FORGOTTEN_ACTOR`), and where details name their id or address. When and what stays.
   */
  forget(person: RecordOwner): Promise<void>
}

/** Where the three periods begin: today, the last 7 and the last 30 days, each with today. */
export type PeriodStarts = { readonly today: number; readonly week: number; readonly month: number }

export type AccountCounts = {
  readonly total: number
  readonly verified: number
  readonly activeToday: number
  readonly activeLast7Days: number
  readonly activeLast30Days: number
}

export type ShareCounts = {
  readonly total: number
  /** Over all time, the most first. */
  readonly byKind: readonly { readonly kind: SharedKind; readonly count: number }[]
  /** Null: without naming a platform. */
  readonly byPlatform: readonly { readonly platform: PlatformId | null; readonly count: number }[]
}

/** What is counted day by day. Calls of models are counted when they end. */
export type DailyCount = DailyAction | 'accounts' | 'shares' | 'subscribers' | 'aiSucceeded' | 'aiFailed'

export type TopTrend = {
  readonly id: Uuid
  readonly name: string
  readonly views: number
  readonly interactions: number
}

/** What waits for somebody to look at it, and mails that did not get away. */
export type OpenMatters = {
  /** Identity checks that were sent in and are not decided. */
  readonly identityChecks: number
  /** With reports nobody decided about. */
  readonly reportedMemes: number
  /** Answers or reports speak against them, and nobody decided. */
  readonly flaggedQuestions: number
  /** Runs of games and profiles with reports nobody decided about. */
  readonly reportedRuns: number
  readonly reportedProfiles: number
  readonly contactMessages: number
  readonly mailsWaiting: number
  /** When the oldest mail that still waits was written. */
  readonly oldestMailAtMs: number | null
  /** Mails written since then that failed for good. */
  readonly mailsFailed: number
}

/** Counts over everything kept, for administrators (OP-72). Nobody is named. */
export type AnalyticsReader = {
  /** By last use, from these instants on. */
  countAccounts(starts: PeriodStarts): Promise<AccountCounts>
  /** Everything the accounts there are ever did. */
  countUses(): Promise<Readonly<Record<DailyAction, number>>>
  countShares(): Promise<ShareCounts>
  /** Subscribers whose address counts now. */
  countSubscribers(): Promise<number>
  /**
   * What happened from this date (`YYYY-MM-DD`) on, days without any left out, in any order. Uses are counted by the days of
   * the accounts' own calendars, everything else by UTC dates.
   */
  listDays(fromDay: string): Promise<Readonly<Record<DailyCount, readonly CountOfDay[]>>>
  /** Active trends, most views and interactions together first. */
  listTopTrends(limit: number): Promise<readonly TopTrend[]>
  countOpenMatters(mailsFromMs: number): Promise<OpenMatters>
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
  /**
   * Reads some settings and changes what `decide` says, in one step: of several at once each sees what the one before wrote.
   * Throws what `decide` throws, and then changes nothing.
   *
   * @param decide Gets the stored values of these keys, without those never set.
   */
  change<Values extends Readonly<Record<string, unknown>>>(
    keys: readonly string[],
    decide: (stored: Readonly<Record<string, unknown>>) => Values,
  ): Promise<Values>
}
