import { utcDay } from '../mail/mail-counters'
import type { KeyStatus, KeyType } from './key-type'

/** KP-12: calls at the same time. */
const CONCURRENT_CALLS = { quiz: 3, meme: 2 } as const
const CONCURRENT_DEMO_CALLS = 1
/** Of whatever kind a key is. */
export const MOST_CONCURRENT = Math.max(...Object.values(CONCURRENT_CALLS))

/** KP-13 */
export const DEMO_LIMITS = {
  quiz: { dailyLimit: 10, monthlyLimit: 100 },
  meme: { dailyLimit: 5, monthlyLimit: 50 },
} as const satisfies Record<KeyType, { readonly dailyLimit: number; readonly monthlyLimit: number }>

/** What a visitor's quiz costs is two to four calls; an administrator sets what the account behind the key allows. */
const USUAL_LIMITS = { dailyLimit: 1_000, monthlyLimit: 20_000 } as const

const NO_LIMITS = { dailyLimit: Number.POSITIVE_INFINITY, monthlyLimit: Number.POSITIVE_INFINITY } as const

/** Counters of a key as they were last written down. */
export type KeyCounters = {
  readonly usageToday: number
  readonly usageThisMonth: number
  /** UTC day of the last use, `2026-05-01`. */
  readonly countedDay: string
}

type KeyLimits = { readonly dailyLimit: number; readonly monthlyLimit: number }

/** The limits of a key of this kind of which nothing else was said: for demo keys those of KP-13. */
export function usualLimits(keyType: KeyType, status: KeyStatus): KeyLimits {
  return status === 'demo' ? DEMO_LIMITS[keyType] : USUAL_LIMITS
}

/** The highest limits a key of this kind may have: KP-13 holds for every demo key, the account behind another sets its own. */
export function highestLimits(keyType: KeyType, status: KeyStatus): KeyLimits {
  return status === 'demo' ? DEMO_LIMITS[keyType] : NO_LIMITS
}

/** The most calls a key of this kind may have under way at once (KP-12). */
export function mostConcurrent(keyType: KeyType, status: KeyStatus): number {
  return status === 'demo' ? CONCURRENT_DEMO_CALLS : CONCURRENT_CALLS[keyType]
}

/** What the counters are worth now: they start again at 00:00 UTC and on day 1 (OP-51). */
export function keyCountersAt(counters: KeyCounters, nowMs: number): KeyCounters {
  const { usageToday, usageThisMonth, countedDay } = counters
  const day = utcDay(nowMs)
  // A clock that was turned back must not throw away what was counted.
  if (countedDay >= day) return { usageToday, usageThisMonth, countedDay }
  const sameMonth = countedDay.slice(0, 7) === day.slice(0, 7)
  return { usageToday: 0, usageThisMonth: sameMonth ? usageThisMonth : 0, countedDay: day }
}

/** The counters after one more call. */
export function countUse(counters: KeyCounters, nowMs: number): KeyCounters {
  const current = keyCountersAt(counters, nowMs)
  return { ...current, usageToday: current.usageToday + 1, usageThisMonth: current.usageThisMonth + 1 }
}

/**
 * A key after the use it booked on this UTC day came to nothing: one call fewer, where the counters still count that day
 * and month (OP-51). To be asked once for each booking.
 */
export function releaseUnused<Key extends KeyCounters>(key: Key, bookedDay: string): Key {
  const { usageToday, usageThisMonth, countedDay } = key
  if (countedDay.slice(0, 7) !== bookedDay.slice(0, 7)) return key
  return {
    ...key,
    usageToday: countedDay === bookedDay ? Math.max(0, usageToday - 1) : usageToday,
    usageThisMonth: Math.max(0, usageThisMonth - 1),
  }
}

/** When a key has quota again, milliseconds since 1970: now, or at the next reset that helps (OP-51). */
export function quotaFromMs(key: KeyCounters & KeyLimits, nowMs: number): number {
  const { usageToday, usageThisMonth, countedDay } = keyCountersAt(key, nowMs)
  if (key.dailyLimit <= 0 || key.monthlyLimit <= 0) return Number.POSITIVE_INFINITY
  const [year = 0, month = 1, day = 1] = countedDay.split('-').map(Number)
  if (usageThisMonth >= key.monthlyLimit) return Date.UTC(year, month, 1)
  return usageToday >= key.dailyLimit ? Date.UTC(year, month - 1, day + 1) : nowMs
}
