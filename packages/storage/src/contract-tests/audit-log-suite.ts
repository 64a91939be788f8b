import type { AuditEntry, AuditQuery } from '@trendverse/application/ports/administration'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { expect, it } from 'vitest'
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
    expect(await auditLog.list({ page: 1, pageSize: 2 })).toEqual({
      entries: [sampleEntry(3), sampleEntry(2)],
      total: 3,
      isTotalExact: true,
      next: null,
    })
    expect(await auditLog.list({ page: 2, pageSize: 2 })).toEqual({
      entries: [sampleEntry(1)],
      total: 3,
      isTotalExact: true,
      next: null,
    })
    expect(await auditLog.list({ page: 3, pageSize: 2 })).toEqual({
      entries: [],
      total: 3,
      isTotalExact: true,
      next: null,
    })
  })

  it('orders entries of one instant by id', async () => {
    const { auditLog } = await fresh()
    for (const n of [2, 1, 3]) await auditLog.append(sampleEntry(n, { atMs: NOON_MS }))
    const { entries } = await auditLog.list({ page: 1, pageSize: 10 })
    expect(entries.map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)])
  })

  it('finds the entries of one action', async () => {
    const { auditLog } = await fresh()
    await auditLog.append(sampleEntry(1))
    await auditLog.append(sampleEntry(2, { action: 'user.deleted' }))
    const found = await auditLog.list({ page: 1, pageSize: 10, action: 'user.deleted' })
    expect(found).toEqual({
      entries: [sampleEntry(2, { action: 'user.deleted' })],
      total: 1,
      isTotalExact: true,
      next: null,
    })
    expect((await auditLog.list({ page: 1, pageSize: 10, action: "x' or '1'='1" })).total).toBe(0)
  })

  it('narrows the list by area, person, subject, time and words, all at once', async () => {
    const { auditLog } = await fresh()
    await auditLog.append(sampleEntry(1))
    await auditLog.append(sampleEntry(2, { action: 'userland.seen' }))
    await auditLog.append(sampleEntry(3, { actorId: idOf(901), actorName: 'Grace 100%' }))
    await auditLog.append(sampleEntry(4, { action: 'settings.updated', subjectId: null }))
    await auditLog.append(sampleEntry(5, { action: 'user.deleted', subjectId: idOf(8) }))
    const found = async (query: Omit<AuditQuery, 'page' | 'pageSize'>) => {
      const { entries, total } = await auditLog.list({ page: 1, pageSize: 10, ...query })
      expect(total).toBe(entries.length)
      return entries.map(({ atMs }) => atMs - NOON_MS)
    }
    expect(await found({})).toEqual([5, 4, 3, 2, 1])
    expect(await found({ area: 'user' })).toEqual([5, 3, 1])
    expect(await found({ area: 'use' })).toEqual([])
    expect(await found({ actorId: idOf(901) })).toEqual([3])
    expect(await found({ subjectId: idOf(8) })).toEqual([5])
    expect(await found({ fromMs: NOON_MS + 2, toMs: NOON_MS + 4 })).toEqual([4, 3, 2])
    expect(await found({ text: 'SETTINGS' })).toEqual([4])
    expect(await found({ text: '0%' })).toEqual([3])
    expect(await found({ text: '_' })).toEqual([])
    expect(await found({ text: idOf(8).toUpperCase() })).toEqual([5])
    expect(await found({ area: 'user', actorId: idOf(900), fromMs: NOON_MS + 2, text: 'deleted' })).toEqual([5])
    expect(await found({ area: HOSTILE_TEXT, text: HOSTILE_TEXT })).toEqual([])
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
    expect((await auditLog.list({ page: 1, pageSize: 10 })).entries).toEqual([
      { ...entry, actorName: readable, details: { [readable]: { list: [1, null, readable] } } },
    ])
  })

  it('lists what was done to an account or by it, oldest first', async () => {
    const { auditLog } = await fresh()
    await auditLog.append(sampleEntry(3, { actorId: idOf(7), subjectId: idOf(8) }))
    await auditLog.append(sampleEntry(1))
    await auditLog.append(sampleEntry(2, { subjectId: idOf(8) }))
    expect((await auditLog.listAbout(idOf(7))).map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
    for (const id of [idOf(99), '', HOSTILE_TEXT]) expect(await auditLog.listAbout(id)).toEqual([])
  })

  it('forgets a person wherever they are named, and nothing of what was done when', async () => {
    const { auditLog } = await fresh()
    const [id, email] = [idOf(0xabc), 'Canary "C".Bird@Example.org']
    const others = sampleEntry(1)
    await auditLog.append(others)
    await auditLog.append(sampleEntry(2, { subjectId: id }))
    await auditLog.append(sampleEntry(3, { actorId: id, actorName: 'canary' }))
    await auditLog.append(sampleEntry(4, { details: { was: `to ${email.toLowerCase()}` } }))
    await auditLog.append(sampleEntry(5, { details: { merged: [id] } }))
    await auditLog.forget({ id, email })
    await auditLog.forget({ id, email })
    const { entries } = await auditLog.list({ page: 1, pageSize: 10 })
    const forgotten = { subjectId: null, details: {} }
    expect(entries).toEqual([
      sampleEntry(5, forgotten),
      sampleEntry(4, forgotten),
      sampleEntry(3, { actorId: null, actorName: 'deleted account' }),
      sampleEntry(2, forgotten),
      others,
    ])
  })

  it('forgets by its id alone an account whose address nobody verified', async () => {
    const { auditLog } = await fresh()
    const aboutAddress = sampleEntry(1, { details: { was: 'person@example.org, null' } })
    await auditLog.append(aboutAddress)
    await auditLog.append(sampleEntry(2, { subjectId: idOf(0xabc) }))
    await auditLog.forget({ id: idOf(0xabc), email: null })
    const { entries } = await auditLog.list({ page: 1, pageSize: 10 })
    expect(entries).toEqual([sampleEntry(2, { subjectId: null, details: {} }), aboutAddress])
  })

  it('never writes an entry over another', async () => {
    const { auditLog } = await fresh()
    await auditLog.append(sampleEntry(1))
    await expect(auditLog.append(sampleEntry(1, { action: 'user.deleted' }))).rejects.toBeInstanceOf(Error)
    const { entries } = await auditLog.list({ page: 1, pageSize: 10 })
    expect(entries).toEqual([sampleEntry(1)])
  })
}
