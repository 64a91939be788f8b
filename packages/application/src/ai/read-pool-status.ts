import { type Breaker, breakerAt } from '@trendverse/domain/ai/circuit-breaker'
import { KEY_TYPES, type KeyStatus, type KeyType } from '@trendverse/domain/ai/key-type'
import { QUEUE_CAPACITY } from '@trendverse/domain/ai/request-queue'
import { adviceInWords, type ScalingAdvice, scalingAdvice } from '@trendverse/domain/ai/scaling-advice'
import { isFull, openFromMs } from '@trendverse/domain/ai/score-key'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

/** How the pool does, over all processes. */
export type PoolStatus = {
  readonly types: readonly {
    readonly keyType: KeyType
    /** Jobs in the queue, and how many it holds (KP-14). */
    readonly waiting: number
    readonly capacity: number
    readonly keys: readonly PooledKey[]
  }[]
  /** KP-23, in words for people. */
  readonly advice: readonly {
    readonly kind: ScalingAdvice['kind']
    readonly keyType: KeyType
    readonly message: string
  }[]
}

type PooledKey = {
  readonly id: Uuid
  readonly name: string
  readonly status: KeyStatus
  /** 0 to 100 (KP-08). */
  readonly health: number
  readonly breaker: Breaker['state']
  /** Calls under way, and the most there may be at once (KP-12). */
  readonly active: number
  readonly maxConcurrent: number
  /** Whether the next job could have it (OP-45). */
  readonly available: boolean
  /** Until when its provider wants it left alone, where it does. */
  readonly restsUntil: string | null
}

/** Who waits for AI keys, how the keys do, and what administrators should do about it (KP-23). */
export async function readPoolStatus(ports: Needs<'aiKeys' | 'aiQueue' | 'clock'>): Promise<PoolStatus> {
  const nowMs = ports.clock.nowMs()
  const [poolKeys, waiting] = await Promise.all([ports.aiKeys.listPoolKeys(nowMs), ports.aiQueue.countWaiting(nowMs)])
  const types = KEY_TYPES.map((keyType) => {
    const keys = poolKeys
      .filter((key) => key.keyType === keyType)
      .map((key) => {
        const { id, name, status, health, active, maxConcurrent, restsUntilMs } = key
        return {
          id,
          name,
          status,
          health,
          breaker: breakerAt(key.breaker, nowMs).state,
          active,
          maxConcurrent,
          available: openFromMs(key, nowMs) <= nowMs && !isFull(key, nowMs),
          restsUntil: restsUntilMs === null || restsUntilMs <= nowMs ? null : new Date(restsUntilMs).toISOString(),
        }
      })
    return { keyType, waiting: waiting[keyType], capacity: QUEUE_CAPACITY, keys }
  })
  const advice = scalingAdvice(waiting, poolKeys, nowMs).map((one) => ({
    kind: one.kind,
    keyType: one.type,
    message: adviceInWords(one),
  }))
  return { types, advice }
}
