import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
import { source } from './source'

describe('Bluesky', () => {
  it('asks the newer call and names the older one as a stand-in', () => {
    const [request] = source.requests(CONTEXT)
    expect(request?.address).toBe('https://public.api.bsky.app/xrpc/app.bsky.unspecced.getTrends?limit=25')
    expect(request?.fallback?.request.address).toContain('getTrendingTopics')
  })

  it('reads trends, and needs nothing but their name', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample.json')
    expect(items[0]).toMatchObject({
      itemId: 'comet harper',
      title: 'Comet Harper',
      sourceUrl: 'https://bsky.app/profile/trending.example/feed/1',
      metric: 1520,
      publishedAtMs: Date.UTC(2026, 8, 1, 9),
      category: 'Science',
      tags: ['science'],
    })
    expect(items[1]).toMatchObject({ title: 'Rovers', sourceUrl: null, metric: null, category: null })
    expect(errors).toEqual(['test, item 3: it has no title'])
  })

  it('reads the older shape without its suggested feeds', () => {
    const { items } = parseWith(source, { topics: [{ topic: 'WWE', link: '/a' }], suggested: [{ topic: 'Cats' }] })
    expect(items.map(({ title, rank }) => [title, rank])).toEqual([['WWE', 1]])
  })

  it.each([{}, [], null, 'text', { trends: {} }, { error: 'x', message: 'Gone' }])(
    'reports %j in one sentence',
    (body) => {
      const { items, errors } = parseWith(source, JSON.stringify(body))
      expect(items).toEqual([])
      expect(errors).toHaveLength(1)
    },
  )
})
