import type { TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'

/** What was written by hand about a trend. It comes with the product, so nothing has to be kept; about most trends nothing was. */
export type Handwritten = {
  questionsAbout(trendId: Uuid): Promise<readonly HandwrittenQuestion[]>
  /** Every trend that questions were written about, with all of them. */
  listClassics(): Promise<readonly Classic[]>
  jokesAbout(trendId: Uuid): Promise<TrendJokes>
}
