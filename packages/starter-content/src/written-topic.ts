import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import type { Category } from '@trendverse/domain/trends/categories/category'

/** One topic as it is written down (see `Topic`). */
export type WrittenTopic = {
  /** Fixed for ever: what is known of its questions is kept under it. */
  readonly key: string
  /** As it stands within a sentence: "the US Congress", "rockets". */
  readonly name: string
  readonly category: Category
  readonly spellings: readonly string[]
  /** Four to eight. Each can stand beside bad news: knowledge, no joke. Each stays true next year. */
  readonly questions: readonly HandwrittenQuestion[]
}
