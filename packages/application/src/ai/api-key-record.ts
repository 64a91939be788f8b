import type { AiKey, PoolKey } from '@trendverse/domain/ai/ai-key'
import type { CallNote } from '@trendverse/domain/ai/call-note'
import { type Breaker, breakerAt } from '@trendverse/domain/ai/circuit-breaker'
import { maskedKey } from '@trendverse/domain/ai/key-mask'
import { keyCountersAt } from '@trendverse/domain/ai/key-quotas'
import type { KeyStatus, KeyType } from '@trendverse/domain/ai/key-type'
import { successRate } from '@trendverse/domain/mail/mail-counters'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'

/** An AI key as administrators read it (KP-01, KP-04): masked to its last four characters, the counters count. */
export type ApiKeyRecord = {
  readonly id: Uuid
  readonly name: string
  /** Masked (OP-43), or null: a demo key has none. */
  readonly apiKey: string | null
  readonly provider: string
  readonly keyType: KeyType
  readonly status: KeyStatus
  readonly priority: number
  readonly dailyLimit: number
  readonly monthlyLimit: number
  readonly usageToday: number
  readonly usageThisMonth: number
  readonly errorCount: number
  readonly lastUsed: string | null
  readonly maxConcurrent: number
  /** Milliseconds, or null before the first answer. */
  readonly avgResponseTime: number | null
  /** Percent of all calls that ended, or null before the first; together they are 100. */
  readonly successRate: number | null
  readonly errorRate: number | null
  /** 0 to 100 (KP-08). */
  readonly health: number
  readonly breaker: Breaker['state']
  /** What happened last, newest first, one a model that was asked. */
  readonly lastCalls: readonly (Omit<CallNote, 'atMs'> & { readonly at: string })[]
  readonly createdAt: string
}

export function toApiKeyRecord(key: AiKey | PoolKey, nowMs: number): ApiKeyRecord {
  const { id, name, provider, keyType, status, priority, dailyLimit, monthlyLimit, maxConcurrent, health } = key
  const { usageToday, usageThisMonth } = keyCountersAt(key, nowMs)
  const rate = successRate(key)
  return {
    id,
    name,
    apiKey: key.sealedKey === null ? null : maskedKey(key.keyEnd),
    provider,
    keyType,
    status,
    priority,
    dailyLimit,
    monthlyLimit,
    usageToday,
    usageThisMonth,
    errorCount: key.failed,
    lastUsed: key.lastUsedAtMs === null ? null : new Date(key.lastUsedAtMs).toISOString(),
    maxConcurrent,
    avgResponseTime: key.avgResponseMs,
    successRate: rate,
    errorRate: rate === null ? null : Math.round((100 - rate) * 10) / 10,
    health,
    breaker: breakerAt(key.breaker, nowMs).state,
    lastCalls: key.notes.map(({ atMs, ...note }) => ({ ...note, at: new Date(atMs).toISOString() })),
    createdAt: new Date(key.createdAtMs).toISOString(),
  }
}

/** Throws AppError `not_found`. */
export async function findApiKey(ports: Needs<'aiKeys'>, id: Uuid): Promise<AiKey> {
  const key = await ports.aiKeys.find(id)
  if (key === null) throw noApiKey()
  return key
}

export function noApiKey(): AppError {
  return new AppError('not_found', 'This AI key no longer exists.')
}
