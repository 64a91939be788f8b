import type { TrendDetail, TrendProof } from '@trendverse/domain/trends/trend'
import { beforeEach, describe, expect, it } from 'vitest'
import { idOf, NOON_MS, sampleTrend } from '../contract-tests/samples'
import { composeTrendDetail } from '../reading/compose-trend-detail'
import { browserTrendReader } from './browser-trend-reader'
import { MAX_CACHED_DETAILS, readCachedDetails, writeCachedDetail } from './cached-details'
import { FakeStorage } from './fake-storage'
import { readLocalTrends, writeLocalTrends } from './local-trends'
import { readCachedTrends, writeCachedTrends } from './read-cached-trends'
import { safeStorage } from './safe-storage'
import { LOCAL_TRENDS_KEY, TREND_DETAILS_KEY, TRENDS_CACHE_KEY } from './storage-keys'

function detail(n: number, changes: Partial<TrendDetail> = {}): TrendDetail {
  const facts = { items: [], points: new Map(), decisions: [], lifecycleChanges: [], related: [] }
  return { ...composeTrendDetail({ trend: sampleTrend(n), ...facts }), ...changes }
}

function evidence(n: number): TrendDetail['evidence'][number] {
  return {
    id: idOf(100 + n),
    source: 'hacker-news',
    title: `Item ${n}`,
    url: null,
    sourceUrl: null,
    summary: null,
    publisher: null,
    firstSeenAt: new Date(NOON_MS + n).toISOString(),
    lastSeenAt: new Date(NOON_MS + n).toISOString(),
    publishedAt: null,
    metric: 1,
    peakMetric: 1,
    metricUnit: 'points',
    rank: null,
    bestRank: null,
    velocityPerHour: null,
    momentum: 0,
    breakoutProbability: null,
    references: [],
  }
}

let fake: FakeStorage
const storage = safeStorage(() => fake)
const starterTrends = [detail(1, { origin: 'starter' }), detail(2, { origin: 'starter' })]
const reader = browserTrendReader({ storage, starterTrends })
const listedIds = async () => (await reader.listActive()).map((trend) => trend.id).sort()
const cache = (...details: TrendDetail[]) =>
  writeCachedTrends(storage, {
    trends: details,
    total: details.length,
    liveTotal: 0,
    newTotal: 0,
    trendsUpdatedAt: null,
  })

beforeEach(() => {
  fake = new FakeStorage()
})

describe('browser trend reader', () => {
  it('shows the starter catalogue where nothing was stored', async () => {
    expect(await listedIds()).toEqual([idOf(1), idOf(2)])
    expect((await reader.findShown(idOf(1)))?.timeline).toEqual(starterTrends[0]?.timeline)
    expect(await reader.listNews({ source: null, beforeMs: NOON_MS, limit: 9 })).toEqual([])
  })

  it('shows the last list instead once there is one, and still tells the story of a starter trend', async () => {
    cache(detail(3))
    expect(await listedIds()).toEqual([idOf(3)])
    expect((await reader.findShown(idOf(2)))?.id).toBe(idOf(2))
  })

  it('fills a list that is not whole up from the catalogue, each trend once', async () => {
    writeCachedTrends(storage, {
      trends: [detail(2, { name: 'Newer' }), detail(3)],
      total: 9,
      liveTotal: 0,
      newTotal: 0,
      trendsUpdatedAt: null,
    })
    expect(await listedIds()).toEqual([idOf(1), idOf(2), idOf(3)])
    expect((await reader.findShown(idOf(2)))?.name).toBe('Newer')
  })

  it('adds the trends of this device and prefers them to the list', async () => {
    cache(detail(3), detail(4))
    writeLocalTrends(storage, {
      trends: [detail(4, { name: 'Mine' }), detail(5), detail(6, { status: 'draft' })],
      counted: new Map(),
      removed: [],
    })
    expect(await listedIds()).toEqual([idOf(3), idOf(4), idOf(5)])
    expect((await reader.findShown(idOf(4)))?.name).toBe('Mine')
    expect(await reader.findShown(idOf(6))).toBeNull()
  })

  it('shows the card alone of a trend whose story was never opened', async () => {
    cache(detail(3))
    expect(await reader.findShown(idOf(3))).toMatchObject({ id: idOf(3), evidence: [], timeline: [], series: [] })
  })

  it('reads the news out of the stories kept, each evidence once', async () => {
    cache(detail(3), detail(4))
    writeCachedDetail(storage, detail(3, { evidence: [evidence(2), evidence(1)] }))
    writeCachedDetail(storage, detail(4, { evidence: [evidence(2)] }))
    writeCachedDetail(storage, detail(9, { evidence: [evidence(5)] }))
    const news = await reader.listNews({ source: null, beforeMs: NOON_MS + 10, limit: 9 })
    expect(news.map(({ evidence: { id }, kind, trend }) => [id, kind, trend?.id])).toEqual([
      [idOf(102), 'new', idOf(4)],
      [idOf(101), 'new', idOf(3)],
    ])
  })

  it('counts on, within this page, where storage takes nothing', async () => {
    fake.limitCharacters = 0
    await reader.countEvent(idOf(1), 'view')
    expect(await reader.countEvent(idOf(1), 'view')).toEqual({ views: 2, interactions: 0 })
    fake.limitCharacters = Number.POSITIVE_INFINITY
    expect(await reader.countEvent(idOf(1), 'interaction')).toEqual({ views: 2, interactions: 1 })
    expect(readLocalTrends(storage).counted.get(idOf(1))).toEqual({ views: 2, interactions: 1 })
  })

  it.each([
    'nonsense',
    'null',
    '[]',
    '{"version":99,"trends":[],"details":[]}',
    '{"version":1}',
    '{"version":1,"trends":[null,1,{"id":"x"}],"details":[{}],"counted":[["__proto__",{"views":1}],3,null]}',
    '{"version":1,"trends":{"length":3},"details":"x","counted":{}}',
  ])('falls back to the catalogue when storage holds %j', async (text) => {
    for (const key of [TRENDS_CACHE_KEY, LOCAL_TRENDS_KEY, TREND_DETAILS_KEY]) fake.setItem(key, text)
    expect(await listedIds()).toEqual([idOf(1), idOf(2)])
    expect(await reader.findShown(idOf(3))).toBeNull()
    expect(await reader.listNews({ source: null, beforeMs: NOON_MS, limit: 9 })).toEqual([])
    expect(await reader.countEvent(idOf(1), 'view')).toEqual({ views: 1, interactions: 0 })
  })
})

describe('cached list', () => {
  it('keeps the trends that can be shown and leaves out the others', () => {
    cache(detail(3), { ...detail(4), color: 'red' }, { ...detail(5), createdDate: 'yesterday' })
    expect(readCachedTrends(storage)?.trends.map((trend) => trend.id)).toEqual([idOf(3)])
  })

  it('gives publishers an earlier version kept what it did not know of them', () => {
    cache(detail(3, { proof: { kind: 'publishers', count: 3, since: '2026-01-01T00:00:00.000Z' } as TrendProof }))
    const known = { kind: 'publishers', count: 3, names: [], latestAt: null, joined: 0 }
    expect(readCachedTrends(storage)?.trends[0]?.proof).toMatchObject(known)
  })

  it('says when storage is full', () => {
    fake.limitCharacters = 100
    expect(cache(detail(3))).toEqual({ stored: false, reason: 'full' })
    expect(readCachedTrends(storage)).toBeNull()
  })
})

describe('cached stories', () => {
  it('keeps the newest, the last opened first, each once', () => {
    for (let n = 1; n <= MAX_CACHED_DETAILS + 5; n++) writeCachedDetail(storage, detail(n))
    writeCachedDetail(storage, detail(20))
    const kept = readCachedDetails(storage)
    expect(kept).toHaveLength(MAX_CACHED_DETAILS)
    expect(kept.slice(0, 2).map(({ id }) => id)).toEqual([idOf(20), idOf(MAX_CACHED_DETAILS + 5)])
  })

  it('lets older stories make room when storage is full', () => {
    for (let n = 1; n <= 8; n++) writeCachedDetail(storage, detail(n))
    fake.limitCharacters = (fake.getItem(TREND_DETAILS_KEY)?.length ?? 0) / 2 + 200
    expect(writeCachedDetail(storage, detail(9))).toEqual({ stored: true })
    expect(readCachedDetails(storage)[0]?.id).toBe(idOf(9))
    fake.limitCharacters = 10
    expect(writeCachedDetail(storage, detail(10))).toEqual({ stored: false, reason: 'full' })
  })
})
