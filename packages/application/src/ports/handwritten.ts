import type { TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import type { Topic } from '@trendverse/domain/quizzes/handwritten/topic'

/** What was written by hand about a trend. It comes with the product, so nothing has to be kept; about most trends nothing was. */
export type Handwritten = {
  questionsAbout(trendId: Uuid): Promise<readonly HandwrittenQuestion[]>
  /** Every trend that questions were written about, with all of them. */
  listClassics(): Promise<readonly Classic[]>
  /** What the news keeps coming back to, with what was written about it. */
  listTopics(): Promise<readonly Topic[]>
  jokesAbout(trendId: Uuid): Promise<TrendJokes>
}
