import { PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { QuizOutline } from './use-offer'

/**
 * What a quiz asks: "2 about this story, 3 about Iran." Null where it goes without saying, since all are about the story, and
 * where a model is to write them.
 */
export function outlineInWords({ ownQuestions, topics }: QuizOutline): string | null {
  if (ownQuestions === null || ownQuestions >= PAGE_QUESTIONS) return null
  const named = topics.reduce((sum, { questions }) => sum + questions, ownQuestions)
  const others = PAGE_QUESTIONS - named
  const parts = [
    ...(ownQuestions === 0 ? [] : [`${ownQuestions} about this story`]),
    ...topics.map(({ name, questions }) => `${questions} about ${name}`),
    ...(others === 0 ? [] : [others === 1 ? '1 about another story' : `${others} about other stories`]),
  ]
  const [only = '', ...more] = parts
  if (more.length === 0) return `${only.replace(' ', ' questions ')}.`
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`
}
