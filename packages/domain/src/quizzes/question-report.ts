import type { Uuid } from '../primitives/uuid'
import type { QuizTaker } from './attempt'

/** What a reader may find wrong with a question. */
export const QUESTION_REPORT_REASONS = [
  'wrong_answer',
  'unclear',
  'outdated',
  'proof_missing',
  'offensive',
  'other',
] as const
export type QuestionReportReason = (typeof QUESTION_REPORT_REASONS)[number]

/** Characters. */
export const MAX_REPORT_NOTE_LENGTH = 500

/** What one reader says about one question they were asked. */
export type QuestionReport = {
  readonly questionId: Uuid
  readonly reporter: QuizTaker
  readonly reason: QuestionReportReason
  /** In the reader's words; may be empty. */
  readonly note: string
  /** Milliseconds since 1970. */
  readonly reportedAtMs: number
}
