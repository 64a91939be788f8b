import { SECOND_MS } from '../primitives/time'
import { MAX_KEY_PRIORITY, type PoolKey } from './ai-key'
import { breakerAt, OPEN_MS } from './circuit-breaker'
import { FULL_HEALTH } from './key-health'
import { keyCountersAt, quotaFromMs } from './key-quotas'

/** KP-07 */
const WEIGHTS = { health: 0.3, load: 0.25, quota: 0.2, priority: 0.15, speed: 0.1 } as const
/** OP-45: as slow as a call can be (KP-19). */
const SLOWEST_MS = 30 * SECOND_MS

/** How good a key is for the next call, 0 to 1 (KP-07, OP-44, OP-45). One that has not answered yet counts as fast. */
export function scoreKey(key: PoolKey, nowMs: number): number {
  const { usageToday } = keyCountersAt(key, nowMs)
  return (
    (WEIGHTS.health * key.health) / FULL_HEALTH +
    WEIGHTS.load * atLeastZero(1 - key.active / key.maxConcurrent) +
    WEIGHTS.quota * atLeastZero(1 - usageToday / key.dailyLimit) +
    (WEIGHTS.priority * (MAX_KEY_PRIORITY + 1 - key.priority)) / MAX_KEY_PRIORITY +
    WEIGHTS.speed * atLeastZero(1 - (key.avgResponseMs ?? 0) / SLOWEST_MS)
  )
}

/** Whether a key takes no more calls at the moment; half-open it takes one at a time (OP-47). */
export function isFull(key: PoolKey, nowMs: number): boolean {
  const most = breakerAt(key.breaker, nowMs).state === 'half-open' ? 1 : key.maxConcurrent
  return key.active >= most
}

/**
 * From when a key could be asked, apart from calls under way that may end at any moment: its breaker, its quota, and
 * the rest its provider asked for. Infinite for a key that is put aside.
 */
export function openFromMs(key: PoolKey, nowMs: number): number {
  if (key.status === 'inactive' || key.maxConcurrent <= 0) return Number.POSITIVE_INFINITY
  return Math.max(nowMs, breakerOpensMs(key, nowMs), key.restsUntilMs ?? nowMs, quotaFromMs(key, nowMs))
}

function breakerOpensMs({ breaker }: PoolKey, nowMs: number): number {
  const current = breakerAt(breaker, nowMs)
  return current.state === 'open' ? current.openedAtMs + OPEN_MS : nowMs
}

const atLeastZero = (value: number): number => Math.max(0, value)
