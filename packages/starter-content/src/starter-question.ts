import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'

/** Questions about starter trends, by the key of the trend. */
export type QuestionsByTrend = Readonly<Record<string, readonly HandwrittenQuestion[]>>
