import type { AiKeyRepository, AiQueue, WaitingJob } from '@trendverse/application/ports/ai'
import { type AiKey, freshKeyState } from '@trendverse/domain/ai/ai-key'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { bookCall } from '@trendverse/domain/ai/settle-key'
import { cleanCopy } from '../reading/clean-text'

/** AI keys as they are kept in memory. Values are replaced, never changed in place. */
export type MemoryAi = {
  /** By the key's id. */
  readonly aiKeys: Map<string, AiKey>
  /** By the job's id. */
  readonly aiLeases: Map<string, { readonly keyId: string; readonly expiresAtMs: number }>
  readonly aiQueue: Map<string, WaitingJob>
  /** Calls of providers that ended, by UTC date. */
  readonly aiCalls: Map<string, { readonly succeeded: number; readonly failed: number }>
}

export function emptyMemoryAi(): MemoryAi {
  return { aiKeys: new Map(), aiLeases: new Map(), aiQueue: new Map(), aiCalls: new Map() }
}

/** AI keys in memory. */
export function memoryAiKeyRepository({ aiKeys, aiLeases, aiQueue, aiCalls }: MemoryAi): AiKeyRepository {
  const listeners = new Set<() => void>()
  const tellFreed = (): void => {
    for (const listener of listeners) listener()
  }
  const activeOf = (id: string, nowMs: number): number => {
    let active = 0
    for (const { keyId, expiresAtMs } of aiLeases.values()) if (keyId === id && expiresAtMs > nowMs) active += 1
    return active
  }
  const poolKeyOf = ({ history: _history, ...key }: AiKey, nowMs: number) => ({
    ...key,
    active: activeOf(key.id, nowMs),
  })
  const inOrder = (): readonly AiKey[] =>
    [...aiKeys.values()].sort(
      (a, b) => a.priority - b.priority || a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1),
    )
  return {
    list: async () => inOrder(),
    listPoolKeys: async (nowMs) => inOrder().map((key) => poolKeyOf(key, nowMs)),
    find: async (id) => aiKeys.get(id) ?? null,
    save: async (given, condition) => {
      const said = cleanCopy(given)
      const kept = aiKeys.get(said.id) ?? { ...said, ...freshKeyState(said) }
      aiKeys.set(said.id, { ...kept, ...said, ...condition, createdAtMs: kept.createdAtMs })
    },
    update: async (id, decide) => {
      const current = aiKeys.get(id)
      if (current === undefined) return false
      const { settings, condition } = decide(current)
      aiKeys.set(id, { ...current, ...cleanCopy(settings), ...condition, id, createdAtMs: current.createdAtMs })
      return true
    },
    remove: async (id) => {
      for (const [jobId, { keyId }] of aiLeases) if (keyId === id) aiLeases.delete(jobId)
      return aiKeys.delete(id)
    },
    lease: async ({ jobId, keyType, leaseMs, nowMs }, choose) => {
      const ofType = [...aiKeys.values()].filter((key) => key.keyType === keyType)
      const poolKeys = ofType.map((key) => poolKeyOf(key, nowMs))
      const choice = choose(poolKeys)
      if (choice.kind !== 'key') return choice
      const key = poolKeys.find(({ id }) => id === choice.keyId)
      const kept = aiKeys.get(choice.keyId)
      if (key === undefined || kept === undefined) return { kind: 'none' }
      const booked = bookCall(key, nowMs)
      aiKeys.set(key.id, { ...kept, ...booked })
      aiLeases.set(jobId, { keyId: key.id, expiresAtMs: nowMs + leaseMs })
      aiQueue.delete(jobId)
      return { kind: 'leased', lease: { jobId, key, bookedDay: booked.countedDay } }
    },
    settle: async ({ jobId, key: { id } }, decide, ended) => {
      if (aiLeases.get(jobId)?.keyId === id) aiLeases.delete(jobId)
      const key = aiKeys.get(id)
      if (key !== undefined) aiKeys.set(id, { ...key, ...decide(key) })
      if (ended !== undefined) {
        const { succeeded, failed } = aiCalls.get(ended.day) ?? { succeeded: 0, failed: 0 }
        aiCalls.set(ended.day, {
          succeeded: succeeded + (ended.succeeded ? 1 : 0),
          failed: failed + (ended.succeeded ? 0 : 1),
        })
      }
      tellFreed()
    },
    revise: async (nowMs, decide) => {
      for (const key of aiKeys.values()) aiKeys.set(key.id, { ...key, ...decide(key) })
      for (const [jobId, { expiresAtMs }] of aiLeases) if (expiresAtMs <= nowMs) aiLeases.delete(jobId)
      tellFreed()
    },
    whenFreed: (listener) => {
      const entry = (): void => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}

/** Jobs that wait for an AI key, in memory. */
export function memoryAiQueue({ aiQueue }: Pick<MemoryAi, 'aiQueue'>): AiQueue {
  const waitingOf = (type: KeyType, nowMs: number): number => {
    let waiting = 0
    for (const { keyType, expiresAtMs } of aiQueue.values()) if (keyType === type && expiresAtMs > nowMs) waiting += 1
    return waiting
  }
  return {
    admit: async (job, capacity, nowMs) => {
      for (const [jobId, { expiresAtMs }] of aiQueue) if (expiresAtMs <= nowMs) aiQueue.delete(jobId)
      if (waitingOf(job.keyType, nowMs) >= capacity) return false
      aiQueue.set(job.jobId, job)
      return true
    },
    readmit: async (job) => void aiQueue.set(job.jobId, job),
    leave: async (jobId) => void aiQueue.delete(jobId),
    countWaiting: async (nowMs) => ({ quiz: waitingOf('quiz', nowMs), meme: waitingOf('meme', nowMs) }),
  }
}
