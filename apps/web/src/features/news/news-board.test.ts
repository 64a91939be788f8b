import { buildNewsItem } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { nameDiffers } from './headline'
import { newestOf } from './newest-of'
import { newsSourceText } from './news-source-text'

const seen = (number: number, firstSeenAt: string, lastSeenAt = '2026-03-14T12:00:00.000Z') => {
  const item = buildNewsItem(number, firstSeenAt)
  return { ...item, evidence: { ...item.evidence, lastSeenAt } }
}

describe('newestOf', () => {
  it('marks what came within the hour before the latest reading', () => {
    const items = [
      seen(1, '2026-03-14T11:00:01.000Z'),
      seen(2, '2026-03-14T11:00:00.000Z'),
      seen(3, '2026-03-14T08:00:00.000Z'),
    ]
    expect([...newestOf(items)]).toEqual([items[0]?.evidence.id])
  })

  it('marks nothing where everything is new, or nothing is there', () => {
    expect(newestOf([seen(1, '2026-03-14T12:00:00.000Z')]).size).toBe(0)
    expect(newestOf([]).size).toBe(0)
  })
})

describe('nameDiffers', () => {
  it.each([
    ['Comet Harper', 'Comet Harper', false],
    ['Comet Harper', 'comet  harper.', false],
    ['Pokémon Go', 'Pokemon GO', false],
    ['Comet Harper', 'Comet Harper is back', true],
    ['彗星', '彗星', false],
    ['彗星', '流星', true],
  ])('of %j under %j: %j', (name, headline, differs) => {
    expect(nameDiffers(name, headline)).toBe(differs)
  })
})

describe('newsSourceText', () => {
  const plain = {
    source: 'lobsters',
    url: null,
    publisher: null,
    metric: null,
    metricUnit: 'points',
    rank: null,
  } as const
  it('names the publisher, else the site, and the number, else the place', () => {
    expect(newsSourceText({ ...plain, publisher: 'BBC', url: 'https://x.org/', metric: 12 })).toBe('BBC · 12 points')
    expect(newsSourceText({ ...plain, url: 'https://www.example.org/a', rank: 4 })).toBe(
      'example.org · no. 4 on its list',
    )
    expect(newsSourceText(plain)).toBe('')
  })

  it('names a source that is its own publisher once', () => {
    expect(newsSourceText({ ...plain, source: 'arxiv', publisher: 'arXiv', rank: 5 })).toBe('no. 5 on its list')
  })
})
