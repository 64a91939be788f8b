import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith, replyTo } from '../testing/replies'
import { source } from './source'

describe('Hacker News', () => {
  it('asks for the list of stories and names the search service as a stand-in', () => {
    const [request] = source.requests(CONTEXT)
    expect(request?.address).toBe('https://hacker-news.firebaseio.com/v0/topstories.json')
    expect(request?.fallback).toMatchObject({
      when: 'any-failure',
      request: { address: 'https://hn.algolia.com/api/v1/search?tags=front_page&hitsPerPage=60' },
    })
  })

  it('follows at most 60 ids of the list, in its order, each once', () => {
    const ids = [7, 7, 'x', -1, 2.5, null, ...Array.from({ length: 500 }, (_, index) => index + 100)]
    const requests = source.follow?.(replyTo(source, JSON.stringify(ids))) ?? []
    expect(requests).toHaveLength(60)
    expect(requests[0]).toMatchObject({ address: 'https://hacker-news.firebaseio.com/v0/item/7.json', rank: 1 })
    expect(requests[1]).toMatchObject({ address: 'https://hacker-news.firebaseio.com/v0/item/100.json', rank: 2 })
  })

  it('reads a story at the rank its id had', () => {
    expect(parseSample(source, import.meta.url, 'sample.json').items[0]).toMatchObject({
      itemId: '41000001',
      title: 'Comet Harper is visible to the naked eye',
      url: 'https://news.example/comet?id=1&x=2',
      sourceUrl: 'https://news.ycombinator.com/item?id=41000001',
      metric: 311,
      publishedAtMs: 1_788_257_700_000,
      history: [{ atMs: 1_788_257_700_000, metric: 1 }],
    })
    expect(parseWith(source, { id: 1, title: 'A', type: 'story' }, { rank: 4 }).items[0]).toMatchObject({
      rank: 4,
      history: [],
    })
  })

  it.each([null, { id: 1, deleted: true }, { id: 1, type: 'job', title: 'Hiring' }, { id: 1, dead: true, title: 'x' }])(
    'leaves out %j without an error',
    (item) => expect(parseWith(source, item)).toEqual({ items: [], errors: [] }),
  )

  it('reads the search service, without comments', () => {
    const hits = [
      {
        objectID: '9',
        title: 'Comet',
        url: null,
        points: 12,
        created_at_i: 1_788_257_700,
        story_text: '<p>I built A &amp; B.</p>',
      },
      { objectID: '10', title: null, comment_text: 'I saw it', points: null },
      { objectID: '11', points: 4 },
    ]
    const { items, errors } = parseWith(source, { hits })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ itemId: '9', metric: 12, rank: 1, summary: 'I built A & B.', url: null })
    expect(errors).toEqual(['test, item 3: it has no title'])
  })

  it('reports an empty list of ids', () => {
    expect(parseWith(source, []).errors).toEqual(['test: the list is empty'])
  })
})
