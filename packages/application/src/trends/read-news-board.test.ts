import { buildNewsItem } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { NewsQuery } from '../ports/trends'
import { readNewsBoard } from './read-news-board'

const NOW_MS = Date.UTC(2026, 2, 14, 12)

describe('readNewsBoard', () => {
  it('makes a column of every source that has something, in the order of the source, cut to its length', async () => {
    const asked: NewsQuery[] = []
    const rows = [1, 2, 3].map((number) => {
      const item = buildNewsItem(number, '2026-03-14T11:00:00.000Z')
      return { ...item, evidence: { ...item.evidence, rank: 4 - number } }
    })
    const trends = {
      listNews: async (query: NewsQuery) => {
        asked.push(query)
        return query.source === 'hacker-news' ? rows : []
      },
    }
    const columns = await readNewsBoard({ trends, clock: { nowMs: () => NOW_MS } }, { perSource: 2 })
    expect(columns).toMatchObject([
      { source: 'hacker-news', items: [{ trend: { name: 'Trend 3' } }, { trend: { name: 'Trend 2' } }] },
    ])
    expect(asked.every(({ beforeMs }) => beforeMs === NOW_MS + 1)).toBe(true)
  })
})
