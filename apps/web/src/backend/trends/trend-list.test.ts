import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it, vi } from 'vitest'
import { FIRST_LIST_SIZE, type ReadTrendList, readHomeList, trimHomeList } from './trend-list'

const answer = (numbers: readonly number[], total: number) => ({
  data: numbers.map((number) => buildTrendDetail(number)),
  total,
  liveTotal: 0,
  newTotal: 0,
  page: 1,
  pageSize: 100,
  trendsUpdatedAt: null,
})

describe('readHomeList', () => {
  it('asks for the strongest trends and is done when those are all', async () => {
    const read = vi.fn<ReadTrendList>(() => Promise.resolve(answer([1, 2], 2)))
    expect((await readHomeList(read)).trends).toHaveLength(2)
    expect(read).toHaveBeenCalledTimes(1)
    expect(read).toHaveBeenCalledWith({ sort: 'attention', pageSize: 100 })
  })

  it('adds featured trends beyond the first page, each once', async () => {
    const read: ReadTrendList = (query) => Promise.resolve(query.featured ? answer([2, 9], 2) : answer([1, 2], 300))
    const list = await readHomeList(read)
    expect(list.trends.map((trend) => trend.name)).toEqual(['Trend 1', 'Trend 2', 'Trend 9'])
    expect(list.total).toBe(300)
  })
})

describe('trimHomeList', () => {
  it('keeps the first cards and the first featured trends in the order of the home page, and the true totals', () => {
    const trends = Array.from({ length: 30 }, (_, index) =>
      buildTrendDetail(index, { momentum: index, featured: [28, 9, 5, 3].includes(index) }),
    )
    const trimmed = trimHomeList({ trends, total: 30, liveTotal: 4, newTotal: 0, trendsUpdatedAt: null })
    expect(trimmed.trends.map((trend) => trend.momentum)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 9, 5])
    expect(trimmed.trends).toHaveLength(FIRST_LIST_SIZE + 2)
    expect(trimmed).toMatchObject({ total: 30, liveTotal: 4 })
  })
})
