import type { AuditEntry, AuditLog } from '@trendverse/application/ports/audit-log'
import { cleanCopy } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

const newestFirst = (a: AuditEntry, b: AuditEntry): number => b.atMs - a.atMs || (a.id < b.id ? 1 : -1)

/** The audit log in memory. */
export function memoryAuditLog(store: MemoryStore): AuditLog {
  return {
    append: async (entry) => {
      if (store.auditLog.some(({ id }) => id === entry.id)) throw new Error(`the entry ${entry.id} is there already`)
      store.auditLog.push(cleanCopy(entry))
    },
    list: async ({ page, pageSize, action }) => {
      const wanted = store.auditLog.filter((entry) => action === null || entry.action === action)
      const start = (page - 1) * pageSize
      return { entries: wanted.sort(newestFirst).slice(start, start + pageSize), total: wanted.length }
    },
  }
}
