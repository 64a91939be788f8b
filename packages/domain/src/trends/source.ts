/** Ids of every trend source the product knows, enabled or not. */
export const SOURCE_IDS = [
  'google-trends',
  'wikipedia',
  'hacker-news',
  'mastodon',
  'bluesky',
  'github',
  'lobsters',
  'arxiv',
  'reddit',
  'youtube',
  'product-hunt',
  'feeds',
] as const

export type SourceId = (typeof SOURCE_IDS)[number]

export function isSourceId(text: string): text is SourceId {
  return (SOURCE_IDS as readonly string[]).includes(text)
}

/** What kind of attention a source measures; decides its weight when sources are combined. */
export type SourceKind = 'search' | 'social' | 'encyclopedia' | 'news' | 'developer'

/** What the metric of a source counts, used for wording ("20,000 searches"). */
export type MetricUnit = 'searches' | 'views' | 'points' | 'posts' | 'accounts' | 'stars' | 'upvotes' | 'mentions'

export type SourceProfile = {
  /** The name visitors read. */
  readonly label: string
  readonly kind: SourceKind
  readonly metricUnit: MetricUnit
  /** Time unit of the momentum model in hours: 1 for live lists, 24 for daily ones. */
  readonly timeUnitHours: 1 | 24
}

/** Facts about each source that rules and pages share; how to fetch one lives with the source itself. */
export const SOURCE_PROFILES: Readonly<Record<SourceId, SourceProfile>> = {
  'google-trends': { label: 'Google Trends', kind: 'search', metricUnit: 'searches', timeUnitHours: 1 },
  wikipedia: { label: 'Wikipedia', kind: 'encyclopedia', metricUnit: 'views', timeUnitHours: 24 },
  'hacker-news': { label: 'Hacker News', kind: 'developer', metricUnit: 'points', timeUnitHours: 1 },
  mastodon: { label: 'Mastodon', kind: 'social', metricUnit: 'accounts', timeUnitHours: 1 },
  bluesky: { label: 'Bluesky', kind: 'social', metricUnit: 'posts', timeUnitHours: 1 },
  github: { label: 'GitHub', kind: 'developer', metricUnit: 'stars', timeUnitHours: 24 },
  lobsters: { label: 'Lobsters', kind: 'developer', metricUnit: 'points', timeUnitHours: 1 },
  arxiv: { label: 'arXiv', kind: 'news', metricUnit: 'mentions', timeUnitHours: 24 },
  reddit: { label: 'Reddit', kind: 'social', metricUnit: 'upvotes', timeUnitHours: 1 },
  youtube: { label: 'YouTube', kind: 'social', metricUnit: 'views', timeUnitHours: 24 },
  'product-hunt': { label: 'Product Hunt', kind: 'developer', metricUnit: 'upvotes', timeUnitHours: 24 },
  feeds: { label: 'News feeds', kind: 'news', metricUnit: 'mentions', timeUnitHours: 1 },
}
