import type { SourceItem } from '@trendverse/domain/trends/source-item'
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
    publishedAtMs: null,
    tags: [],
    references: [],
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
      item({ metric: 40, rank: 3, publishedAtMs: 20, references: [page] }),
      item({ itemId: 'tag:other' }),
      item({ metric: 90, rank: 5, publishedAtMs: 10, summary: 's', category: 'Science', references: [page, other] }),
      item({ metric: null, rank: null, category: 'Music' }),
    ])
    expect(merged).toEqual([
      item({ metric: 90, rank: 3, publishedAtMs: 10, summary: 's', category: 'Science', references: [page, other] }),
      item({ itemId: 'tag:other' }),
    ])
  })
})
