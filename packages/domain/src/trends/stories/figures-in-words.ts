import type { FollowedItem } from '../items/followed-item'
import { type MetricUnit, SOURCE_PROFILES, type SourceId } from '../items/source'
import type { DescriptionOrigin } from '../trend'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** Sentences of one description at most. */
export const FACTS_MAX = 3

const wholeNumber = (value: number): string => Math.round(value).toLocaleString('en')

/** `20 June 2024`, of UTC */
export function dayText(atMs: number): string {
  const date = new Date(atMs)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

const COUNTED: Readonly<Record<MetricUnit, (count: string, source: string) => string>> = {
  searches: (count, source) => `Searched for more than ${count} times on ${source}`,
  views: (count, source) => `Viewed ${count} times in a day on ${source}`,
  points: (count, source) => `Reached ${count} points on ${source}`,
  posts: (count, source) => `Talked about in ${count} posts on ${source}`,
  accounts: (count, source) => `Taken up by ${count} accounts in a day on ${source}`,
  stars: (count, source) => `Gathered ${count} stars on ${source}`,
  upvotes: (count, source) => `Reached ${count} upvotes on ${source}`,
  mentions: (count, source) => `Counted ${count} mentions in ${source}`,
}

/** Of charts: their count stands beside the sentence wherever a trend is shown, so that it tells the place. */
const RANKED: Partial<Readonly<Record<SourceId, string>>> = {
  'google-trends': 'among the rising searches on',
  wikipedia: 'among the most viewed articles on',
  youtube: 'among the most viewed videos on',
}

function figure(item: FollowedItem): string {
  const { label, metricUnit } = SOURCE_PROFILES[item.source]
  const since = dayText(
    item.publishedAtMs === null ? item.firstSeenAtMs : Math.min(item.publishedAtMs, item.firstSeenAtMs),
  )
  const count = item.peakMetric ?? item.metric
  const rank = item.bestRank ?? item.rank
  const among = RANKED[item.source]
  if (rank !== null && among !== undefined) return `Number ${rank} ${among} ${label}, listed there since ${since}.`
  if (count !== null && count >= 1) {
    const joint = metricUnit === 'views' || metricUnit === 'accounts' ? ', listed there since' : ' since'
    return `${COUNTED[metricUnit](wholeNumber(count), label)}${joint} ${since}.`
  }
  return rank === null ? `Listed on ${label} since ${since}.` : `Number ${rank} on ${label}, listed since ${since}.`
}

/** Sentences of our own about the strongest item of each source that counts something. */
export function figuresOf(
  items: readonly FollowedItem[],
): { readonly text: string; readonly origin: Extract<DescriptionOrigin, { kind: 'source' }> } | null {
  const strongest = new Map<string, FollowedItem>()
  for (const item of [...items].sort((a, b) => b.momentum - a.momentum || (a.id < b.id ? -1 : 1))) {
    if (item.source !== 'feeds' && !strongest.has(item.source)) strongest.set(item.source, item)
  }
  const shown = [...strongest.values()].slice(0, FACTS_MAX)
  const [first] = shown
  if (first === undefined) return null
  const label = shown.map((item) => SOURCE_PROFILES[item.source].label).join(', ')
  return { text: shown.map(figure).join(' '), origin: { kind: 'source', label, url: first.sourceUrl ?? first.url } }
}
