import {
  buildNewsItem,
  buildTrendDetail,
  buildTrendRecord,
  testUuid,
} from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { SettingsRepository } from '../ports/administration'
import type { TrendReader, TrendRecord } from '../ports/trends'
import { getTrend } from './get-trend'
import { listCurrentTrends } from './list-current-trends'
import { listNews } from './list-news'
import { recordTrendEvent } from './record-trend-event'

function settingsOf(values: Record<string, unknown> = {}): SettingsRepository {
  return {
    get: async (key) => values[key],
    set: async () => {},
    setAll: async () => {},
    change: async (_keys, decide) => decide({}),
  }
}

function portsOf(trends: readonly TrendRecord[], settings: Record<string, unknown> = {}) {
  return { trends: { listActive: async () => trends }, settings: settingsOf(settings) }
}

describe('listCurrentTrends', () => {
  const trends = [1, 2, 3].map((number) => buildTrendRecord(number, { attention: -number }))

  it('lists newest first unless asked otherwise (TR-08)', async () => {
    const newest = await listCurrentTrends(portsOf(trends), {})
    expect(newest.data.map((trend) => trend.name)).toEqual(['Trend 3', 'Trend 2', 'Trend 1'])
    const strongest = await listCurrentTrends(portsOf(trends), { sort: 'attention' })
    expect(strongest.data.map((trend) => trend.name)).toEqual(['Trend 1', 'Trend 2', 'Trend 3'])
  })

  it('pages, and tells how many there are over all pages', async () => {
    const page = await listCurrentTrends(portsOf(trends), { page: 2, pageSize: 2 })
    expect(page).toMatchObject({ total: 3, page: 2, pageSize: 2 })
    expect(page.data.map((trend) => trend.name)).toEqual(['Trend 1'])
    expect((await listCurrentTrends(portsOf(trends), { page: 9 })).data).toEqual([])
  })

  it('tells how many of all that match a source shows now', async () => {
    const some = trends.map((trend, index): TrendRecord => ({ ...trend, sources: index === 0 ? [] : ['reddit'] }))
    expect(await listCurrentTrends(portsOf(some), { pageSize: 1 })).toMatchObject({ total: 3, liveTotal: 2 })
    expect((await listCurrentTrends(portsOf(some), { search: 'Trend 1' })).liveTotal).toBe(0)
  })

  it('tells how many of those were first seen in the day before the last reading', async () => {
    const days = ['2026-01-02T12:00:00.000Z', '2026-01-02T13:00:00.000Z', '2026-01-03T12:00:00.000Z']
    const some = trends.map((trend, index): TrendRecord => {
      return { ...trend, createdDate: days[index] ?? '', sources: ['reddit'] }
    })
    const readAt = { trendsUpdatedAt: '2026-01-03T12:00:00.000Z' }
    expect((await listCurrentTrends(portsOf(some, readAt), {})).newTotal).toBe(2)
    const kept = some.map((trend): TrendRecord => ({ ...trend, sources: [] }))
    expect((await listCurrentTrends(portsOf(kept, readAt), {})).newTotal).toBe(0)
    expect((await listCurrentTrends(portsOf(some), {})).newTotal).toBe(0)
  })

  it('keeps hostile page numbers within bounds', async () => {
    const many = Array.from({ length: 130 }, (_, index) => buildTrendRecord(index + 1))
    const answer = await listCurrentTrends(portsOf(many), { page: -3, pageSize: 1e9 })
    expect(answer.page).toBe(1)
    expect(answer.data).toHaveLength(100)
    expect((await listCurrentTrends(portsOf(many), { pageSize: Number.NaN })).pageSize).toBe(100)
    expect((await listCurrentTrends(portsOf(many), { pageSize: 0 })).pageSize).toBe(1)
  })

  it('shows visitors no other status, whatever the store returns (OP-31)', async () => {
    const mixed = [buildTrendRecord(1), buildTrendRecord(2, { status: 'draft' })]
    expect((await listCurrentTrends(portsOf(mixed), {})).total).toBe(1)
    expect((await listCurrentTrends(portsOf(mixed), { status: 'draft' })).data).toEqual([])
  })

  it('filters by what is effectively featured, and obeys the setting', async () => {
    const strong = trends.map((trend): TrendRecord => ({ ...trend, sources: ['reddit', 'wikipedia'], voices: 2 }))
    expect((await listCurrentTrends(portsOf(strong), { featured: true })).total).toBe(3)
    expect((await listCurrentTrends(portsOf(strong, { autoFeature: false }), { featured: true })).total).toBe(0)
  })

  it('passes on when the sources were last read, and ignores an unreadable stored instant', async () => {
    const at = '2026-05-01T10:00:00.000Z'
    expect((await listCurrentTrends(portsOf([], { trendsUpdatedAt: at }), {})).trendsUpdatedAt).toBe(at)
    expect((await listCurrentTrends(portsOf([], { trendsUpdatedAt: 'soon' }), {})).trendsUpdatedAt).toBeNull()
  })
})

describe('getTrend', () => {
  const ports = (found: boolean) => ({
    trends: {
      findShown: async () => (found ? buildTrendDetail(1) : null),
      listActive: async () => [buildTrendRecord(1, { sources: ['reddit', 'wikipedia'], voices: 2 })],
    },
    settings: settingsOf(),
  })

  it('gives the detail with the same featured mark as the list', async () => {
    expect((await getTrend(ports(true), { id: testUuid(1) })).featured).toBe(true)
  })

  it('refuses unknown and malformed ids alike', async () => {
    await expect(getTrend(ports(false), { id: testUuid(1) })).rejects.toMatchObject({
      code: 'trend_not_found',
      message: 'Trend Not Found',
    })
    await expect(getTrend(ports(true), { id: '__proto__' })).rejects.toMatchObject({ code: 'trend_not_found' })
  })
})

describe('recordTrendEvent', () => {
  it('answers the new counts, and refuses trends that are not active', async () => {
    const counting = (answer: { views: number; interactions: number } | null) => ({
      trends: { countEvent: async () => answer },
    })
    const input = { id: testUuid(1), kind: 'view' } as const
    expect(await recordTrendEvent(counting({ views: 4, interactions: 0 }), input)).toEqual({
      views: 4,
      interactions: 0,
    })
    await expect(recordTrendEvent(counting(null), input)).rejects.toMatchObject({ code: 'trend_not_found' })
    await expect(recordTrendEvent(counting(null), { ...input, id: '' })).rejects.toThrow('Trend Not Found')
  })
})

describe('listNews', () => {
  const instant = (minute: number): string => new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString()
  const clock = { nowMs: () => Date.UTC(2026, 4, 1, 12) }

  function newsReader(minutes: readonly number[]): Pick<TrendReader, 'listNews'> {
    const rows = minutes.map((minute, index) => buildNewsItem(index, instant(minute)))
    return {
      listNews: async ({ beforeMs, limit }) =>
        rows.filter((row) => Date.parse(row.evidence.firstSeenAt) < beforeMs).slice(0, limit),
    }
  }

  async function readAll(minutes: readonly number[], pageSize: number): Promise<string[]> {
    const seen: string[] = []
    let before: string | undefined
    for (let calls = 0; calls < 50; calls += 1) {
      const page = await listNews({ trends: newsReader(minutes), clock }, { pageSize, before })
      seen.push(...page.data.map((row) => row.evidence.id))
      if (page.nextBefore === null) return seen
      before = page.nextBefore
    }
    throw new Error('the pages never end')
  }

  it('shows every row exactly once, although a whole snapshot shares one instant', async () => {
    const minutes = [9, 9, 9, 8, 8, 7, 7, 7, 7, 7, 6, 5, 5]
    for (const pageSize of [1, 2, 3, 4, 5, 13, 14]) {
      const seen = await readAll(minutes, pageSize)
      expect(seen).toHaveLength(minutes.length)
      expect(new Set(seen).size).toBe(minutes.length)
    }
  })

  it('is empty for an unreadable instant instead of failing', async () => {
    expect(await listNews({ trends: newsReader([1]), clock }, { before: 'yesterday' })).toEqual({
      data: [],
      nextBefore: null,
    })
  })
})
