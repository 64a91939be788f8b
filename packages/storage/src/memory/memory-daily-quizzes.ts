import type { DailyQuizRepository } from '@trendverse/application/ports/daily-quizzes'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Quizzes of the day in memory. Nothing else runs between the look and the keeping. */
export function memoryDailyQuizzes({ dailyQuizzes }: Pick<MemoryStore, 'dailyQuizzes'>): DailyQuizRepository {
  return {
    find: async (day) => dailyQuizzes.get(cleanText(day)) ?? null,
    keep: async (given) => {
      const made = cleanCopy(given)
      const kept = dailyQuizzes.get(made.day) ?? made
      dailyQuizzes.set(kept.day, kept)
      return kept
    },
  }
}
