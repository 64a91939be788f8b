import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { ContentReport, ReportedContent } from '@trendverse/domain/reports/content-report'
import type { ReviewDecision, ReviewKind, ReviewState } from '@trendverse/domain/reports/review-case'

/** So many reports are listed with a case. */
export const LISTED_CASE_REPORTS = 20

/** Something visitors reported, whatever it is. */
export type ReviewCase = {
  readonly kind: ReviewKind
  readonly id: Uuid
  readonly state: ReviewState
  /** How many people reported it, ever. */
  readonly reporters: number
  readonly lastReportedAtMs: number
}

/** Which cases are asked for; null: whatever they are. `decided`: kept or taken down. */
export type ReviewQuery = {
  readonly page: number
  readonly pageSize: number
  readonly order: 'newest' | 'most_reported'
  readonly kind: ReviewKind | null
  readonly status: 'open' | 'decided' | null
}

/** What a report says, without who made it. */
export type CaseReport = { readonly reason: string; readonly note: string; readonly reportedAtMs: number }

/**
 * What visitors report of runs and profiles, and the cases of all kinds. Reports go along with the account that made them, and
 * with the account they are about. Ids nobody has, and texts that are none, find nothing.
 */
export type ReportRepository = {
  /**
   * Keeps a report, in place of an earlier one by the same reporter where what is reported has changed since; false if
   * it hasn't changed or either account is gone. A reporter is counted once.
   *
   * @param look Fingerprint of the reported content, from `profileLookOf`; null if it can't change.
   */
  report(report: ContentReport, look?: Uuid | null): Promise<boolean>
  /** Cases of memes, questions, runs and profiles. */
  listCases(query: ReviewQuery): Promise<{ readonly cases: readonly ReviewCase[]; readonly total: number }>
  findCase(kind: ReviewKind, id: Uuid): Promise<ReviewCase | null>
  /** The latest first, at most `LISTED_CASE_REPORTS`. */
  listReports(kind: ReviewKind, id: Uuid): Promise<readonly CaseReport[]>
  /**
   * Keeps what was decided about a run or a profile; false where nobody reported it, or it does not stand as `seen` says: the
   * write itself compares, so of two at once who saw the same one decides.
   */
  decide(kind: ReportedContent, id: Uuid, decision: ReviewDecision, seen?: ReviewState): Promise<boolean>
  /** Whether others may not see it. */
  isTakenDown(kind: ReportedContent, id: Uuid): Promise<boolean>
  /** Reports of runs and profiles an account made, the oldest first. */
  listReportsOf(userId: Uuid): Promise<readonly ContentReport[]>
  /** Forgets guests' reports made before this instant; answers how many. Cases go on counting them. */
  removeGuestReports(reportedBeforeMs: number): Promise<number>
}
