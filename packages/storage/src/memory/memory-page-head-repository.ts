import type { PageHeadRepository } from '@trendverse/application/ports/reading'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Page heads in memory. */
export function memoryPageHeadRepository({
  pageHeads,
  pageHeadRounds,
}: Pick<MemoryStore, 'pageHeads' | 'pageHeadRounds'>): PageHeadRepository {
  return {
    findMany: async (pageKeys) =>
      new Map(
        pageKeys.flatMap((pageKey) => {
          const record = pageHeads.get(cleanText(pageKey))
          return record === undefined ? [] : [[pageKey, { ...record, pageKey }]]
        }),
      ),
    save: async (records) => {
      for (const record of records) pageHeads.set(cleanText(record.pageKey), cleanCopy(record))
    },
    saveRound: async (round) => {
      if (!pageHeadRounds.has(round.finishedAtMs)) pageHeadRounds.set(round.finishedAtMs, cleanCopy(round))
    },
    findLastRound: async () => [...pageHeadRounds.values()].sort((a, b) => b.finishedAtMs - a.finishedAtMs)[0] ?? null,
    removeReadBefore: async (beforeMs) => {
      for (const atMs of pageHeadRounds.keys()) if (atMs < beforeMs) pageHeadRounds.delete(atMs)
      const old = [...pageHeads].filter(([, { readAtMs }]) => readAtMs < beforeMs)
      for (const [key] of old) pageHeads.delete(key)
      return old.length
    },
  }
}
