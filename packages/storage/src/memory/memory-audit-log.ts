import {
  type AuditEntry,
  type AuditLog,
  type AuditQuery,
  FORGOTTEN_ACTOR,
} from '@trendverse/application/ports/administration'
import { cleanCopy } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

const newestFirst = (a: AuditEntry, b: AuditEntry): number => b.atMs - a.atMs || (a.id < b.id ? 1 : -1)

function isWanted(entry: AuditEntry, query: Omit<AuditQuery, 'page' | 'pageSize'>): boolean {
  const { action, area, actorId, subjectId, fromMs, toMs, text } = query
  const searched = [entry.action, entry.actorName, entry.subjectId ?? '']
  return (
    ((action ?? null) === null || entry.action === action) &&
    (area === undefined || entry.action.split('.')[0] === area) &&
    (actorId === undefined || entry.actorId === actorId) &&
    (subjectId === undefined || entry.subjectId === subjectId) &&
    (fromMs === undefined || entry.atMs >= fromMs) &&
    (toMs === undefined || entry.atMs <= toMs) &&
    (text === undefined || searched.some((one) => one.toLowerCase().includes(text.toLowerCase())))
  )
}

/** The audit log in memory. */
export function memoryAuditLog(store: MemoryStore): AuditLog {
  return {
    append: async (entry) => {
      if (store.auditLog.some(({ id }) => id === entry.id)) throw new Error(`the entry ${entry.id} is there already`)
      store.auditLog.push(cleanCopy(entry))
    },
    list: async ({ page, pageSize, ...query }) => {
      const wanted = store.auditLog.filter((entry) => isWanted(entry, query))
      const start = (page - 1) * pageSize
      return {
        entries: wanted.sort(newestFirst).slice(start, start + pageSize),
        total: wanted.length,
        isTotalExact: true,
        next: null,
      }
    },
    listAbout: async (userId) =>
      store.auditLog
        .filter(({ subjectId, actorId }) => subjectId === userId || actorId === userId)
        .sort((a, b) => newestFirst(b, a)),
    forget: async ({ id, email }) => {
      const address = email === null ? [] : [JSON.stringify(cleanCopy(email)).slice(1, -1)]
      const named = [id, ...address].map((text) => text.toLowerCase())
      for (const [index, entry] of store.auditLog.entries()) {
        const details = JSON.stringify(entry.details).toLowerCase()
        const isAbout = entry.subjectId === id || named.some((text) => details.includes(text))
        store.auditLog[index] = {
          ...entry,
          ...(isAbout && { subjectId: null, details: {} }),
          ...(entry.actorId === id && { actorId: null, actorName: FORGOTTEN_ACTOR }),
        }
      }
    },
  }
}
