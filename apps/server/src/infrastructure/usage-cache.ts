import type { UsageRepository } from '@trendverse/application/ports/limits'
import type { QuizRepository } from '@trendverse/application/ports/quizzes'
import { keepByAccount } from './kept-by-account'

type Figures = {
  readonly usage: UsageRepository
  readonly quizzes: QuizRepository
}

/**
 * What every reading of an account asks beside the account itself, from memory: counters of the day, which spending never
 * looks at, and the figures of its quizzes.
 */
export function cacheUsage(
  { usage, quizzes }: Figures,
  nowMs: () => number,
): Figures & { readonly forget: (userId: string | null) => void } {
  // by account: only today's counters are ever read
  const days = keepByAccount<Awaited<ReturnType<UsageRepository['usedOn']>>>(nowMs)
  const stats = keepByAccount<Awaited<ReturnType<QuizRepository['statsOf']>>>(nowMs)
  return {
    usage: { ...usage, usedOn: (userId, day) => days.read(userId, day, () => usage.usedOn(userId, day)) },
    quizzes: { ...quizzes, statsOf: (userId) => stats.read(userId, '', () => quizzes.statsOf(userId)) },
    forget(userId) {
      days.forget(userId)
      stats.forget(userId)
    },
  }
}
