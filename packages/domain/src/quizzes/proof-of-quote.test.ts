import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { tellingTrend } from '@trendverse/test-support/trends/telling-trend'
import { describe, expect, it } from 'vitest'
import type { Evidence, TrendDetail } from '../trends/trend'
import { proofOfQuote } from './proof-of-quote'

const RECEIPT: Evidence = {
  id: testUuid(2),
  source: 'hacker-news',
  title: 'A comet comes back after 80,000 years',
  url: 'https://paper.example/comet',
  sourceUrl: 'https://source.example/1',
  summary: 'Seen by the naked eye.',
  publisher: null,
  firstSeenAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  metric: null,
  peakMetric: null,
  metricUnit: 'points',
  rank: null,
  bestRank: null,
  velocityPerHour: null,
  momentum: 0,
  breakoutProbability: null,
  references: [{ title: 'Where to look tonight', url: 'https://other.example/look', publisher: 'Other' }],
}
const TREND: TrendDetail = { ...tellingTrend(testUuid(1)), evidence: [RECEIPT] }

describe('the proof of a quoted passage', () => {
  it('is the receipt it stands in, with the page that leads to', () => {
    for (const quote of ['comes back after 80,000 years', 'Seen by the naked eye.']) {
      expect(proofOfQuote(TREND, quote)).toEqual({
        quote,
        title: RECEIPT.title,
        publisher: 'Hacker News',
        url: 'https://paper.example/comet',
      })
    }
    expect(proofOfQuote(TREND, 'Where to look tonight')).toMatchObject({
      publisher: 'Other',
      url: 'https://other.example/look',
    })
  })

  it('is otherwise what we wrote, with the article to read it up in', () => {
    expect(proofOfQuote(TREND, TREND.description.slice(0, 30))).toMatchObject({
      title: `About ${TREND.name}`,
      url: TREND.links[0]?.url,
    })
  })

  it('names who wrote a description that came from a source', () => {
    const described: TrendDetail = {
      ...TREND,
      description: 'A visitor from the Oort cloud.',
      descriptionOrigin: { kind: 'source', label: 'Encyclopedia', url: 'https://encyclopedia.example/comet' },
    }
    expect(proofOfQuote(described, 'visitor from the Oort cloud')).toMatchObject({
      publisher: 'Encyclopedia',
      url: 'https://encyclopedia.example/comet',
    })
  })
})
