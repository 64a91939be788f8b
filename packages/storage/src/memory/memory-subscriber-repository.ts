import type { Subscriber, SubscriberRepository } from '@trendverse/application/ports/correspondence'
import { addressKey, isSameAddress } from '@trendverse/domain/mail/mail-address'
import { utcDay } from '@trendverse/domain/mail/mail-counters'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

function tally(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Subscribers in memory. */
export function memorySubscriberRepository(store: MemoryStore): SubscriberRepository {
  const all = () => [...store.subscribers.values()]
  const byEmail = (email: string) => {
    const address = cleanText(email)
    return all().find(({ subscriber }) => isSameAddress(subscriber.email, address))
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
      const renewed = { ...subscriber, email: addressKey(subscriber.email), id: known?.id ?? subscriber.id }
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
      return {
        subscribers: found.slice((page - 1) * pageSize, page * pageSize),
        total: found.length,
        isTotalExact: true,
        next: null,
      }
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
    countActive: async (preference) =>
      all().filter(({ subscriber }) => subscriber.status === 'active' && subscriber.preferences[preference]).length,
    count: async (fromMs) => {
      const everybody = all().map(({ subscriber }) => subscriber)
      const byStatus = { unconfirmed: 0, active: 0, unsubscribed: 0 }
      for (const { status } of everybody) byStatus[status] += 1
      const recent = everybody.filter(({ subscribedAtMs }) => subscribedAtMs >= fromMs)
      const sources = [...tally(everybody.map(({ source }) => source))]
      const days = [...tally(recent.map(({ subscribedAtMs }) => utcDay(subscribedAtMs)))]
      return {
        byStatus,
        bySource: sources
          .map(([source, count]) => ({ source, count }))
          .sort((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1)),
        byDate: days.map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1)),
      }
    },
    find: async (id) => store.subscribers.get(id)?.subscriber ?? null,
    remove: async (id) => store.subscribers.delete(id),
    findByEmail: async (email) => byEmail(email)?.subscriber ?? null,
    removeByEmail: async (email) => store.subscribers.delete(byEmail(email)?.subscriber.id ?? ''),
  }
}
