import { splitAddress } from './canonical-url-parts'
import type { FollowedItem } from './merge-item'
import { type MetricUnit, SOURCE_PROFILES, type SourceKind } from './source'
import type { DescriptionOrigin } from './trend'

/** A description with who wrote it. */
export type Description = { readonly text: string; readonly origin: Extract<DescriptionOrigin, { kind: 'source' }> }

const MAX_LENGTH = 320
/** Shorter summaries are fragments ("Comments", a repeated title). */
const MIN_LENGTH = 40
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** Whose words are most likely a neutral account of the thing. */
const SUMMARY_ORDER: readonly SourceKind[] = ['encyclopedia', 'news', 'search', 'developer', 'social']
const FACTS_MAX = 3

/** A post in somebody's own words: evidence, but neither a name nor a description of the thing. */
export function isPersonalPost(item: Pick<FollowedItem, 'source' | 'itemId'>): boolean {
  return item.source === 'mastodon' && item.itemId.startsWith('post:')
}

function cutAtSentence(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '), cut.lastIndexOf('。'))
  if (end >= MAX_LENGTH / 3) return cut.slice(0, end + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).replace(/[\s,;:–—-]+$/u, '')}…`
}

/** The search source's summary is the first article's, so that article is named; feeds are named by their site. */
function attribution(item: FollowedItem): Description['origin'] {
  const { kind, label } = SOURCE_PROFILES[item.source]
  const [reference] = item.references
  if (kind === 'search' && reference !== undefined) {
    return { kind: 'source', label: reference.publisher ?? label, url: reference.url }
  }
  const site = item.source === 'feeds' ? splitAddress(item.url ?? '')?.host : undefined
  return { kind: 'source', label: site ?? label, url: item.url ?? item.sourceUrl }
}

const wholeNumber = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')

function day(atMs: number): string {
  const date = new Date(atMs)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

const COUNTED: Readonly<Record<MetricUnit, (count: string, source: string) => string>> = {
  searches: (count, source) => `Searched more than ${count} times on ${source}`,
  views: (count, source) => `Viewed ${count} times in a day on ${source}`,
  points: (count, source) => `Reached ${count} points on ${source}`,
  posts: (count, source) => `Talked about in ${count} posts on ${source}`,
  accounts: (count, source) => `Taken up by ${count} accounts in a day on ${source}`,
  stars: (count, source) => `Gathered ${count} stars on ${source}`,
  upvotes: (count, source) => `Reached ${count} upvotes on ${source}`,
  mentions: (count, source) => `Counted ${count} mentions in ${source}`,
}

function fact(item: FollowedItem): string {
  const { label, metricUnit } = SOURCE_PROFILES[item.source]
  const since = day(item.publishedAtMs === null ? item.firstSeenAtMs : Math.min(item.publishedAtMs, item.firstSeenAtMs))
  const count = item.peakMetric ?? item.metric
  if (count !== null && count >= 1) {
    const joint = metricUnit === 'views' || metricUnit === 'accounts' ? ', seen there since' : ' since'
    return `${COUNTED[metricUnit](wholeNumber(count), label)}${joint} ${since}.`
  }
  const rank = item.bestRank ?? item.rank
  return rank === null ? `Listed on ${label} since ${since}.` : `Number ${rank} on ${label}, listed since ${since}.`
}

/** One item per source, the strongest first. */
function strongestPerSource(items: readonly FollowedItem[]): FollowedItem[] {
  const best = new Map<string, FollowedItem>()
  for (const item of [...items].sort((a, b) => b.momentum - a.momentum || (a.id < b.id ? -1 : 1))) {
    if (!best.has(item.source)) best.set(item.source, item)
  }
  return [...best.values()]
}

/**
 * What a live trend is about: the words of one of its sources, attributed to who wrote them, or, when none gives any,
 * sentences of our own made of the figures in its receipts. Null without items.
 */
export function describeTrend(items: readonly FollowedItem[]): Description | null {
  const strongest = strongestPerSource(items.filter((item) => !isPersonalPost(item)))
  const order = (item: FollowedItem): number => SUMMARY_ORDER.indexOf(SOURCE_PROFILES[item.source].kind)
  const told = strongest
    .filter((item) => (item.summary ?? '').trim().length >= MIN_LENGTH)
    .sort((a, b) => order(a) - order(b))[0]
  if (told !== undefined) {
    return { text: cutAtSentence((told.summary ?? '').replace(/\s+/g, ' ').trim()), origin: attribution(told) }
  }
  const shown = (strongest.length > 0 ? strongest : strongestPerSource(items)).slice(0, FACTS_MAX)
  const [first] = shown
  if (first === undefined) return null
  const labels = shown.map((item) => SOURCE_PROFILES[item.source].label)
  return {
    text: shown.map(fact).join(' '),
    origin: { kind: 'source', label: labels.join(', '), url: first.sourceUrl ?? first.url },
  }
}
