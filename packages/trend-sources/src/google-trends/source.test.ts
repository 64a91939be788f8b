import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
import { source } from './source'

describe('Google Trends', () => {
  it('asks one feed per region', () => {
    const settings = { ...CONTEXT.settings, geos: ['US', 'DE'] }
    expect(source.requests({ ...CONTEXT, settings }).map(({ address }) => address)).toEqual([
      'https://trends.google.com/trending/rss?geo=US',
      'https://trends.google.com/trending/rss?geo=DE',
    ])
  })

  it('reads searches with their traffic, time and news', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample.xml')
    expect(items).toHaveLength(2)
    expect(items[0]).toEqual({
      source: 'google-trends',
      itemId: 'comet harper',
      title: 'comet harper',
      url: null,
      sourceUrl: 'https://trends.google.com/trends/explore?q=comet+harper&date=now+1-d&geo=US',
      summary: 'Observers reported a tail of twelve degrees.',
      metric: 20_000,
      rank: 1,
      history: [{ atMs: Date.UTC(2026, 8, 1, 10, 20), metric: 0 }],
      usual: null,
      publishedAtMs: Date.UTC(2026, 8, 1, 10, 20),
      tags: [],
      references: [
        {
          title: "Comet Harper 'brightest in a decade'",
          url: 'https://news.example/comet?id=1&x=2',
          publisher: 'Star Gazette',
        },
      ],
      publisher: null,
      category: null,
      language: null,
    })
    expect(items[1]).toMatchObject({
      title: 'Rovers vs United',
      metric: 2_000,
      rank: 2,
      publishedAtMs: null,
      history: [],
    })
    expect(errors).toEqual(['test, item 3: it has no title'])
  })

  it('finds its elements whatever prefix the feed uses', () => {
    const xml = readFileSync(new URL('sample.xml', import.meta.url), 'utf8').replaceAll('ht:', 'gt9:')
    expect(parseWith(source, xml).items[0]?.metric).toBe(20_000)
  })

  it('reads a feed that uses HTML entities XML does not know', () => {
    const xml = readFileSync(new URL('sample.xml', import.meta.url), 'utf8').replaceAll('&amp;nbsp;', '&nbsp;')
    expect(parseWith(source, xml).items[0]?.summary).toBe('Observers reported a tail of twelve degrees.')
  })

  it('keeps the whole items of a feed that breaks off', () => {
    const xml = readFileSync(new URL('sample.xml', import.meta.url), 'utf8')
    const { items, errors } = parseWith(source, xml.slice(0, xml.indexOf('approx_traffic>2천+')))
    expect(items.map(({ title }) => title)).toEqual(['comet harper'])
    expect(errors).toEqual(['test: entry 2 is broken off or not well-formed'])
  })

  it.each(['', '<html><body>Sorry</body></html>', '{"error":1}'])('says that %j lists nothing', (body) => {
    const { items, errors } = parseWith(source, body)
    expect(items).toEqual([])
    expect(errors).toHaveLength(1)
  })
})
