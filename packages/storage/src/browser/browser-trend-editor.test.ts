import { editTrend } from '@trendverse/domain/trends/edit-trend'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { beforeEach, describe, expect, it } from 'vitest'
import { idOf, NOON_MS, sampleTrend } from '../contract-tests/samples'
import { composeTrendDetail } from '../reading/compose-trend-detail'
import { browserTrendEditor } from './browser-trend-editor'
import { browserTrendReader } from './browser-trend-reader'
import { FakeStorage } from './fake-storage'
import { readLocalTrends } from './local-trends'
import { writeCachedTrends } from './read-cached-trends'
import { safeStorage } from './safe-storage'
import { LOCAL_TRENDS_KEY } from './storage-keys'

function starter(n: number): TrendDetail {
  const facts = { items: [], points: new Map(), decisions: [], lifecycleChanges: [], related: [] }
  const timeline = [
    { kind: 'dated' as const, at: '1999-01-01T00:00:00.000Z', precision: 'year' as const, text: 'It began.' },
  ]
  return { ...composeTrendDetail({ trend: sampleTrend(n, { origin: 'starter' }), ...facts }), timeline }
}

let fake: FakeStorage
const storage = safeStorage(() => fake)
const parts = { storage, starterTrends: [starter(1), starter(2)] }
const editor = browserTrendEditor(parts)
const reader = browserTrendReader(parts)
const listedNames = async () => (await reader.listActive()).map(({ name }) => name).sort()

beforeEach(() => {
  fake = new FakeStorage()
})

describe('trends edited on this device (OP-09, AD-03)', () => {
  it('are those of the catalogue, with a story that an edit leaves as it is', async () => {
    await editor.edit(idOf(1), (trend) => editTrend(trend, { name: 'Renamed', featured: false }, NOON_MS))
    expect(await listedNames()).toEqual(['Renamed', 'Trend 2'])
    expect(await reader.findShown(idOf(1))).toMatchObject({
      name: 'Renamed',
      timeline: [{ kind: 'dated', text: 'It began.' }],
    })
    // Undecided and refused are told apart (HM-04).
    expect((await reader.listActive()).map(({ id, featuredByAdmin }) => [id, featuredByAdmin])).toEqual([
      [idOf(1), false],
      [idOf(2), null],
    ])
    const [found] = await editor.findMany([idOf(1)])
    expect(found).toMatchObject({ datedEvents: [{ text: 'It began.' }], featuredByAdmin: false })
  })

  it('keep what was counted here, once', async () => {
    await reader.countEvent(idOf(1), 'view')
    await editor.edit(idOf(1), (trend) => editTrend(trend, { tags: ['new'] }, NOON_MS))
    await reader.countEvent(idOf(1), 'view')
    expect((await reader.findShown(idOf(1)))?.views).toBe(2)
  })

  it('are gone for good once deleted, whatever the catalogue or a cached list says', async () => {
    expect(await editor.remove(idOf(1), (trend) => trend)).toBe(true)
    expect(await editor.remove(idOf(1), (trend) => trend)).toBe(false)
    writeCachedTrends(storage, { trends: [starter(1)], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null })
    expect(await listedNames()).toEqual([])
    expect(await reader.findShown(idOf(1))).toBeNull()
    expect(await editor.listKnown([idOf(1), idOf(3)])).toEqual([idOf(1)])
    expect(await editor.add([sampleTrend(1)])).toEqual([])
  })

  it('stay gone where the catalogue lacked them when they were deleted', async () => {
    await editor.edit(idOf(1), (trend) => editTrend(trend, { tags: ['new'] }, NOON_MS))
    writeCachedTrends(storage, { trends: [starter(2)], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null })
    expect(await editor.remove(idOf(1), (trend) => trend)).toBe(true)
    writeCachedTrends(storage, {
      trends: [starter(1), starter(2)],
      total: 2,
      liveTotal: 0,
      newTotal: 0,
      trendsUpdatedAt: null,
    })
    expect(await listedNames()).toEqual(['Trend 2'])
    expect(await reader.findShown(idOf(1))).toBeNull()
  })

  it('hide a trend of the catalogue that was archived, also where the cached list lacks it', async () => {
    await editor.edit(idOf(1), (trend) => editTrend(trend, { status: 'archived' }, NOON_MS))
    writeCachedTrends(storage, { trends: [starter(2)], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null })
    expect(await reader.findShown(idOf(1))).toBeNull()
    expect(await listedNames()).toEqual(['Trend 2'])
  })

  it('are what a server is offered later, and no others (OP-33)', async () => {
    await editor.add([sampleTrend(3, { origin: 'admin' })])
    await reader.countEvent(idOf(2), 'view')
    expect(readLocalTrends(storage).trends.map(({ id }) => id)).toEqual([idOf(3)])
  })

  it('say so where the browser has no room, and stay as they were', async () => {
    fake.limitCharacters = 0
    await expect(editor.add([sampleTrend(3)])).rejects.toMatchObject({ code: 'storage_full' })
    expect(await listedNames()).toEqual(['Trend 1', 'Trend 2'])
  })

  it('read what an earlier version kept, and a decision that is none as undecided', async () => {
    const kept = { version: 1, trends: [{ ...starter(3), featuredByAdmin: 'yes' }], counted: [] }
    fake.setItem(LOCAL_TRENDS_KEY, JSON.stringify(kept))
    expect((await reader.listActive()).find(({ id }) => id === idOf(3))?.featuredByAdmin).toBeNull()
  })
})
