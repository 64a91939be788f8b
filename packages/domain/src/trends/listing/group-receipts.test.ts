import { describe, expect, it } from 'vitest'
import type { Evidence } from '../trend'
import { groupReceipts } from './group-receipts'

let lastId = 0
function sighting(changes: Partial<Evidence> = {}): Evidence {
  lastId += 1
  return {
    id: `00000000-0000-7000-8000-${lastId.toString().padStart(12, '0')}`,
    source: 'hacker-news',
    title: 'Comet Harper is visible',
    url: 'https://orbit.example/comet',
    sourceUrl: null,
    summary: null,
    publisher: null,
    firstSeenAt: '2026-03-14T09:00:00.000Z',
    lastSeenAt: '2026-03-14T10:00:00.000Z',
    publishedAt: null,
    metric: 812,
    peakMetric: 900,
    metricUnit: 'points',
    rank: 3,
    bestRank: 1,
    velocityPerHour: 64,
    momentum: 4.4,
    breakoutProbability: null,
    references: [],
    ...changes,
  }
}
const listed = (url: string, publisher: string | null = null) => ({ title: `About ${url}`, url, publisher })

describe('groupReceipts', () => {
  it('gives a page that several sources name one receipt with all their numbers', () => {
    const strongest = sighting()
    const other = sighting({ source: 'lobsters', url: 'http://www.orbit.example/comet/?utm_source=x#top', metric: 40 })
    const [receipt, ...rest] = groupReceipts([strongest, other])
    expect(rest).toEqual([])
    expect(receipt).toMatchObject({ url: 'https://orbit.example/comet', sightings: [strongest, other], listedBy: [] })
  })

  it('takes publisher and summary from whoever knows them', () => {
    const [receipt] = groupReceipts([
      sighting(),
      sighting({ source: 'feeds', publisher: 'Orbit Weekly', summary: 'A comet can be seen.', title: 'Other words' }),
    ])
    expect(receipt).toMatchObject({
      title: 'Comet Harper is visible',
      publisher: 'Orbit Weekly',
      summary: 'A comet can be seen.',
    })
  })

  it('keeps reports of one source apart that lead to a front page only', () => {
    const url = 'https://orbit.example/'
    const [dam, comet] = [sighting({ url, source: 'feeds', title: 'Dam bursts' }), sighting({ url, source: 'feeds' })]
    const discussed = sighting({ url })
    expect(groupReceipts([dam, comet, discussed]).map(({ title, sightings }) => [title, sightings])).toEqual([
      [dam.title, [dam, discussed]],
      [comet.title, [comet]],
    ])
    expect(groupReceipts([dam, { ...dam, id: comet.id }])).toHaveLength(1)
  })

  it('keeps different pages apart, and those without an address', () => {
    const pages = [
      sighting({ url: 'https://orbit.example/comet?page=2' }),
      sighting(),
      sighting({ url: null }),
      sighting({ url: null }),
      sighting({ url: 'not an address' }),
      sighting({ url: 'javascript:alert(1)' }),
    ]
    expect(groupReceipts(pages).map(({ sightings }) => sightings)).toEqual(pages.map((page) => [page]))
  })

  it('falls back to the page at the source', () => {
    const [receipt] = groupReceipts([sighting({ url: null, sourceUrl: 'https://social.example/tags/comet' })])
    expect(receipt?.url).toBe('https://social.example/tags/comet')
  })

  it('adds a listed page to its receipt, and puts those nobody sighted behind', () => {
    const search = sighting({
      source: 'google-trends',
      url: null,
      references: [listed('https://orbit.example/comet/', 'Orbit Weekly'), listed('https://harbour.example/sky')],
    })
    const tag = sighting({
      source: 'mastodon',
      url: null,
      references: [listed('http://harbour.example/sky', 'Harbour')],
    })
    const page = sighting()
    const receipts = groupReceipts([search, tag, page])
    expect(
      receipts.map(({ url, publisher, sightings, listedBy }) => [url, publisher, sightings.length, listedBy]),
    ).toEqual([
      [null, null, 1, []],
      [null, null, 1, []],
      ['https://orbit.example/comet', 'Orbit Weekly', 1, ['google-trends']],
      ['https://harbour.example/sky', 'Harbour', 0, ['google-trends', 'mastodon']],
    ])
  })

  it('names a source once, however often it lists a page', () => {
    const references = [listed('https://a.example/x'), listed('https://a.example/x#y')]
    const [, receipt] = groupReceipts([sighting({ references }), sighting({ references })])
    expect(receipt?.listedBy).toEqual(['hacker-news'])
  })

  it('has keys of its own for every receipt', () => {
    const keys = groupReceipts([sighting(), sighting({ url: null }), sighting({ references: [listed('nonsense')] })])
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
  })
})
