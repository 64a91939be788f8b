import type { Quiz } from '@trendverse/domain/quizzes/quiz'
import type { Needs } from '../ports/ports'

/** Counts one interaction with what a quiz is about: its trend, or each story of one about several (OP-30). They may be gone by now. */
export async function countInteraction({ trends }: Needs<'trends'>, quiz: Quiz): Promise<void> {
  const stories = quiz.questions.flatMap(({ story }) => story?.id ?? [])
  if (stories.length > 0) await trends.countInteractions(stories)
  else await trends.countEvent(quiz.trendId, 'interaction')
}
