import { buildItem, ITEM_NOW_MS as NOW } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../primitives/time'
import { readPulse } from '../compose-pulse'
import type { FollowedItem } from '../items/followed-item'
import { publishersOf, readAttention, strongestProof } from './attention'

const attention = (items: readonly FollowedItem[], atMs = NOW) => readAttention(items, readPulse(items, atMs), atMs)

const article = (publisher: string, changes: Partial<FollowedItem> = {}) =>
  buildItem('feeds', 'Comet seen', { publisher, url: `https://${publisher.toLowerCase()}.example/a`, ...changes })

describe('readAttention', () => {
  it('counts people by orders of magnitude, source by source', () => {
    const people = (item: FollowedItem) => Math.round(attention([item]).people)
    expect(people(buildItem('google-trends', 'comet', { metric: 50_000 }))).toBe(50_000)
    expect(people(buildItem('hacker-news', 'A comet', { metric: 500 }))).toBe(50_000)
    expect(people(buildItem('lobsters', 'A comet', { metric: 80 }))).toBe(4_000)
    expect(people(buildItem('github', 'a/b', { metric: 300 }))).toBe(3_000)
    expect(people(buildItem('mastodon', '#comet', { metric: 800 }))).toBe(24_000)
    expect(people(article('Orbit'))).toBe(10_000)
    expect(people(article('Orbit', { rank: 1 }))).toBe(50_000)
    expect(people(article('Orbit', { rank: 10 }))).toBe(14_000)
    expect(people(buildItem('arxiv', 'On comets', { rank: 1 }))).toBe(300)
    expect(people(buildItem('bluesky', 'Comet', { rank: 1 }))).toBe(20_000)
  })

  it('takes views above the usual day for attention, not fame', () => {
    const views = (usual: number | null) =>
      attention([buildItem('wikipedia', 'Comet', { metric: 90_000, usual })]).people
    expect([views(80_000), views(1_000), views(null), views(200_000)]).toEqual([10_000, 89_000, 45_000, 0])
  })

  it('puts examples of the design in their order', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => article(`Paper${place}`))
    const score = (...items: FollowedItem[]) => attention(items).score
    const ordered = [
      score(buildItem('wikipedia', 'Comet', { metric: 15_000_000, usual: 20_000, momentum: 3 }), ...many(2)),
      score(...many(60)),
      score(buildItem('google-trends', 'comet', { metric: 200_000 }), ...many(4)),
      score(buildItem('hacker-news', 'A comet', { metric: 500, momentum: 3 })),
      score(buildItem('mastodon', '#comet', { metric: 800, momentum: 3 })),
      score(buildItem('github', 'a/b', { metric: 300, momentum: 4 })),
    ]
    expect(ordered).toEqual([...ordered].sort((a, b) => b - a))
    expect(ordered[1]).toBeCloseTo(Math.log10(600_001) + 0.3 * Math.log2(61), 1)
  })

  it('ranks views and searches that nobody else confirms by a tenth', () => {
    const views = buildItem('wikipedia', 'Comet', { metric: 1_000_000, usual: 0 })
    const votes = buildItem('hacker-news', 'A comet', { metric: 10_000 })
    expect(attention([votes]).score - attention([views]).score).toBeCloseTo(1)
    const voice = 0.3 * Math.log2(3 / 2)
    expect(attention([views, article('Orbit')]).score - attention([views]).score).toBeCloseTo(1 + voice, 0)
  })

  it('adds a fifth of a decade per spread of momentum, at most four of them', () => {
    const learnt = { metric: 100, breakoutProbability: 0.2 }
    const score = (momentum: number) => attention([buildItem('reddit', 'comet', { ...learnt, momentum })]).score
    expect(score(2) - score(0)).toBeCloseTo(0.4)
    expect(score(9)).toBeCloseTo(score(4))
    expect(score(-9)).toBeCloseTo(score(-2))
  })

  it('loses half of it in twelve quiet hours, and nothing while a count still grows', () => {
    const news = [article('Orbit'), article('Dawn')]
    const lost = (hours: number) =>
      attention(news).score -
      attention(
        news.map((one) => ({ ...one, lastSeenAtMs: NOW + hours * HOUR_MS })),
        NOW + hours * HOUR_MS,
      ).score
    expect(lost(12)).toBeCloseTo(0.3, 1)
    const at = NOW + 10 * HOUR_MS
    const growing = buildItem('reddit', 'comet', { metric: 100, velocityPerHour: 10, lastSeenAtMs: at })
    expect(attention([growing], at).newsAtMs).toBe(at)
    expect(attention([{ ...growing, velocityPerHour: 0.1 }], at).newsAtMs).toBe(NOW)
  })

  it('counts a source that only passes on a page once with it', () => {
    const page = 'https://orbit.example/comet'
    const report = buildItem('feeds', 'Comet seen', { publisher: 'Orbit', url: page })
    const link = buildItem('hacker-news', 'Comet seen', { url: page, metric: 10 })
    expect(attention([report, link]).voices).toBe(1)
    expect(attention([report, { ...link, url: 'https://own.example/' }]).voices).toBe(2)
  })
})

describe('readAttention of a first reading', () => {
  const papers = ['Orbit', 'Dawn', 'Tide', 'Ridge'].map((name) => article(name, { momentum: 1.5 }))
  const points = buildItem('hacker-news', 'A comet editor', { metric: 600, rank: 1, momentum: 10.7 })

  it('puts four publishers above six hundred points of one site', () => {
    expect(attention([points]).people).toBe(60_000)
    expect(attention(papers).people).toBe(40_000)
    expect(attention(papers).score).toBeGreaterThan(attention([points]).score)
  })

  it('counts a place once: as readers, not as momentum too', () => {
    const first = attention([article('Orbit', { rank: 1, momentum: 6.7 })])
    expect(first.parts.momentum).toBe(0)
    expect(first.people).toBe(50_000)
    expect(first.score).toBeLessThan(attention(papers).score)
  })

  it('counts a feed without places by its publishers, at every reading', () => {
    const again = { firstSeenAtMs: NOW - HOUR_MS }
    expect(attention(papers).parts.momentum).toBe(0)
    expect(attention(papers.map((one) => ({ ...one, ...again }))).parts.momentum).toBe(0)
    expect(attention([article('Orbit', { ...again, rank: 1, momentum: 4 })]).parts.momentum).toBeGreaterThan(0)
  })

  it('counts momentum once an item was seen again, or the source has learnt what a first sight comes to', () => {
    const momentum = (changes: Partial<FollowedItem>) => attention([{ ...points, ...changes }]).parts.momentum
    expect(momentum({})).toBe(0)
    expect(momentum({ momentum: -3 })).toBeCloseTo(0)
    expect(momentum({ firstSeenAtMs: NOW - HOUR_MS })).toBeCloseTo(0.8)
    expect(momentum({ breakoutProbability: 0.1 })).toBeCloseTo(0.8)
    const views = { metric: 90_000, usual: 1_000, momentum: 3 }
    expect(attention([buildItem('wikipedia', 'Comet', views)]).parts.momentum).toBeCloseTo(0.6)
  })

  it('still ranks what several sources tell by all of it that was measured', () => {
    const seenAgain = { ...points, firstSeenAtMs: NOW - HOUR_MS, momentum: 3 }
    const both = attention([seenAgain, ...papers])
    expect(both.parts.momentum).toBeGreaterThan(0)
    expect(both.score).toBeGreaterThan(attention(papers).score)
  })
})

describe('publishersOf', () => {
  it('knows one publisher under its names, and those a search lists', () => {
    const search = buildItem('google-trends', 'comet', {
      references: [
        { title: 'Comet', url: 'https://a.example/', publisher: 'The Orbit' },
        { title: 'Comet', url: 'https://b.example/', publisher: 'Dawn News' },
      ],
    })
    expect(publishersOf([article('orbit'), search])).toEqual(new Set(['orbit', 'dawnnews']))
    expect(publishersOf([buildItem('feeds', 'x', { url: 'https://www.orbit.example/a' })])).toEqual(new Set(['orbit']))
    expect(publishersOf([buildItem('hacker-news', 'x', { publisher: 'Orbit' })]).size).toBe(0)
  })
})

describe('strongestProof', () => {
  const proofOf = (items: readonly FollowedItem[]) => strongestProof(items, new Map(), NOW)

  it('names the figure most people stand behind', () => {
    const search = buildItem('google-trends', 'comet', { metric: 50_000, publishedAtMs: NOW - 3 * HOUR_MS })
    expect(proofOf([search, article('Orbit'), article('Dawn')])).toMatchObject({
      kind: 'count',
      source: 'google-trends',
      metricUnit: 'searches',
      count: 50_000,
      since: new Date(NOW - 3 * HOUR_MS).toISOString(),
    })
    const papers = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => article(`Paper${name}`))
    expect(proofOf([search, ...papers])).toMatchObject({ kind: 'publishers', count: 6 })
  })

  it('names two publishers, those with the best place first, and says when the newest article came', () => {
    const papers = [
      article('Late', { firstSeenAtMs: NOW - HOUR_MS }),
      article('Early', { firstSeenAtMs: NOW - 5 * HOUR_MS }),
      article('The early', { firstSeenAtMs: NOW - 4 * HOUR_MS }),
      article('Top', { bestRank: 1, firstSeenAtMs: NOW - 2 * HOUR_MS }),
      article('A name far too long for the line of a card', { bestRank: 1 }),
    ]
    expect(proofOf(papers)).toMatchObject({ count: 4, names: ['Top', 'Early'], latestAt: new Date(NOW).toISOString() })
    expect(proofOf([buildItem('feeds', 'x', { url: 'https://orbit.example/a' })])).toMatchObject({ names: [] })
  })

  it('counts the publishers who joined within a day, and none where nobody reported before', () => {
    const ago = (name: string, hours: number) => article(name, { firstSeenAtMs: NOW - hours * HOUR_MS })
    const papers = [ago('Orbit', 40), ago('Dawn', 24), ago('Noon', 23), ago('Orbit', 1), ago('Dusk', 0)]
    expect(proofOf(papers)).toMatchObject({ count: 4, joined: 2 })
    expect(proofOf(papers.slice(2))).toMatchObject({ count: 3, joined: 0 })
  })

  it('says when the count was last found larger than before', () => {
    const search = buildItem('google-trends', 'comet', { metric: 50_000, firstSeenAtMs: NOW - HOUR_MS })
    const readings = [
      { atMs: NOW - HOUR_MS, metric: 20_000, rank: null },
      { atMs: NOW, metric: 50_000, rank: null },
    ]
    expect(proofOf([search])).toMatchObject({ grewAt: null })
    expect(strongestProof([search], new Map([[search.id, readings]]), NOW)).toMatchObject({
      grewAt: new Date(NOW).toISOString(),
    })
  })

  it('says nothing where there is nothing to count', () => {
    expect(proofOf([buildItem('bluesky', 'Comet', { rank: 3 })])).toBeNull()
    expect(proofOf([])).toBeNull()
  })
})
