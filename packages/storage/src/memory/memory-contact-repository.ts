import type { ContactMessage, ContactRepository } from '@trendverse/application/ports/correspondence'
import { isSameAddress } from '@trendverse/domain/mail/mail-address'
import { cleanCopy } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Messages to support in memory. */
export function memoryContactRepository(store: MemoryStore): ContactRepository {
  const all = (): ContactMessage[] => [...store.contactMessages.values()].sort(byAge)
  return {
    add: async (message) => void store.contactMessages.set(message.id, cleanCopy(message)),
    list: async ({ page, pageSize, status }) => {
      const found = all()
        .filter((message) => status === null || message.status === status)
        .sort((a, b) => rankOf(a) - rankOf(b) || byAge(a, b))
      return { messages: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
    },
    setStatus: async (id, status) => {
      const message = store.contactMessages.get(id)
      if (message === undefined) return null
      const changed = { ...message, status }
      store.contactMessages.set(id, changed)
      return changed
    },
    find: async (id) => store.contactMessages.get(id) ?? null,
    setAnswer: async (id, answer, nowMs) => {
      const message = store.contactMessages.get(id)
      if (message === undefined) return null
      const answered = { ...message, answer: cleanCopy(answer), answeredAtMs: nowMs, status: 'done' as const }
      store.contactMessages.set(id, answered)
      return answered
    },
    removeOf: async ({ id, email }) => {
      for (const message of all()) {
        const isTheirs = email !== null && isSameAddress(message.email, cleanCopy(email))
        if (message.userId === id || isTheirs) store.contactMessages.delete(message.id)
      }
    },
    listOf: async (userId) => all().filter((message) => message.userId === userId),
  }
}

const byAge = (a: ContactMessage, b: ContactMessage): number => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1)

const rankOf = ({ status, priority }: ContactMessage): number => (status === 'open' ? 0 : 2) + (priority ? 0 : 1)
