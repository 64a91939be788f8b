import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../trend'
import { orderAsSource, withoutRepeats } from './news-board'

const TREND = {
  name: 'Comet',
  color: '#00ffff',
  category: 'Science',
  lifecycle: 'rising',
  sources: ['hacker-news'],
} as const

function newsOf(number: number, changes: Partial<NewsItem['evidence']> = {}, trendId: string | null = 'a'): NewsItem {
  const at = `2026-03-14T10:0${number}:00.000Z`
  return {
    trend: trendId === null ? null : { ...TREND, id: trendId },
    kind: 'new',
    evidence: {
      id: `${number}`,
      source: 'hacker-news',
      title: `Title ${number}`,
      url: null,
      sourceUrl: null,
      summary: null,
      publisher: null,
      firstSeenAt: at,
      lastSeenAt: '2026-03-14T12:00:00.000Z',
      publishedAt: null,
      metric: null,
      metricUnit: 'points',
      rank: null,
      ...changes,
    },
  }
}

const idsOf = (items: readonly NewsItem[]) => items.map(({ evidence }) => evidence.id)

describe('orderAsSource', () => {
  it('goes by the places of the latest reading, then by what is newest', () => {
    const items = [
      newsOf(1, { rank: 3 }),
      newsOf(2, { rank: 1 }),
      newsOf(3),
      newsOf(4),
      newsOf(5, { rank: 2, lastSeenAt: '2026-03-14T11:55:00.000Z' }),
    ]
    expect(idsOf(orderAsSource(items))).toEqual(['2', '5', '1', '4', '3'])
  })

  it('forgets the place of what has left the list', () => {
    const gone = newsOf(9, { rank: 1, lastSeenAt: '2026-03-14T11:00:00.000Z' })
    expect(idsOf(orderAsSource([gone, newsOf(1, { rank: 40 })]))).toEqual(['1', '9'])
  })

  it('leaves an empty list empty', () => {
    expect(orderAsSource([])).toEqual([])
  })
})

describe('withoutRepeats', () => {
  it('keeps a headline once for a trend, however it is written', () => {
    const items = [newsOf(1, { title: 'A Comet' }), newsOf(2, { title: 'a  comet' }), newsOf(3, { title: 'A comet!' })]
    expect(idsOf(withoutRepeats(items))).toEqual(['1', '3'])
  })

  it('keeps the same words about another trend', () => {
    expect(withoutRepeats([newsOf(1, { title: 'Live' }), newsOf(2, { title: 'Live' }, 'b')])).toHaveLength(2)
  })

  it('keeps a headline without a trend once', () => {
    const items = [newsOf(1, { title: 'Live' }, null), newsOf(2, { title: 'live' }, null), newsOf(3, { title: 'Live' })]
    expect(idsOf(withoutRepeats(items))).toEqual(['1', '3'])
  })
})
