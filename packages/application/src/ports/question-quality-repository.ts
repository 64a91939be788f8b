import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuestionDecision, QuestionQuality, QuestionStatus } from '@trendverse/domain/quizzes/judge-question'
import type { Question } from '@trendverse/domain/quizzes/question'
import type { QuestionOutcome } from '@trendverse/domain/quizzes/question-quality'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'

/** A question as it was asked when something became known of it. */
export type KnownQuestion = Pick<Question, 'id' | 'question'> & {
  readonly rightOption: string
  readonly trendId: Uuid
  /** Of then: a trend may be renamed, or go. */
  readonly trendName: string
}

/** A question with everything it is judged by, and how that comes out (`judgeQuestion`). */
export type QuestionRecord = KnownQuestion &
  QuestionQuality & {
    readonly status: QuestionStatus
    /** The last outcome, report or decision, milliseconds since 1970. */
    readonly updatedAtMs: number
  }

/** A report without who made it: what others may see. */
export type ReportText = Pick<QuestionReport, 'reason' | 'note' | 'reportedAtMs'>

/** So many reports of a question are listed with it. */
export const LISTED_REPORTS = 20

/** A question with its latest reports, the latest first, at most `LISTED_REPORTS`; those of accounts that went are gone. */
export type ReportedQuestion = QuestionRecord & { readonly reports: readonly ReportText[] }

/**
 * How questions turn out over time. Figures are nobody's and stay; reports of an account go along with it, while the
 * question goes on counting how many it had. Ids nobody has, and texts that are none, find nothing.
 */
export type QuestionQualityRepository = {
  /** Adds what one attempt says about its questions, all of it or nothing. Of what is added at once nothing is lost. */
  record(
    outcomes: readonly { readonly question: KnownQuestion; readonly outcome: QuestionOutcome }[],
    nowMs: number,
  ): Promise<void>
  /** Keeps a report; false where this reporter made one of this question before, or is an account there is not any more. */
  report(question: KnownQuestion, report: QuestionReport): Promise<boolean>
  /** Keeps an administrator's decision; null when nothing is known of such a question. */
  decide(id: Uuid, decision: QuestionDecision, nowMs: number): Promise<ReportedQuestion | null>
  /** The most reported first, then the latest; null: of whatever status. */
  list(page: {
    readonly page: number
    readonly pageSize: number
    readonly status: QuestionStatus | null
  }): Promise<{ readonly questions: readonly ReportedQuestion[]; readonly total: number }>
  /** Questions about a trend that are asked no more. */
  listRetired(trendId: Uuid): Promise<readonly Uuid[]>
  /** Reports an account made, the oldest first. */
  listReportsOf(userId: Uuid): Promise<readonly QuestionReport[]>
  /** Forgets guests' reports made before this instant; answers how many. */
  removeGuestReports(reportedBeforeMs: number): Promise<number>
  /** Forgets questions without a verdict nothing was heard of since, with their reports; answers how many. */
  removeUnjudged(updatedBeforeMs: number): Promise<number>
}
