import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { listAuditLog } from './list-audit-log'

async function logOf(...instants: readonly string[]) {
  const ports = memoryStorage()
  for (const [index, at] of instants.entries()) {
    const id = `00000000-0000-7000-8000-00000000000${index}`
    const entry = { id, atMs: Date.parse(at), actorId: null, actorName: 'ada', action: 'user.updated' }
    await ports.auditLog.append({ ...entry, subjectId: null, details: {} })
  }
  return ports
}

describe('listAuditLog', () => {
  it('takes both dates for whole days of UTC', async () => {
    const ports = await logOf(
      '2026-03-01T23:59:59.999Z',
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T23:59:59.999Z',
      '2026-03-04T00:00:00.000Z',
    )
    const { data, total } = await listAuditLog(ports, { page: 1, pageSize: 9, from: '2026-03-02', to: '2026-03-03' })
    expect(data.map(({ at }) => at)).toEqual(['2026-03-03T23:59:59.999Z', '2026-03-02T00:00:00.000Z'])
    expect(total).toBe(2)
  })

  it('takes an empty search for none', async () => {
    const ports = await logOf('2026-03-01T00:00:00.000Z')
    expect((await listAuditLog(ports, { page: 1, pageSize: 9, q: '' })).total).toBe(1)
    expect((await listAuditLog(ports, { page: 1, pageSize: 9, q: 'nobody' })).total).toBe(0)
  })
})
