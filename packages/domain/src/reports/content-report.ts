import type { Uuid } from '../primitives/uuid'
import type { QuizTaker } from '../quizzes/attempt'

/** What may be reported that no other list keeps the reports of. */
export const REPORTED_CONTENTS = ['run', 'profile'] as const
export type ReportedContent = (typeof REPORTED_CONTENTS)[number]

/** What a visitor may find wrong with a run they watched, or a profile somebody shared. */
export const RUN_REPORT_REASONS = ['cheating', 'offensive', 'other'] as const
export const PROFILE_REPORT_REASONS = ['offensive', 'harassing', 'impersonating', 'other'] as const
export type ContentReportReason = (typeof RUN_REPORT_REASONS)[number] | (typeof PROFILE_REPORT_REASONS)[number]

/** What one visitor says about one run or profile they could see. */
export type ContentReport = {
  readonly kind: ReportedContent
  /** Of the run, or of the account whose profile it is. */
  readonly subjectId: Uuid
  /** Whose it is: reports go along with their account. */
  readonly ownerId: Uuid
  readonly reporter: QuizTaker
  readonly reason: ContentReportReason
  /** In the visitor's words; may be empty. */
  readonly note: string
  /** Milliseconds since 1970. */
  readonly reportedAtMs: number
}
