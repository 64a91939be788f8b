import type { DailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'

/** Quizzes of the day of all days. A device keeps the latest. */
export type DailyQuizRepository = {
  /** The quiz of a day, `2026-11-25`; null where none was made yet, and for texts that are no day. */
  find(day: string): Promise<DailyQuiz | null>
  /**
   * Keeps the quiz of a day for good, unless there is one: then that is the answer. One step: of two made at once one is kept
   * and is the answer to both.
   */
  keep(made: DailyQuiz): Promise<DailyQuiz>
}
