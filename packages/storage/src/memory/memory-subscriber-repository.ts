import type { Subscriber, SubscriberRepository } from '@trendverse/application/ports/correspondence'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Subscribers in memory. */
export function memorySubscriberRepository(store: MemoryStore): SubscriberRepository {
  const all = () => [...store.subscribers.values()]
  const byEmail = (email: string) => {
    const address = cleanText(email).toLowerCase()
    return all().find(({ subscriber }) => subscriber.email === address)
  }
  const byToken = (tokenHash: string) => all().find((kept) => kept.tokenHash === tokenHash)
  const keep = (subscriber: Subscriber, tokenHash: string): Subscriber => {
    store.subscribers.set(subscriber.id, { subscriber, tokenHash })
    return subscriber
  }
  return {
    subscribe: async (subscriber, tokenHash) => {
      const known = byEmail(subscriber.email)?.subscriber
      if (known?.status === 'active') return { outcome: 'duplicate', subscriber: known }
      const renewed = { ...subscriber, email: subscriber.email.toLowerCase(), id: known?.id ?? subscriber.id }
      return { outcome: 'added', subscriber: keep(cleanCopy(renewed), tokenHash) }
    },
    confirm: async (tokenHash) => {
      const subscriber = byToken(tokenHash)?.subscriber
      if (subscriber === undefined) return null
      if (subscriber.status === 'unsubscribed') return { outcome: 'ended', subscriber }
      return { outcome: 'confirmed', subscriber: keep({ ...subscriber, status: 'active' }, tokenHash) }
    },
    unsubscribe: async (tokenHash, nowMs) => {
      const subscriber = byToken(tokenHash)?.subscriber
      if (subscriber === undefined) return false
      const unsubscribedAtMs = subscriber.unsubscribedAtMs ?? nowMs
      keep({ ...subscriber, status: 'unsubscribed', unsubscribedAtMs }, tokenHash)
      return true
    },
    list: async ({ page, pageSize, status, text }) => {
      const part = cleanText(text ?? '').toLowerCase()
      const found = all()
        .map(({ subscriber }) => subscriber)
        .filter((one) => (status === null || one.status === status) && one.email.includes(part))
        .sort((a, b) => b.subscribedAtMs - a.subscribedAtMs || (a.id < b.id ? 1 : -1))
      return { subscribers: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
    },
    listActive: async (preference, afterId, limit) =>
      all()
        .filter(({ subscriber }) => subscriber.status === 'active' && subscriber.preferences[preference])
        .filter(({ subscriber }) => afterId === null || subscriber.id > afterId)
        .sort((a, b) => (a.subscriber.id < b.subscriber.id ? -1 : 1))
        .slice(0, limit),
    setTokens: async (tokenHashes) => {
      for (const [id, tokenHash] of tokenHashes) {
        const kept = store.subscribers.get(id)
        if (kept !== undefined) keep(kept.subscriber, tokenHash)
      }
    },
    findByEmail: async (email) => byEmail(email)?.subscriber ?? null,
    removeByEmail: async (email) => store.subscribers.delete(byEmail(email)?.subscriber.id ?? ''),
  }
}
