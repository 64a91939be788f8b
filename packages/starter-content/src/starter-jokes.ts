import type { TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'

/** What is funny about starter trends, by the key of the trend. */
export type JokesByTrend = Readonly<Record<string, TrendJokes>>
