import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import type { Evidence, TrendDetail } from '../trends/trend'
import { catalogueData, gameData, storyData } from './structured-data'

const evidence = (number: number, changes: Partial<Evidence> = {}): Evidence => ({
  id: `00000000-0000-7000-8000-${number.toString().padStart(12, '0')}`,
  source: 'feeds',
  title: `Article ${number}`,
  url: `https://orbit.example/${number}`,
  sourceUrl: null,
  summary: null,
  publisher: null,
  firstSeenAt: '2026-03-14T09:00:00.000Z',
  lastSeenAt: '2026-03-14T09:00:00.000Z',
  publishedAt: null,
  metric: null,
  peakMetric: null,
  metricUnit: 'mentions',
  rank: 1,
  bestRank: 1,
  velocityPerHour: null,
  momentum: 1,
  breakoutProbability: null,
  references: [],
  ...changes,
})
const tell = (changes: Partial<TrendDetail>) =>
  storyData({
    publicUrl: 'https://trends.example',
    siteName: 'Trendverse',
    trend: buildTrendDetail(1, changes),
    url: 'https://trends.example/trends/1',
    pictureUrl: 'https://trends.example/previews/trend/1.jpg',
  })

describe('storyData', () => {
  it('says what a story is called, what happened and when', () => {
    expect(tell({ name: 'Comet Harper', description: 'It can be seen by eye.' })).toMatchObject({
      '@type': 'WebPage',
      name: 'Comet Harper',
      description: 'It can be seen by eye.',
      about: { name: 'Comet Harper' },
    })
  })

  it('cites every page behind it once, with its publisher, and no more than ten', () => {
    const twice = [evidence(1, { publisher: 'Orbit Weekly' }), evidence(1, { source: 'lobsters' })]
    expect(tell({ evidence: twice })['citation']).toEqual([
      {
        '@type': 'WebPage',
        name: 'Article 1',
        url: 'https://orbit.example/1',
        publisher: { '@type': 'Organization', name: 'Orbit Weekly' },
      },
    ])
    const many = Array.from({ length: 30 }, (_, index) => evidence(index))
    expect(tell({ evidence: many })['citation']).toHaveLength(10)
  })

  it('cites nothing that is no page', () => {
    expect(
      tell({ evidence: [evidence(1, { url: 'javascript:alert(1)' }), evidence(2, { url: null })] }),
    ).not.toHaveProperty('citation')
  })
})

describe('games', () => {
  const page = {
    publicUrl: 'https://trends.example',
    siteName: 'Trendverse',
    pictureUrl: 'https://trends.example/g.jpg',
  }
  const games = [
    { id: 'one', name: 'One' },
    { id: 'two', name: 'Two' },
  ]

  it('are listed in the order of the catalogue', () => {
    expect(catalogueData({ ...page, games })).toMatchObject({
      '@type': 'CollectionPage',
      url: 'https://trends.example/games',
      mainEntity: {
        itemListElement: [
          { position: 1, item: { '@type': 'VideoGame', name: 'One', url: 'https://trends.example/play/one' } },
          { position: 2, item: { name: 'Two' } },
        ],
      },
    })
  })

  it('say for whom they are, and that they cost nothing', () => {
    const game = { id: 'one', name: 'One', description: 'About it.', category: 'Quiz', minAge: 8, maxPlayers: 1 }
    expect(gameData({ ...page, game })).toMatchObject({
      '@type': 'VideoGame',
      url: 'https://trends.example/play/one',
      genre: 'Quiz',
      image: 'https://trends.example/g.jpg',
      playMode: 'SinglePlayer',
      typicalAgeRange: '8-',
      isAccessibleForFree: true,
    })
    expect(gameData({ ...page, game: { ...game, maxPlayers: 4 } })).toMatchObject({ playMode: 'MultiPlayer' })
  })
})
