import { describe, expect, it } from 'vitest'
import { CONTEXT, parseSample, parseWith } from '../testing/replies'
import { source } from './source'

describe('Wikipedia', () => {
  it('asks for yesterday in UTC and, when that is not ready, for the day before', () => {
    const nowMs = Date.UTC(2026, 2, 1, 0, 5)
    const [request] = source.requests({ ...CONTEXT, nowMs })
    const list = 'https://wikimedia.org/api/rest_v1/metrics/pageviews/top/en.wikipedia/all-access'
    expect(request?.address).toBe(`${list}/2026/02/28`)
    expect(request?.fallback).toMatchObject({ when: 'not-found', request: { address: `${list}/2026/02/27` } })
  })

  it('reads articles people read, without main page, other namespaces and machine traffic', () => {
    const { items, errors } = parseSample(source, import.meta.url, 'sample.json')
    expect(items.map(({ title }) => title)).toEqual([
      'Comet Harper',
      'Starfall: The Movie',
      'Re:Zero',
      'AC/DC (& friends)?',
    ])
    expect(items[0]).toMatchObject({
      itemId: 'en.wikipedia:Comet_Harper',
      url: 'https://en.wikipedia.org/wiki/Comet_Harper',
      metric: 402_113,
      rank: 3,
      language: 'en',
    })
    expect(items[1]?.url).toBe('https://en.wikipedia.org/wiki/Starfall:_The_Movie')
    expect(items[3]?.url).toBe('https://en.wikipedia.org/wiki/AC/DC_(%26_friends)%3F')
    expect(errors).toEqual(['test, item 10: it has no number of views', 'test, item 11: it names no article'])
  })

  it('reads a bare list of articles', () => {
    const { items } = parseWith(source, [{ article: 'Avatar: The Way of Water', views: 5_003_174, rank: 8 }])
    expect(items[0]).toMatchObject({
      title: 'Avatar: The Way of Water',
      itemId: 'en.wikipedia:Avatar:_The_Way_of_Water',
    })
  })

  it('repeats what Wikimedia says when it refuses', () => {
    const { items, errors } = parseWith(source, { errors: [{ code: 'x', text: 'Unrecognized value.' }] })
    expect({ items, errors }).toEqual({ items: [], errors: ['test: it answered "Unrecognized value."'] })
  })
})
