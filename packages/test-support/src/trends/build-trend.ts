import type { TrendRecord } from '@trendverse/application/ports/trends'
import type { Evidence, NewsItem, TrendDetail } from '@trendverse/domain/trends/trend'

/** A readable id for tests: `testUuid(7)` ends in 7 and is valid. */
export function testUuid(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** A plain active live trend; whatever a test is about is passed in. */
export function buildTrendRecord(number: number, changes: Partial<TrendRecord> = {}): TrendRecord {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  return {
    id: testUuid(number),
    name: `Trend ${number}`,
    description: `About trend ${number}.`,
    descriptionOrigin: { kind: 'admin' },
    color: '#00ffff',
    category: 'General',
    status: 'active',
    featuredByAdmin: null,
    tags: [],
    views: 0,
    interactions: 0,
    createdDate: at,
    updatedDate: at,
    origin: 'live',
    lifecycle: 'rising',
    momentum: 0,
    attention: 0,
    voices: 0,
    publishers: 0,
    proof: null,
    pace: null,
    breakoutProbability: null,
    sources: [],
    sparkline: [],
    relatedIds: [],
    ...changes,
  }
}

/** The same trend as a detail without evidence. */
export function buildTrendDetail(number: number, changes: Partial<TrendDetail> = {}): TrendDetail {
  const { featuredByAdmin, ...trend } = buildTrendRecord(number)
  return {
    ...trend,
    featured: featuredByAdmin === true,
    background: null,
    reach: null,
    evidence: [],
    series: [],
    timeline: [],
    related: [],
    links: [],
    ...changes,
  }
}

/** A page of a source that shows a trend, seen once, at the given instant. */
export function buildEvidence(seenAt: string, changes: Partial<Evidence> = {}): Evidence {
  return {
    id: testUuid(90_023),
    source: 'hacker-news',
    title: 'The page that shows it',
    url: 'https://example.org/story',
    sourceUrl: null,
    summary: null,
    publisher: null,
    firstSeenAt: seenAt,
    lastSeenAt: seenAt,
    publishedAt: null,
    metric: 10,
    peakMetric: 20,
    metricUnit: 'points',
    rank: null,
    bestRank: null,
    velocityPerHour: null,
    momentum: 1,
    breakoutProbability: null,
    references: [],
    ...changes,
  }
}

/** One row of the news page, first seen at the given instant. */
export function buildNewsItem(number: number, firstSeenAt: string): NewsItem {
  return {
    trend: {
      id: testUuid(number),
      name: `Trend ${number}`,
      color: '#00ffff',
      category: 'General',
      lifecycle: 'rising',
      sources: ['hacker-news'],
    },
    kind: 'new',
    evidence: {
      id: testUuid(1_000 + number),
      source: 'hacker-news',
      title: `Item ${number}`,
      url: null,
      sourceUrl: null,
      summary: null,
      publisher: null,
      firstSeenAt,
      lastSeenAt: firstSeenAt,
      publishedAt: null,
      metric: null,
      metricUnit: 'points',
      rank: null,
    },
  }
}
