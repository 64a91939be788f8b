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

describe('mergeSightings of an id that stands for two things', () => {
  const dam = item({ source: 'lobsters', itemId: 'a1', title: 'Dam bursts', url: 'https://a.example/dam' })
  const comet = item({ source: 'lobsters', itemId: 'a1', title: 'Comet seen', url: 'https://b.example/comet' })
  const words = ({ title, url }: SourceItem) => ({ title, url })

  it.each([
    ['pages differ', dam, comet],
    ['there is no page', { ...dam, url: null }, { ...comet, url: null }],
    ['publishers differ', { ...dam, publisher: 'A' }, { ...dam, title: 'A doomed dam', publisher: 'B' }],
  ])('keeps both where titles and %s', (_, one, other) => {
    const kept = mergeSightings([one, other])
    expect(kept.map(words)).toEqual([words(one), words(other)])
    expect(new Set(kept.map(({ itemId }) => itemId)).size).toBe(2)
    const turned = mergeSightings([other, one])
    expect(turned.map(({ itemId }) => itemId)).toEqual(kept.map(({ itemId }) => itemId).reverse())
  })

  it.each([
    ['the page is one', dam, { ...dam, title: 'Dam bursts, two missing', url: 'https://a.example/dam?utm_source=x' }],
    ['the title is one', dam, { ...comet, title: 'DAM bursts' }],
  ])('keeps one where %s', (_, one, other) => {
    expect(mergeSightings([one, other])).toEqual([one])
  })
})
