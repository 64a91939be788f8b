import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { describe, expect, it } from 'vitest'
import { listAdminTrends } from './list-admin-trends'
import { migrateTrends } from './migrate-trends'
import { createTrend, removeTrend, updateTrend } from './write-trends'

const NOW_MS = Date.UTC(2026, 2, 3, 12)
const ADA = { id: '00000000-0000-7000-8000-0000000000aa', name: 'ada' }
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const FIRST_PAGE = { sort: 'name', page: 1, pageSize: 10 } as const

function openWorld() {
  const storage = memoryStorage()
  let calls = 0
  // Ids differ, and come out the same in every run.
  const random = { bytes: (count: number) => new Uint8Array(count).fill(++calls) }
  const ports = { ...storage, random, clock: { nowMs: () => NOW_MS } }
  const logged = async () =>
    (await storage.auditLog.list({ page: 1, pageSize: 50, action: null })).entries.map(
      ({ action, subjectId, actorName, details }) => ({ action, subjectId, actorName, details }),
    )
  return { ports, logged }
}

describe('trends of administrators', () => {
  it('are made with the defaults, changed and removed, each step in the log (API-08)', async () => {
    const { ports, logged } = openWorld()
    const made = await createTrend(ports, ADA, { name: 'Moon', featured: true })
    expect(made).toMatchObject({ name: 'Moon', category: 'General', origin: 'admin', featured: true })
    const changed = await updateTrend(ports, ADA, made.id, { description: 'It is full.', featured: null })
    expect(changed).toMatchObject({ name: 'Moon', description: 'It is full.', featured: false, featuredByAdmin: null })
    expect((await listAdminTrends(ports, { ...FIRST_PAGE, q: ' moo ' })).total).toBe(1)
    await removeTrend(ports, ADA, made.id)
    expect(await listAdminTrends(ports, FIRST_PAGE)).toEqual({
      data: [],
      total: 0,
      isTotalExact: true,
      next: null,
      page: 1,
      pageSize: 10,
    })
    const line = { subjectId: made.id, actorName: 'ada' }
    const lines = await logged()
    expect(lines).toHaveLength(3)
    expect(lines).toEqual(
      expect.arrayContaining([
        { ...line, action: 'trend.created', details: { changed: ['name', 'featured'], name: 'Moon', featured: true } },
        { ...line, action: 'trend.updated', details: { changed: ['description', 'featured'], featured: null } },
        { ...line, action: 'trend.removed', details: {} },
      ]),
    )
  })

  it('are not found under an id nobody has, and nothing is logged then', async () => {
    const { ports, logged } = openWorld()
    await expect(updateTrend(ports, ADA, idOf(9), { name: 'x' })).rejects.toMatchObject({ code: 'trend_not_found' })
    await expect(removeTrend(ports, ADA, idOf(9))).rejects.toMatchObject({ code: 'trend_not_found' })
    expect(await logged()).toEqual([])
  })
})

describe('migrateTrends', () => {
  const local = [
    { id: idOf(1), name: 'One', createdDate: '2026-01-01T00:00:00.000Z', views: 3 },
    { id: idOf(2), name: 'Two' },
    { id: idOf(2), name: 'Two again' },
  ]

  it('counts without writing when it only looks', async () => {
    const { ports, logged } = openWorld()
    const looked = await migrateTrends(ports, ADA, { dryRun: true, trends: local })
    expect(looked).toEqual({ dryRun: true, received: 3, added: 2, skipped: 1 })
    expect((await listAdminTrends(ports, FIRST_PAGE)).total).toBe(0)
    expect(await logged()).toEqual([])
  })

  it('adds each id once, the first word counting, and nothing more when it is repeated (OP-33)', async () => {
    const { ports, logged } = openWorld()
    expect(await migrateTrends(ports, ADA, { dryRun: false, trends: local })).toMatchObject({ added: 2, skipped: 1 })
    expect(await migrateTrends(ports, ADA, { dryRun: false, trends: local })).toMatchObject({ added: 0, skipped: 3 })
    const { data } = await listAdminTrends(ports, FIRST_PAGE)
    expect(data).toMatchObject([
      { name: 'One', views: 3, createdDate: '2026-01-01T00:00:00.000Z', updatedDate: '2026-01-01T00:00:00.000Z' },
      { name: 'Two', createdDate: new Date(NOW_MS).toISOString() },
    ])
    expect((await logged()).map(({ action }) => action)).toEqual(['trends.migrated'])
  })

  it('dates nothing ahead of our clock, and no change before the making', async () => {
    const { ports } = openWorld()
    const dates = { createdDate: '2999-01-01T00:00:00Z', updatedDate: '2001-01-01T00:00:00Z' }
    await migrateTrends(ports, ADA, { dryRun: false, trends: [{ id: idOf(1), ...dates }] })
    const now = new Date(NOW_MS).toISOString()
    const { data } = await listAdminTrends(ports, FIRST_PAGE)
    expect(data).toMatchObject([{ createdDate: now, updatedDate: now, name: 'Unnamed Trend' }])
  })
})
