import { NO_JOKES, type TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { ALL_STARTER_JOKES } from './all-starter-jokes'
import { STARTER_QUESTIONS } from './starter-questions'
import { STARTER_TRENDS } from './starter-trends'

const keysById: ReadonlyMap<string, string> = new Map(STARTER_TRENDS.map(({ id, key }) => [id, key]))

/** The questions written by hand about a starter trend; none about any other. */
export function questionsAbout(trendId: string): readonly HandwrittenQuestion[] {
  return STARTER_QUESTIONS[keysById.get(trendId) ?? ''] ?? []
}

/** Every starter trend that questions were written about, with all of them. */
export function listClassics(): readonly Classic[] {
  return STARTER_TRENDS.map(({ id, key, name, category, color }) => ({
    story: { id, name, category, color },
    questions: STARTER_QUESTIONS[key] ?? [],
  })).filter(({ questions }) => questions.length > 0)
}

/** What is funny about a starter trend. */
export function jokesAbout(trendId: string): TrendJokes {
  return ALL_STARTER_JOKES[keysById.get(trendId) ?? ''] ?? NO_JOKES
}
