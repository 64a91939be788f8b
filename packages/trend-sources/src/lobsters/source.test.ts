import { describe, expect, it } from 'vitest'
import { parseSample, parseWith } from '../testing/replies'
import { source } from './source'

describe('Lobsters', () => {
  it('reads stories, whichever way the submitter is written', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample.json')
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({
      itemId: 'abc123',
      url: 'https://blog.example/comets',
      sourceUrl: 'https://lobste.rs/s/abc123/tracking_comets',
      metric: 32,
      rank: 1,
      publishedAtMs: Date.UTC(2026, 8, 1, 8, 47, 5),
      history: [{ atMs: Date.UTC(2026, 8, 1, 8, 47, 5), metric: 1 }],
      tags: ['hardware', 'science'],
      summary: null,
    })
    expect(items[1]).toMatchObject({ url: null, summary: 'Books & papers are welcome.', metric: 0 })
    expect(errors).toEqual(['test, item 3: it is no object'])
  })

  it('reports a reply that is no list', () => {
    expect(parseWith(source, { status: 500 }).errors).toEqual(['test: the reply is no list of stories'])
  })
})
