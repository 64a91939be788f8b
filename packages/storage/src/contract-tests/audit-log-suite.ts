import type { AuditEntry } from '@trendverse/application/ports/audit-log'
import { expect, it } from 'vitest'
import type { StoragePorts } from '../storage-ports'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

function sampleEntry(n: number, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: idOf(n),
    atMs: NOON_MS + n,
    actorId: idOf(900),
    actorName: 'ada',
    action: 'user.updated',
    subjectId: idOf(7),
    details: { changed: ['role'], role: 'admin' },
    ...changes,
  }
}

/** What every AuditLog promises. */
export function auditLogSuite(fresh: () => Promise<StoragePorts>): void {
  it('lists entries as they were written, newest first, in pages', async () => {
    const { auditLog } = await fresh()
    for (const n of [2, 1, 3]) await auditLog.append(sampleEntry(n))
    expect(await auditLog.list({ page: 1, pageSize: 2, action: null })).toEqual({
      entries: [sampleEntry(3), sampleEntry(2)],
      total: 3,
    })
    expect(await auditLog.list({ page: 2, pageSize: 2, action: null })).toEqual({ entries: [sampleEntry(1)], total: 3 })
    expect(await auditLog.list({ page: 3, pageSize: 2, action: null })).toEqual({ entries: [], total: 3 })
  })

  it('orders entries of one instant by id', async () => {
    const { auditLog } = await fresh()
    for (const n of [2, 1, 3]) await auditLog.append(sampleEntry(n, { atMs: NOON_MS }))
    const { entries } = await auditLog.list({ page: 1, pageSize: 10, action: null })
    expect(entries.map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)])
  })

  it('finds the entries of one action', async () => {
    const { auditLog } = await fresh()
    await auditLog.append(sampleEntry(1))
    await auditLog.append(sampleEntry(2, { action: 'user.deleted' }))
    const found = await auditLog.list({ page: 1, pageSize: 10, action: 'user.deleted' })
    expect(found).toEqual({ entries: [sampleEntry(2, { action: 'user.deleted' })], total: 1 })
    expect((await auditLog.list({ page: 1, pageSize: 10, action: "x' or '1'='1" })).total).toBe(0)
  })

  it('keeps entries of the system, hostile texts and nested details', async () => {
    const { auditLog } = await fresh()
    const entry = sampleEntry(1, {
      actorId: null,
      actorName: HOSTILE_TEXT,
      subjectId: null,
      details: { [HOSTILE_TEXT]: { list: [1, null, HOSTILE_TEXT] } },
    })
    await auditLog.append(entry)
    const readable = HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    expect((await auditLog.list({ page: 1, pageSize: 10, action: null })).entries).toEqual([
      { ...entry, actorName: readable, details: { [readable]: { list: [1, null, readable] } } },
    ])
  })

  it('never writes an entry over another', async () => {
    const { auditLog } = await fresh()
    await auditLog.append(sampleEntry(1))
    await expect(auditLog.append(sampleEntry(1, { action: 'user.deleted' }))).rejects.toThrow()
    const { entries } = await auditLog.list({ page: 1, pageSize: 10, action: null })
    expect(entries).toEqual([sampleEntry(1)])
  })
}
