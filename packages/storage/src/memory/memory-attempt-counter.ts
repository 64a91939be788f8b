import type { AttemptCounter } from '@trendverse/application/ports/limits'
import { cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Counted tries in memory. */
export function memoryAttemptCounter({ attempts }: Pick<MemoryStore, 'attempts'>): AttemptCounter {
  return {
    add: async (key, windowMs, nowMs) => {
      const kept = attempts.get(cleanText(key))
      // a window that ends later than one could that begins now is of a clock that was set back: nobody waits for it
      const isRunning = kept !== undefined && kept.endsAtMs > nowMs && kept.endsAtMs <= nowMs + windowMs
      const counted = isRunning ? { ...kept, count: kept.count + 1 } : { count: 1, endsAtMs: nowMs + windowMs }
      attempts.set(cleanText(key), counted)
      return counted
    },
    clear: async (key) => void attempts.delete(cleanText(key)),
    removeExpired: async (nowMs) => {
      const expired = [...attempts].filter(([, { endsAtMs }]) => endsAtMs <= nowMs)
      for (const [key] of expired) attempts.delete(key)
      return expired.length
    },
  }
}
