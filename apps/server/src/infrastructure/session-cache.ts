import type { SessionRepository } from '@trendverse/application/ports/sessions'

/** Nobody is shown an older state of their session than this, whatever happens to the announcement of a change. */
const STALE_AFTER_MS = 30_000
const MAX_SESSIONS = 10_000

type Found = NonNullable<Awaited<ReturnType<SessionRepository['find']>>>

export type SessionCache = {
  readonly sessions: SessionRepository
  /**
   * An account, one of its sessions or its status changed somewhere: ask the database again. Null: anybody's may have.
   */
  readonly forget: (userId: string | null) => void
}

/**
 * Sessions with their accounts from memory, so that a signed-in read costs no question to the database. Unknown tokens
 * are not remembered: guesses would push real sessions out. When the database is away nothing older is believed.
 */
export function cacheSessions(sessions: SessionRepository): SessionCache {
  const kept = new Map<string, { readonly found: Found; readonly readAtMs: number }>()
  let generation = 0

  const keep = (tokenHash: string, found: Found, readAtMs: number): void => {
    kept.delete(tokenHash)
    kept.set(tokenHash, { found, readAtMs })
    const oldest = kept.keys().next()
    if (kept.size > MAX_SESSIONS && !oldest.done) kept.delete(oldest.value)
  }

  const forget = (userId: string | null): void => {
    generation += 1
    for (const [tokenHash, { found }] of kept) {
      if (userId === null || found.user.id === userId) kept.delete(tokenHash)
    }
  }

  const forgetting = async <T>(userId: string, change: Promise<T>): Promise<T> => {
    try {
      return await change
    } finally {
      forget(userId)
    }
  }

  return {
    forget,
    sessions: {
      ...sessions,
      async find(tokenHash, nowMs) {
        const known = kept.get(tokenHash)
        const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs - known.readAtMs
        if (known !== undefined && ageMs >= 0 && ageMs < STALE_AFTER_MS)
          return known.found.session.expiresAtMs > nowMs ? known.found : null
        const begun = generation
        const found = await sessions.find(tokenHash, nowMs)
        // What changed while the database was read may be missing from the answer: it serves this call alone.
        if (found !== null && begun === generation) keep(tokenHash, found, nowMs)
        return found
      },
      async touch(id, lastSeenAtMs, expiresAtMs) {
        for (const [tokenHash, { found, readAtMs }] of kept) {
          if (found.session.id !== id) continue
          // First here, so that calls which come together write once.
          const session = { ...found.session, lastSeenAtMs, expiresAtMs }
          kept.set(tokenHash, { found: { ...found, session }, readAtMs })
        }
        await sessions.touch(id, lastSeenAtMs, expiresAtMs)
      },
      end: (userId, id) => forgetting(userId, sessions.end(userId, id)),
      endAll: (userId, except) => forgetting(userId, sessions.endAll(userId, except)),
    },
  }
}
