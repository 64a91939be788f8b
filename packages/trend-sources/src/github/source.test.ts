import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
import { source } from './source'

describe('GitHub', () => {
  it('searches repositories of the last seven days by stars', () => {
    expect(source.requests(CONTEXT)[0]?.address).toBe(
      'https://api.github.com/search/repositories?q=created:%3E2026-08-25&sort=stars&order=desc&per_page=50',
    )
  })

  it('reads repositories', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample.json')
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      itemId: 'ada/comet-tracker',
      title: 'ada/comet-tracker',
      url: 'https://github.com/ada/comet-tracker',
      summary: 'Follows <Comet> Harper & friends',
      metric: 1204,
      rank: 1,
      publishedAtMs: Date.UTC(2026, 7, 28, 10),
      tags: ['astronomy', 'comet', 'typescript'],
      category: 'Technology',
    })
    expect(errors).toEqual(['test, item 2: it has no full name'])
  })

  it('accepts an empty week and repeats a refusal', () => {
    expect(parseWith(source, { total_count: 0, items: [] })).toEqual({ items: [], errors: [] })
    expect(parseWith(source, { message: 'API rate limit exceeded' }).errors).toEqual([
      'test: it answered "API rate limit exceeded"',
    ])
  })
})
