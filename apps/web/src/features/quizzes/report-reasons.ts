import type { QuestionReportReason } from '@trendverse/domain/quizzes/question-report'

/** What a reader may find wrong with a question, in the words they choose from. */
export const REPORT_REASONS: Readonly<Record<QuestionReportReason, string>> = {
  wrong_answer: 'The right answer is wrong, or not the only one',
  unclear: 'The question is unclear',
  outdated: 'It is out of date',
  proof_missing: 'The proof does not say it',
  offensive: 'It is offensive',
  other: 'Something else',
}
