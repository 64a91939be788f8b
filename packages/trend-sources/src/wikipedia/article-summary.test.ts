import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mergeSightings } from '../merge-sightings'
import type { ParsedReply, SourceRequest } from '../source-definition'
import { CONTEXT, parseSample, replyTo } from '../testing/replies'
import { MAX_DETAILED_ARTICLES, source } from './source'

const ADDRESS = 'https://en.wikipedia.org/api/rest_v1/page/summary/'
const sample = readFileSync(new URL('sample-summary.json', import.meta.url), 'utf8')

function summaryRequests(articles: readonly object[]): readonly SourceRequest[] {
  const further = source.follow?.(replyTo(source, JSON.stringify({ items: [{ articles }] }))) ?? []
  return further.filter(({ address }) => address.startsWith(ADDRESS))
}

function parseSummary(body: object | string, title = 'Starfall%3A_The_Movie'): ParsedReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return source.parse(replyTo(source, text, { address: ADDRESS + title }), CONTEXT)
}

describe('requests for summaries', () => {
  it('are made for the first articles of a list, each a detail that may be missing', () => {
    const articles = Array.from({ length: 60 }, (_, index) => ({ article: `A_${index}`, views: 9, rank: index }))
    const requests = summaryRequests([{ article: 'Main_Page', views: 9, rank: 1 }, ...articles])
    expect(requests).toHaveLength(MAX_DETAILED_ARTICLES)
    expect(requests[0]).toEqual({ address: `${ADDRESS}A_0`, label: 'Wikipedia summary of A_0', isDetail: true })
    expect(requests.at(-1)?.address).toBe(`${ADDRESS}A_${MAX_DETAILED_ARTICLES - 1}`)
  })

  it('keep slashes and question marks inside the title', () => {
    const [request] = summaryRequests([{ article: 'AC/DC_(&_friends)?', views: 9, rank: 1 }])
    expect(request?.address).toBe(`${ADDRESS}AC%2FDC_(%26_friends)%3F`)
  })

  it('are not made where the list tells it all, for titles no page can have, or from a summary', () => {
    const told = { article: 'Told', views: 9, extract: 'Told is told.' }
    const long = { article: 'é'.repeat(128), views: 9 }
    expect(summaryRequests([told, long])).toEqual([])
    expect(source.follow?.(replyTo(source, sample, { address: `${ADDRESS}Comet` }))).toEqual([])
    expect(source.follow?.(replyTo(source, 'nonsense'))).toEqual([])
  })
})

describe('summaries', () => {
  it('add what the article is about to the item of the list, under its id', () => {
    const listed = parseSample(source, import.meta.url, 'sample.json').items
    const { items, errors } = parseSummary(sample)
    expect(errors).toEqual([])
    const merged = mergeSightings([...listed, ...items])
    expect(merged).toHaveLength(listed.length)
    expect(merged[1]).toEqual({
      ...listed[1],
      summary:
        'Starfall: The Movie is a story about a lighthouse keeper who counts falling stars & gives each one a name.',
      category: 'Film & TV',
    })
    expect(merged[1]?.metric).toBe(98_001)
  })

  it.each([
    ['American actress (born 1990)', 'Film & TV'],
    ['American singer', 'Music'],
    ['Association football player (born 2001)', 'Sports'],
    ['English footballer', 'Sports'],
    ['American politician (born 1984)', 'News & Politics'],
    ['2026 aviation accident', 'News & Politics'],
    ['American businessman', 'Business'],
    ['2025 video game', 'Gaming'],
    ['American internet personality', 'Internet Culture'],
    ['Species of bird', 'Science'],
    ['Country in Europe', null],
    ['', null],
    ['__proto__', null],
  ])('file a subject described as "%s" under %s', (description, category) => {
    expect(parseSummary({ description, extract: 'Someone is someone.' }).items[0]?.category).toBe(category)
  })

  it('name the article a redirect leads to beside the one that was listed', () => {
    const page = 'https://en.wikipedia.org/wiki/Comet_Harper%27s_tail'
    const redirected = { extract: 'A tail.', content_urls: { desktop: { page } } }
    const [item] = parseSummary(redirected, 'Harper_tail').items
    expect(item).toMatchObject({
      itemId: 'en.wikipedia:Harper_tail',
      url: 'https://en.wikipedia.org/wiki/Harper_tail',
      references: [{ title: "Comet Harper's tail", url: "https://en.wikipedia.org/wiki/Comet_Harper's_tail" }],
    })
    expect(parseSummary(redirected, "Comet_Harper's_tail").items[0]?.references).toEqual([])
    for (const other of [
      'https://evil.example/wiki/X',
      'javascript:alert(1)',
      'https://en.wikipedia.org/wiki/%zz',
      7,
    ]) {
      const elsewhere = { extract: 'A tail.', content_urls: { desktop: { page: other } } }
      expect(parseSummary(elsewhere, 'Harper_tail').items[0]?.references).toEqual([])
    }
  })

  it('pass over pages that list other pages and pages without a text', () => {
    const nothing = { items: [], errors: [] }
    const choices = { type: 'disambiguation', description: 'Topics', extract: 'Mercury may refer to:' }
    expect(parseSummary(choices)).toEqual(nothing)
    expect(parseSummary({ type: 'mainpage', extract: 'Welcome' })).toEqual(nothing)
    expect(parseSummary({ type: 'no-extract', extract: '' })).toEqual(nothing)
    expect(parseSummary({ type: 'no-extract', description: 'Rock band' }).items[0]?.summary).toBe('Rock band')
  })

  it('survive replies that are none', () => {
    expect(parseSummary('<html>down</html>').errors).toEqual(['test: the reply is not valid JSON'])
    expect(parseSummary('[]').errors).toEqual(['test, item 1: it is no object'])
    expect(parseSummary({ extract: 'x' }, '%zz')).toMatchObject({ items: [] })
    const [item] = parseSummary({ extract: { a: 1 }, description: '<b>Rock</b>\u0000 band' }).items
    expect(item?.summary).toBe('Rock band')
  })
})
