import type { GenerationJobs } from '@trendverse/application/ports/limits'
import { type GenerationJob, hasEnded } from '@trendverse/domain/ai/generation-job'
import { cleanCopy, cleanText } from '../reading/clean-text'

/** Jobs of models in memory, by their id. Nothing else runs between the look at a job and its change. */
export function memoryGenerationJobs(store: { readonly generationJobs: Map<string, GenerationJob> }): GenerationJobs {
  const { generationJobs } = store
  const listeners = new Set<(id: string) => void>()
  const all = () => [...generationJobs.values()]
  const openOf = ({ kind, taker, trendId, variant }: Parameters<GenerationJobs['findOpen']>[0]) =>
    all().find(
      (job) =>
        !hasEnded(job) &&
        job.kind === kind &&
        job.trendId === trendId &&
        job.variant === variant &&
        job.taker.kind === taker.kind &&
        job.taker.id === cleanText(taker.id),
    ) ?? null
  return {
    add: async (job) => {
      const open = openOf(job)
      if (open !== null) return open
      const kept = cleanCopy(job)
      generationJobs.set(kept.id, kept)
      return kept
    },
    find: async (id) => generationJobs.get(id) ?? null,
    findOpen: async (wanted) => openOf(wanted),
    move: async (id, stage, nowMs, made) => {
      const job = generationJobs.get(id)
      if (job === undefined || hasEnded(job)) return false
      generationJobs.set(id, { ...job, ...made, stage, movedAtMs: nowMs })
      if (stage === 'cancelled') for (const listener of listeners) listener(id)
      return true
    },
    takeBooking: async (resultId) => {
      const job = all().find((one) => one.resultId === resultId && one.bookedDay !== null)
      if (job === undefined) return null
      generationJobs.set(job.id, { ...job, bookedDay: null })
      return job.bookedDay
    },
    whenCancelled: (listener) => {
      const entry = (id: string): void => listener(id)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    listSilent: async (movedBeforeMs, limit) =>
      all()
        .filter((job) => !hasEnded(job) && job.movedAtMs < movedBeforeMs)
        .sort((a, b) => a.movedAtMs - b.movedAtMs || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    removeStartedBefore: async (beforeMs) => {
      const old = all().filter(({ startedAtMs }) => startedAtMs < beforeMs)
      for (const { id } of old) generationJobs.delete(id)
      return old.length
    },
  }
}
