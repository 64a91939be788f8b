import { SOURCE_IDS, type SourceId } from './source-ids'

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
  /** Whether it needs a key or other terms: then it is read only where the operator asked for it. */
  readonly onRequest: boolean
}

/**
 * The registry of trend sources, enabled or not: one entry each, with the facts that rules and pages share.
 * How to read a source lives in its own folder, `trend-sources/src/<id>/source.ts`, named in `trend-sources/src/registry.ts`.
 */
export const SOURCE_PROFILES = {
  'google-trends': {
    label: 'Google Trends',
    kind: 'search',
    metricUnit: 'searches',
    timeUnitHours: 1,
    onRequest: false,
  },
  wikipedia: { label: 'Wikipedia', kind: 'encyclopedia', metricUnit: 'views', timeUnitHours: 24, onRequest: false },
  'hacker-news': { label: 'Hacker News', kind: 'developer', metricUnit: 'points', timeUnitHours: 1, onRequest: false },
  mastodon: { label: 'Mastodon', kind: 'social', metricUnit: 'accounts', timeUnitHours: 1, onRequest: false },
  bluesky: { label: 'Bluesky', kind: 'social', metricUnit: 'posts', timeUnitHours: 1, onRequest: false },
  github: { label: 'GitHub', kind: 'developer', metricUnit: 'stars', timeUnitHours: 24, onRequest: false },
  lobsters: { label: 'Lobsters', kind: 'developer', metricUnit: 'points', timeUnitHours: 1, onRequest: false },
  arxiv: { label: 'arXiv', kind: 'news', metricUnit: 'mentions', timeUnitHours: 24, onRequest: false },
  reddit: { label: 'Reddit', kind: 'social', metricUnit: 'upvotes', timeUnitHours: 1, onRequest: true },
  youtube: { label: 'YouTube', kind: 'social', metricUnit: 'views', timeUnitHours: 24, onRequest: true },
  'product-hunt': {
    label: 'Product Hunt',
    kind: 'developer',
    metricUnit: 'upvotes',
    timeUnitHours: 24,
    onRequest: true,
  },
  feeds: { label: 'News feeds', kind: 'news', metricUnit: 'mentions', timeUnitHours: 1, onRequest: false },
} as const satisfies Readonly<Record<SourceId, SourceProfile>>

export { isSourceId, SOURCE_IDS, type SourceId } from './source-ids'

/** Sources every installation reads unless its operator says otherwise. */
export const USUAL_SOURCES: readonly SourceId[] = SOURCE_IDS.filter((id) => !SOURCE_PROFILES[id].onRequest)
/** Sources an operator can add. */
export const SOURCES_ON_REQUEST: readonly SourceId[] = SOURCE_IDS.filter((id) => SOURCE_PROFILES[id].onRequest)
