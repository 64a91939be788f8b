import type { UsageRepository } from '@trendverse/application/ports/limits'
import type { PerAction } from '@trendverse/domain/limits/daily-action'

/** Nobody is shown older counters than this, whatever happens to the announcement of a change. */
const STALE_AFTER_MS = 30_000
const MAX_ACCOUNTS = 10_000

/**
 * Counters of the day from memory, so that reading one's own account costs no question to the database. They are shown,
 * never decided upon: spending always asks the database.
 */
export function cacheUsage(
  usage: UsageRepository,
  nowMs: () => number,
): { readonly usage: UsageRepository; readonly forget: (userId: string | null) => void } {
  /** By account: nobody looks at another day than their present one. */
  const kept = new Map<string, { readonly day: string; readonly used: PerAction; readonly readAtMs: number }>()
  let generation = 0

  const forget = (userId: string | null): void => {
    generation += 1
    if (userId === null) kept.clear()
    else kept.delete(userId)
  }

  return {
    forget,
    usage: {
      ...usage,
      async usedOn(userId, day) {
        const known = kept.get(userId)
        const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs() - known.readAtMs
        if (known?.day === day && ageMs >= 0 && ageMs < STALE_AFTER_MS) return known.used
        const begun = generation
        const used = await usage.usedOn(userId, day)
        // What changed while the database was read may be missing from the answer: it serves this call alone.
        if (begun === generation) {
          kept.delete(userId)
          kept.set(userId, { day, used, readAtMs: nowMs() })
          const oldest = kept.keys().next()
          if (kept.size > MAX_ACCOUNTS && !oldest.done) kept.delete(oldest.value)
        }
        return used
      },
    },
  }
}
