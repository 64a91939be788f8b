import { readFileSync } from 'node:fs'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import { mergeSightings } from '../merge-sightings'
import type { ParsedReply } from '../source-definition'
import { CONTEXT, NOW_MS, parseSample, replyTo } from '../testing/replies'
import { HISTORY_DAYS } from './article-views'
import { MAX_DETAILED_ARTICLES, source } from './source'

const VIEWS = 'https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user/'
const sample = readFileSync(new URL('sample-views.json', import.meta.url), 'utf8')

function parseViews(body: string, title = 'Comet_Harper'): ParsedReply {
  return source.parse(replyTo(source, body, { address: `${VIEWS}${title}/daily/2026080100/2026083000` }), CONTEXT)
}

function days(views: readonly number[]): string {
  const items = views.map((count, index) => ({
    timestamp: `202608${String(index + 1).padStart(2, '0')}00`,
    views: count,
  }))
  return JSON.stringify({ items })
}

describe('requests for the views of articles', () => {
  it('cover the 30 days before the day of the list, for its first articles', () => {
    const articles = Array.from({ length: 60 }, (_, index) => ({ article: `A/${index}`, views: 9, rank: index }))
    const requests = source.follow?.(replyTo(source, JSON.stringify({ items: [{ articles }] }))) ?? []
    const views = requests.filter(({ address }) => address.startsWith(VIEWS))
    expect(views).toHaveLength(MAX_DETAILED_ARTICLES)
    // the list is of 31 August
    expect(views[0]).toEqual({
      address: `${VIEWS}A%2F0/daily/2026080100/2026083000`,
      label: 'Wikipedia views of A/0',
      isDetail: true,
    })
  })

  it('lead to nothing further', () => {
    expect(source.follow?.(replyTo(source, sample, { address: `${VIEWS}X/daily/2026080100/2026083000` }))).toEqual([])
  })
})

describe('views of an article', () => {
  it('become the history of its item, each day at the midnight that ends it', () => {
    const listed = parseSample(source, import.meta.url, 'sample.json').items
    const { items, errors } = parseViews(sample)
    expect(errors).toEqual([])
    const merged = mergeSightings([...listed, ...items])
    expect(merged).toHaveLength(listed.length)
    expect(merged[0]).toEqual({
      ...listed[0],
      history: [
        { atMs: Date.UTC(2026, 7, 30), metric: 1_200 },
        { atMs: Date.UTC(2026, 7, 31), metric: 40_000 },
      ],
      usual: 0,
    })
    // the count of the list itself, of 31 August, is read on the day after as well
    expect(Date.UTC(2026, 7, 31) + DAY_MS).toBeLessThan(NOW_MS)
  })

  it('give the median of the month as the usual count', () => {
    const views = Array.from({ length: HISTORY_DAYS }, (_, index) => 100 + index)
    expect(parseViews(days(views)).items[0]?.usual).toBe(115)
    expect(parseViews(days([...views.slice(0, 29), 1_000_000])).items[0]?.usual).toBe(115)
  })

  it('have a usual count of 0 for an article that is younger than half of the month', () => {
    expect(parseViews(days(Array.from({ length: 14 }, () => 500))).items[0]?.usual).toBe(0)
    expect(parseViews(days(Array.from({ length: 16 }, () => 500))).items[0]?.usual).toBe(500)
  })

  it('survive replies that are none', () => {
    const nothing = ['test, item 1: it has no views of days']
    for (const body of [
      '{}',
      '[]',
      'null',
      '{"items":[null,7,{"timestamp":"soon","views":1},{"timestamp":"2026080100"}]}',
    ]) {
      expect(parseViews(body)).toEqual({ items: [], errors: nothing })
    }
    expect(parseViews('<html>').errors).toEqual(['test: the reply is not valid JSON'])
    expect(parseViews(sample, '%zz').items).toEqual([])
  })
})
