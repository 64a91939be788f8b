import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { TrendQuizQuestion } from './pack'

/** One figure of one trend. Two are comparable if their measure is the same object: same source, same window. */
export type Reading = {
  readonly trend: Trend
  readonly measure: Measure
  readonly value: number
  /** What difficulty is told by: 600 beside 100 is easy. At least 1. */
  readonly magnitude: number
}

export type Measure = Pick<TrendQuizQuestion, 'ask' | 'source' | 'window' | 'unit' | 'wins'>

const count = (source: SourceId, ask: string, window: string): Measure => {
  const { label, metricUnit } = SOURCE_PROFILES[source]
  return { ask, source: label, window, unit: metricUnit, wins: 'greater' }
}

/** What a source's count says, and over which window, as its own folder in `trend-sources` reads it. */
const COUNTS: Readonly<Record<SourceId, Measure | null>> = {
  'google-trends': count('google-trends', 'Which was searched more on Google?', 'today, rounded down'),
  wikipedia: count('wikipedia', 'Which was read more on Wikipedia?', 'latest full day'),
  'hacker-news': count('hacker-news', 'Which has more points on Hacker News?', 'so far'),
  mastodon: count('mastodon', 'Which do more people share on Mastodon?', 'latest day'),
  bluesky: count('bluesky', 'Which has more posts on Bluesky?', 'latest count'),
  github: count('github', 'Which has more stars on GitHub?', 'so far'),
  lobsters: count('lobsters', 'Which has more points on Lobsters?', 'so far'),
  reddit: count('reddit', 'Which has more upvotes on Reddit?', 'so far'),
  youtube: count('youtube', 'Which has more views on YouTube?', 'so far'),
  'product-hunt': count('product-hunt', 'Which has more upvotes on Product Hunt?', 'so far'),
  arxiv: null,
  feeds: null,
}

const PUBLISHERS: Measure = {
  ask: 'Which do more publishers report on?',
  source: 'All our sources',
  window: 'so far',
  unit: 'publishers',
  wins: 'greater',
}
const SOURCES: Measure = {
  ask: 'Which is seen in more of our sources?',
  source: 'All our sources',
  window: 'today',
  unit: 'sources',
  wins: 'greater',
}
const SEEN_FIRST: Measure = {
  ask: 'Which did we see first?',
  source: 'Our own record',
  window: 'as of this count',
  unit: 'hours ago',
  wins: 'greater',
}
const CAME_FIRST: Measure = {
  ask: 'Which came first?',
  source: 'Our archive',
  window: 'year of the first event',
  unit: 'year',
  wins: 'smaller',
}

/** Above this a count is a fault of somebody's. */
const MAX_VALUE = 1_000_000_000_000

function reading(trend: Trend, measure: Measure | null, value: number, magnitude = value): Reading[] {
  const isUsable = measure !== null && Number.isInteger(value) && value >= 1 && value <= MAX_VALUE && magnitude >= 1
  return isUsable ? [{ trend, measure, value, magnitude }] : []
}

/**
 * What can be asked about a live trend now.
 *
 * @param countedAtMs The instant that ages are told from.
 */
export function liveReadings(trend: Trend, countedAtMs: number): readonly Reading[] {
  const { proof, publishers, sources, createdDate } = trend
  const ageHours = Math.floor((countedAtMs - Date.parse(createdDate)) / HOUR_MS)
  return [
    ...(proof?.kind === 'count' ? reading(trend, COUNTS[proof.source], Math.round(proof.count)) : []),
    ...reading(trend, PUBLISHERS, publishers),
    ...reading(trend, SOURCES, new Set(sources).size),
    ...reading(trend, SEEN_FIRST, ageHours),
  ]
}

/** When a trend of the catalogue began, by the first event it has a date of. */
export function archiveReadings(trend: Trend, day: string): readonly Reading[] {
  if (trend.proof?.kind !== 'years') return []
  const { from } = trend.proof
  return reading(trend, CAME_FIRST, from, Number(day.slice(0, 4)) - from + 1)
}
