import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { describe, expect, it } from 'vitest'
import { mergeSightings } from './merge-sightings'

function item(fields: Partial<SourceItem>): SourceItem {
  return {
    source: 'mastodon',
    itemId: 'tag:comet',
    title: '#comet',
    url: null,
    sourceUrl: null,
    summary: null,
    metric: null,
    rank: null,
    history: [],
    usual: null,
    publishedAtMs: null,
    tags: [],
    references: [],
    publisher: null,
    category: null,
    language: null,
    ...fields,
  }
}

describe('mergeSightings', () => {
  it('keeps the highest count, the best rank and the earliest date of one thing, and what one of them adds', () => {
    const page = { title: 'a', url: 'https://a.example/', publisher: null }
    const other = { title: 'b', url: 'https://b.example/', publisher: null }
    const merged = mergeSightings([
      item({ metric: 40, rank: 3, publishedAtMs: 20, references: [page], history: [{ atMs: 9, metric: 4 }], usual: 5 }),
      item({ itemId: 'tag:other' }),
      item({ metric: 90, rank: 5, publishedAtMs: 10, summary: 's', category: 'Science', references: [page, other] }),
      item({ category: 'Music', publisher: 'News', history: [{ atMs: 9, metric: 7 }], usual: 3 }),
    ])
    const counts = { metric: 90, rank: 3, history: [{ atMs: 9, metric: 7 }], usual: 5 }
    const words = { summary: 's', publisher: 'News', category: 'Science' as const, references: [page, other] }
    expect(merged).toEqual([item({ ...counts, ...words, publishedAtMs: 10 }), item({ itemId: 'tag:other' })])
  })
})
