import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { AuditEntry, AuditQuery } from '../ports/administration'
import type { Needs } from '../ports/ports'

export type AuditLogRow = Omit<AuditEntry, 'atMs'> & { readonly at: string }

type AuditLogInput = Omit<AuditQuery, 'fromMs' | 'toMs' | 'text'> & {
  /** Dates in UTC, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly q?: string | undefined
}

/** One page of what administrators did, newest first. */
export async function listAuditLog(ports: Needs<'auditLog'>, { from, to, q, ...query }: AuditLogInput) {
  const { page, pageSize } = query
  const { entries, ...counted } = await ports.auditLog.list({
    ...query,
    fromMs: from === undefined ? undefined : Date.parse(from),
    toMs: to === undefined ? undefined : Date.parse(to) + DAY_MS - 1,
    text: q === '' ? undefined : q,
  })
  const data = entries.map(({ atMs, ...entry }): AuditLogRow => ({ ...entry, at: new Date(atMs).toISOString() }))
  return { data, ...counted, page, pageSize }
}
