import type { CategoryAverage, FinishRecord } from '@trendverse/application/ports/quizzes'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'

/** What the end of an attempt leaves of what it was: other answers than it had, and when it ended. */
export function endOf({ attempt }: FinishRecord): Pick<QuizAttempt, 'answers'> & { readonly finishedAtMs: number } {
  const { answers, finishedAtMs } = attempt
  if (finishedAtMs === null) throw new Error('an attempt was to end that goes on')
  return { answers, finishedAtMs }
}

/** How an account's finished quizzes of one category add up. */
export type CategorySum = Pick<CategoryAverage, 'category' | 'quizzes'> & { readonly percentSum: number }

/** The categories with the most quizzes first; of as many the first in the alphabet. */
export function averagesOf(sums: readonly CategorySum[]): readonly CategoryAverage[] {
  return sums
    .map(({ category, quizzes, percentSum }) => ({ category, quizzes, averagePercent: percentSum / quizzes }))
    .sort((a, b) => b.quizzes - a.quizzes || (a.category < b.category ? -1 : 1))
}
