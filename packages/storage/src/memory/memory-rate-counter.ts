import type { RateCounter } from '@trendverse/application/ports/limits'
import { cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Counted tries in memory. */
export function memoryRateCounter({ rateCounts }: Pick<MemoryStore, 'rateCounts'>): RateCounter {
  return {
    add: async (key, windowMs, nowMs) => {
      const kept = rateCounts.get(cleanText(key))
      // a window that ends later than one could that begins now is of a clock that was set back: nobody waits for it
      const isRunning = kept !== undefined && kept.endsAtMs > nowMs && kept.endsAtMs <= nowMs + windowMs
      const counted = isRunning ? { ...kept, count: kept.count + 1 } : { count: 1, endsAtMs: nowMs + windowMs }
      rateCounts.set(cleanText(key), counted)
      return counted
    },
    takeBack: async (key) => {
      const kept = rateCounts.get(cleanText(key))
      if (kept !== undefined && kept.count > 0) rateCounts.set(cleanText(key), { ...kept, count: kept.count - 1 })
    },
    clear: async (key) => void rateCounts.delete(cleanText(key)),
    removeExpired: async (nowMs) => {
      const expired = [...rateCounts].filter(([, { endsAtMs }]) => endsAtMs <= nowMs)
      for (const [key] of expired) rateCounts.delete(key)
      return expired.length
    },
  }
}
