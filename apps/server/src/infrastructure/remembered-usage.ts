import type { UsageRepository } from '@trendverse/application/ports/usage-repository'
import type { PerAction } from '@trendverse/domain/limits/daily-action'

/** Nobody is shown older counters than this, whatever happens to the announcement of a change. */
const MAX_AGE_MS = 30_000
const MAX_DAYS = 10_000

/**
 * Counters of the day from memory, so that reading one's own account costs no question to the record. They are shown,
 * never decided upon: spending always asks the record.
 */
export function rememberUsage(
  usage: UsageRepository,
  nowMs: () => number,
): { readonly usage: UsageRepository; readonly forgetAll: () => void } {
  const kept = new Map<string, { readonly used: PerAction; readonly readAtMs: number }>()
  let generation = 0

  const forgetAll = (): void => {
    generation += 1
    kept.clear()
  }

  return {
    forgetAll,
    usage: {
      ...usage,
      async usedOn(userId, day) {
        const key = `${userId} ${day}`
        const known = kept.get(key)
        const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs() - known.readAtMs
        if (known !== undefined && ageMs >= 0 && ageMs < MAX_AGE_MS) return known.used
        const begun = generation
        const used = await usage.usedOn(userId, day)
        // What changed while the record was read may be missing from the answer: it serves this call alone.
        if (begun === generation) {
          kept.delete(key)
          kept.set(key, { used, readAtMs: nowMs() })
          const oldest = kept.keys().next()
          if (kept.size > MAX_DAYS && !oldest.done) kept.delete(oldest.value)
        }
        return used
      },
    },
  }
}
