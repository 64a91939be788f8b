import type { RateCount, RateCounter } from '@trendverse/application/ports/limits'
import { cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Counted tries in memory. */
export function memoryRateCounter({ rateCounts }: Pick<MemoryStore, 'rateCounts'>): RateCounter {
  const add = (key: string, windowMs: number, nowMs: number): RateCount => {
    const kept = rateCounts.get(cleanText(key))
    // a window that ends later than one could that begins now is of a clock that was set back: nobody waits for it
    const isRunning = kept !== undefined && kept.endsAtMs > nowMs && kept.endsAtMs <= nowMs + windowMs
    const counted = isRunning ? { ...kept, count: kept.count + 1 } : { count: 1, endsAtMs: nowMs + windowMs }
    rateCounts.set(cleanText(key), counted)
    return counted
  }
  const takeBack = (key: string): void => {
    const kept = rateCounts.get(cleanText(key))
    if (kept !== undefined && kept.count > 0) rateCounts.set(cleanText(key), { ...kept, count: kept.count - 1 })
  }
  const clear = (key: string): void => void rateCounts.delete(cleanText(key))
  return {
    add: async (key, windowMs, nowMs) => add(key, windowMs, nowMs),
    addInTurn: async (tries, nowMs) => {
      const counts: RateCount[] = []
      for (const { key, windowMs, tries: limit } of tries) {
        const counted = add(key, windowMs, nowMs)
        counts.push(counted)
        if (limit !== null && counted.count > limit) break
      }
      return counts
    },
    takeBack: async (key) => takeBack(key),
    clear: async (key) => clear(key),
    settle: async (takenBack, forgotten) => {
      takenBack.forEach(takeBack)
      forgotten.forEach(clear)
    },
    removeExpired: async (nowMs) => {
      const expired = [...rateCounts].filter(([, { endsAtMs }]) => endsAtMs <= nowMs)
      for (const [key] of expired) rateCounts.delete(key)
      return expired.length
    },
  }
}
