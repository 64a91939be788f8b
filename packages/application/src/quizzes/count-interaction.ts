import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import type { Needs } from '../ports/ports'

/** Counts one interaction with what a quiz is about: its trend, or each story of a quiz of the day (OP-30). They may be gone by now. */
export async function countInteraction({ trends }: Needs<'trends'>, quiz: Quiz): Promise<void> {
  if (dayOfDailyQuiz(quiz.trendId) === null) await trends.countEvent(quiz.trendId, 'interaction')
  else await trends.countInteractions(quiz.questions.flatMap(({ story }) => story?.id ?? []))
}
