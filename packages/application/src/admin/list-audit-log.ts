import type { AuditEntry } from '../ports/administration'
import type { Needs } from '../ports/ports'

export type AuditLogRow = Omit<AuditEntry, 'atMs'> & { readonly at: string }

/** One page of what administrators did, newest first. */
export async function listAuditLog(
  ports: Needs<'auditLog'>,
  input: { readonly page: number; readonly pageSize: number; readonly action?: string | undefined },
) {
  const { page, pageSize } = input
  const { entries, total } = await ports.auditLog.list({ page, pageSize, action: input.action ?? null })
  const data = entries.map(({ atMs, ...entry }): AuditLogRow => ({ ...entry, at: new Date(atMs).toISOString() }))
  return { data, total, page, pageSize }
}
