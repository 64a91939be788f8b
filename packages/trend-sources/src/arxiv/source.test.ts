import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
import { source } from './source'

describe('arXiv', () => {
  it('asks for the newest papers of all categories in one request, or for nothing', () => {
    const settings = { ...CONTEXT.settings, arxivCategories: ['cs.AI', 'astro-ph.EP'] }
    expect(source.requests({ ...CONTEXT, settings }).map(({ address }) => address)).toEqual([
      'https://export.arxiv.org/api/query?search_query=cat:cs.AI+OR+cat:astro-ph.EP&sortBy=submittedDate&sortOrder=descending&max_results=60',
    ])
    expect(source.requests({ ...CONTEXT, settings: { ...settings, arxivCategories: [] } })).toEqual([])
  })

  it('reads papers under an id that revisions share', () => {
    expect(parseSample(source, import.meta.url, 'sample.xml').items).toEqual([
      {
        source: 'arxiv',
        itemId: '2608.01234',
        title: 'Predicting Comet Brightness with Small Models',
        url: 'http://arxiv.org/abs/2608.01234v2',
        sourceUrl: 'http://arxiv.org/abs/2608.01234v2',
        summary: 'We predict how bright a comet gets when $n < 10$ observations exist.',
        metric: null,
        rank: 1,
        history: [],
        usual: null,
        publishedAtMs: Date.UTC(2026, 7, 30, 17, 59, 59),
        tags: ['cs.ai'],
        references: [],
        publisher: 'arXiv',
        category: 'Science',
        language: 'en',
      },
    ])
  })

  it('knows a paper of its news feeds by the same id', () => {
    const entry = '<item><title>Comets</title><guid>oai:arXiv.org:2608.01234v3</guid></item>'
    expect(parseWith(source, `<rss><channel>${entry}</channel></rss>`).items[0]?.itemId).toBe('2608.01234')
  })

  it('takes a refusal written as an entry for what it is', () => {
    const xml = '<feed><entry><title>Error</title><summary>incorrect id format</summary></entry></feed>'
    expect(parseWith(source, xml)).toEqual({ items: [], errors: ['test, item 1: it answered "incorrect id format"'] })
  })
})
