import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Category } from '@trendverse/domain/trends/categories/category'
import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import type { Evidence, TrendDetail, TrendSeries } from '@trendverse/domain/trends/trend'
import { SAMPLE_STORIES, type SampleStory } from '../sample-stories'
import { buildTrendDetail, testUuid } from './build-trend'

const CATEGORIES: Readonly<Record<string, Category>> = {
  science: 'Science',
  sports: 'Sports',
  music: 'Music',
  'video-games': 'Gaming',
  tech: 'Technology',
  politics: 'News & Politics',
  business: 'Business',
}

function sourcesOf(story: SampleStory): readonly SourceId[] {
  const always: readonly SourceId[] = story.heat > 1 ? ['google-trends', 'mastodon'] : ['feeds']
  return [
    ...always,
    ...(story.isTechnical ? (['hacker-news'] as const) : []),
    ...(story.hasArticle ? (['wikipedia'] as const) : []),
  ]
}

function receiptOf(story: SampleStory, source: SourceId, index: number, place: number, nowMs: number): Evidence {
  const seenAtMs = nowMs - story.ageHours * HOUR_MS + place * 45 * MINUTE_MS
  const { metricUnit } = SOURCE_PROFILES[source]
  const peak = source === 'feeds' ? null : Math.round(137 * story.heat * (place + 1.5))
  return {
    id: testUuid(10_000 + index * 10 + place),
    source,
    title: place === 0 ? story.title : story.topic,
    url: story.url,
    sourceUrl: `https://${source}.example/${index}`,
    summary: place === 0 ? story.summary : null,
    publisher: place === 0 ? story.publisher : null,
    firstSeenAt: new Date(seenAtMs).toISOString(),
    lastSeenAt: new Date(nowMs - MINUTE_MS).toISOString(),
    publishedAt: null,
    metric: peak === null ? null : Math.round(peak * 0.9),
    peakMetric: peak,
    metricUnit,
    rank: index + 3,
    bestRank: index + 2,
    velocityPerHour: null,
    momentum: story.heat,
    breakoutProbability: null,
    references: [],
  }
}

function seriesOf({ source, metricUnit, firstSeenAt, peakMetric }: Evidence, ageHours: number): TrendSeries[] {
  if (peakMetric === null) return []
  const points = [0.2, 0.5, 1].map((share, index) => ({
    stated: false,
    at: new Date(Date.parse(firstSeenAt) + (index * ageHours * HOUR_MS) / 3).toISOString(),
    metric: Math.round(peakMetric * share),
    rank: null,
  }))
  return [{ source, metricUnit, points }]
}

function liveTrend(story: SampleStory, index: number, nowMs: number): TrendDetail {
  const sources = sourcesOf(story)
  const evidence = sources.map((source, place) => receiptOf(story, source, index, place, nowMs))
  const createdDate = new Date(nowMs - story.ageHours * HOUR_MS).toISOString()
  return buildTrendDetail(index + 1, {
    name: story.title,
    description: story.summary,
    descriptionOrigin: { kind: 'source', label: story.publisher, url: story.url },
    category: CATEGORIES[story.category] ?? 'General',
    tags: story.topic.toLowerCase().split(' '),
    sources,
    momentum: story.heat + index / 3,
    createdDate,
    updatedDate: createdDate,
    evidence,
    series: evidence.flatMap((receipt) => seriesOf(receipt, story.ageHours)),
    timeline: [
      { kind: 'first_seen', at: createdDate, source: sources[0] ?? 'feeds', title: story.title },
      { kind: 'lifecycle', at: new Date(nowMs - HOUR_MS).toISOString(), from: 'rising', to: 'peak' },
    ],
    lifecycle: 'peak',
  })
}

/** The sample stories as live trends with receipts, readings and a turn, as ingestion would have left them by `nowMs`. */
export function buildLiveTrends(nowMs: number): readonly TrendDetail[] {
  return SAMPLE_STORIES.map((story, index) => liveTrend(story, index, nowMs))
}
