import type { Uuid } from '../primitives/uuid'
import type { QuizTaker } from '../quizzes/attempt'

/** What a visitor may find wrong with a meme that was shared (OP-54). */
export const MEME_REPORT_REASONS = ['offensive', 'harassing', 'misleading', 'copied', 'other'] as const
export type MemeReportReason = (typeof MEME_REPORT_REASONS)[number]

/** What administrators decide about a reported meme: others may see it, or may not. */
export const MEME_DECISIONS = ['shown', 'hidden'] as const
export type MemeDecision = (typeof MEME_DECISIONS)[number]

/** What a decision makes of a report; `moot` where the meme was changed before anybody decided, and kept as it was then. */
export const REPORT_OUTCOMES = ['upheld', 'overruled', 'moot'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** What one visitor says about one meme they could see. */
export type MemeReport = {
  readonly memeId: Uuid
  readonly reporter: QuizTaker
  readonly reason: MemeReportReason
  /** In the visitor's words; may be empty. */
  readonly note: string
  /** Milliseconds since 1970. */
  readonly reportedAtMs: number
}
