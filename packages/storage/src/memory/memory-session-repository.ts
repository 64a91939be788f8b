import type { SessionRepository } from '@trendverse/application/ports/sessions'
import { cleanCopy } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Signed-in sessions in memory. */
export function memorySessionRepository(store: MemoryStore): SessionRepository {
  /** Removes the sessions of which this is true; how many. */
  const removeWhere = (isOver: (session: KeptSession['session']) => boolean): number => {
    const ended = [...store.sessions].filter(([, { session }]) => isOver(session))
    for (const [id] of ended) store.sessions.delete(id)
    return ended.length
  }
  return {
    create: async (session, tokenHash) => {
      if (!store.accounts.has(session.userId)) throw new Error('no account has this id')
      store.sessions.set(session.id, cleanCopy({ session, tokenHash }))
    },
    createByPassword: async (session, tokenHash, passwordHash) => {
      const account = store.accounts.get(session.userId)
      if (account === undefined || account.passwordHash !== passwordHash) return null
      store.sessions.set(session.id, cleanCopy({ session, tokenHash }))
      const user = { ...account.user, lastActiveAtMs: session.createdAtMs }
      store.accounts.set(user.id, { ...account, user })
      return user
    },
    find: async (tokenHash, nowMs) => {
      const kept = [...store.sessions.values()].find((each) => each.tokenHash === tokenHash)
      if (kept === undefined || kept.session.expiresAtMs <= nowMs) return null
      const user = store.accounts.get(kept.session.userId)?.user
      return user === undefined ? null : { session: kept.session, user }
    },
    touch: async (id, lastSeenAtMs, expiresAtMs) => {
      const kept = store.sessions.get(id)
      if (kept === undefined || kept.session.lastSeenAtMs >= lastSeenAtMs) return
      store.sessions.set(id, { ...kept, session: { ...kept.session, lastSeenAtMs, expiresAtMs } })
      const account = store.accounts.get(kept.session.userId)
      if (account === undefined) return
      store.accounts.set(account.user.id, { ...account, user: { ...account.user, lastActiveAtMs: lastSeenAtMs } })
    },
    list: async (userId, nowMs) =>
      [...store.sessions.values()]
        .map(({ session }) => session)
        .filter((session) => session.userId === userId && session.expiresAtMs > nowMs)
        .sort((a, b) => b.lastSeenAtMs - a.lastSeenAtMs || (a.id < b.id ? 1 : -1)),
    end: async (userId, id) => removeWhere((session) => session.id === id && session.userId === userId) > 0,
    endAll: async (userId, except) => removeWhere((session) => session.userId === userId && session.id !== except),
    removeExpired: async (nowMs) => removeWhere((session) => session.expiresAtMs <= nowMs),
  }
}

type KeptSession = MemoryStore['sessions'] extends Map<string, infer Kept> ? Kept : never
