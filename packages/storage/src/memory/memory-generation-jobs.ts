import type { GenerationJobs } from '@trendverse/application/ports/generation-jobs'
import { type GenerationJob, hasEnded } from '@trendverse/domain/ai/generation-job'
import { cleanCopy } from '../reading/clean-text'

/** Jobs of models in memory, by their id. */
export function memoryGenerationJobs(store: { readonly generationJobs: Map<string, GenerationJob> }): GenerationJobs {
  const { generationJobs } = store
  const listeners = new Set<(id: string) => void>()
  return {
    add: async (job) => void generationJobs.set(job.id, cleanCopy(job)),
    find: async (id) => generationJobs.get(id) ?? null,
    move: async (id, stage, nowMs, resultId) => {
      const job = generationJobs.get(id)
      if (job === undefined || hasEnded(job)) return false
      generationJobs.set(id, { ...job, stage, movedAtMs: nowMs, resultId: resultId ?? job.resultId })
      if (stage === 'cancelled') for (const listener of listeners) listener(id)
      return true
    },
    whenCancelled: (listener) => {
      const entry = (id: string): void => listener(id)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    removeStartedBefore: async (beforeMs) => {
      const old = [...generationJobs.values()].filter(({ startedAtMs }) => startedAtMs < beforeMs)
      for (const { id } of old) generationJobs.delete(id)
      return old.length
    },
  }
}
