import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'

/** What an order of a quiz led to: one that can be taken, or one that is being made. */
export type OrderedQuiz =
  | { readonly kind: 'begun'; readonly attempt: QuizAttempt; readonly resumed: boolean }
  | { readonly kind: 'being_made'; readonly job: GenerationJob }
