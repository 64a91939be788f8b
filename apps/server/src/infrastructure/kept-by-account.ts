/** Figures are never older than this, even if the message about a change is lost. */
const STALE_AFTER_MS = 30_000
const MAX_ACCOUNTS = 10_000

/** Where figures of accounts are read through, and how those of one are forgotten; null: of all. */
export type KeptByAccount<Value> = {
  read(userId: string, about: string, load: () => Promise<Value>): Promise<Value>
  forget(userId: string | null): void
}

/**
 * Keeps one answer per account, so that reading one's own account costs no question to the database. What is kept is
 * shown, never decided upon.
 */
export function keepByAccount<Value>(nowMs: () => number): KeptByAccount<Value> {
  const kept = new Map<string, { readonly about: string; readonly value: Value; readonly readAtMs: number }>()
  let generation = 0
  return {
    async read(userId, about, load) {
      const known = kept.get(userId)
      const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs() - known.readAtMs
      if (known?.about === about && ageMs >= 0 && ageMs < STALE_AFTER_MS) return known.value
      const begun = generation
      const value = await load()
      // What changed while the database was read may be missing from the answer: it serves this call alone.
      if (begun === generation) {
        kept.delete(userId)
        kept.set(userId, { about, value, readAtMs: nowMs() })
        const oldest = kept.keys().next()
        if (kept.size > MAX_ACCOUNTS && !oldest.done) kept.delete(oldest.value)
      }
      return value
    },
    forget(userId) {
      generation += 1
      if (userId === null) kept.clear()
      else kept.delete(userId)
    },
  }
}
