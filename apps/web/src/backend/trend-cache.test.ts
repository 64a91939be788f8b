import { describe, expect, it } from 'vitest'
import { buildTrend } from '../test-support/build-trend'
import { forbiddenStorage, memoryStorage } from '../test-support/memory-storage'
import { readTrendCache, TRENDS_CACHE_KEY, writeTrendCache } from './trend-cache'

const list = { trends: [buildTrend(1), buildTrend(2)], total: 40, trendsUpdatedAt: '2026-01-01T00:00:00Z' }

describe('the local copy of the trends', () => {
  it('gives back what was kept', () => {
    const storage = memoryStorage()
    writeTrendCache(() => storage, list)
    expect(readTrendCache(() => storage)).toEqual(list)
    expect(storage.getItem('trendverse_trends_cache')).not.toBeNull()
  })

  it.each([
    ['missing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a text', '"trends"'],
    ['an older version', JSON.stringify({ version: 0, ...list })],
    ['no list', JSON.stringify({ version: 1, trends: {} })],
    ['a list of junk', JSON.stringify({ version: 1, trends: [null, 7, {}, { id: 'x' }] })],
  ])('counts as none when it is %s', (_title, stored) => {
    const storage = memoryStorage(stored === undefined ? {} : { [TRENDS_CACHE_KEY]: stored })
    expect(readTrendCache(() => storage)).toBeNull()
  })

  it('drops single rows that would break a page', () => {
    const rows = [buildTrend(1), { ...buildTrend(2), color: 'url(javascript:1)' }, { ...buildTrend(3), tags: [1] }]
    const storage = memoryStorage({ [TRENDS_CACHE_KEY]: JSON.stringify({ version: 1, trends: rows, total: 'many' }) })
    expect(readTrendCache(() => storage)).toEqual({ trends: [buildTrend(1)], total: 1, trendsUpdatedAt: null })
  })

  it('survives a storage that is forbidden or full', () => {
    expect(readTrendCache(forbiddenStorage)).toBeNull()
    expect(() => writeTrendCache(forbiddenStorage, list)).not.toThrow()
  })
})
