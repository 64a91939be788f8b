import { HOUR_MS } from '../primitives/time'
import { pageKey } from './items/canonical-url'
import type { FollowedItem } from './items/followed-item'
import { type MetricUnit, SOURCE_PROFILES, type SourceId } from './items/source'
import { combineSources } from './momentum/combine-sources'

/** For so many of its source's time units after the last sighting an item counts in full: lists are read in turns. */
const GRACE_UNITS = 2
/** After that its weight halves in this time, or in one time unit of its source if that is longer. */
const HALF_LIFE_HOURS = 6

/** How much an item's last score still says at an instant: 1 while it is listed, then falling towards 0. */
export function freshness(item: Pick<FollowedItem, 'source' | 'lastSeenAtMs'>, atMs: number): number {
  const unitHours = SOURCE_PROFILES[item.source].timeUnitHours
  const ageHours = (atMs - item.lastSeenAtMs) / HOUR_MS - GRACE_UNITS * unitHours
  return ageHours <= 0 ? 1 : 0.5 ** (ageHours / Math.max(HALF_LIFE_HOURS, unitHours))
}

/** Whether an item is still listed as far as one can tell. */
export function isListed(item: Pick<FollowedItem, 'source' | 'lastSeenAtMs'>, atMs: number): boolean {
  return freshness(item, atMs) === 1
}

/**
 * What a listed item commonly gains per hour in each unit (orders of magnitude, ours): gains divided by it may be
 * added over sources, while for one source the ratio to its own highest gain stays exact.
 */
const COMMON_GAIN_PER_HOUR: Readonly<Record<MetricUnit, number>> = {
  searches: 1_000,
  views: 5_000,
  points: 10,
  posts: 100,
  accounts: 10,
  stars: 10,
  upvotes: 100,
  mentions: 1,
}

/** Sources whose items are pages of their own; the others link to pages elsewhere. */
const PUBLISHERS: ReadonlySet<SourceId> = new Set(['wikipedia', 'github', 'arxiv', 'youtube', 'feeds'])

const keyOf = (url: string | null): string | null => (url === null ? null : pageKey(url))

/** Page keys to the source that published them, among the items of one trend. */
function publishedPages(items: readonly FollowedItem[]): ReadonlyMap<string, SourceId> {
  const pages = new Map<string, SourceId>()
  for (const item of items) {
    const own = [keyOf(item.sourceUrl), PUBLISHERS.has(item.source) ? keyOf(item.url) : null]
    for (const page of own) if (page !== null && !pages.has(page)) pages.set(page, item.source)
  }
  return pages
}

/** The source an item merely points to: its link or reference is that source's own page. */
function quotedSource(item: FollowedItem, published: ReadonlyMap<string, SourceId>): SourceId | null {
  for (const url of [item.url, ...item.references.map((reference) => reference.url)]) {
    const publisher = published.get(keyOf(url) ?? '')
    if (publisher !== undefined && publisher !== item.source) return publisher
  }
  return null
}

/**
 * Part of its momentum an item keeps when its source gives no count: the order of a news feed is its editor's or that
 * of publication, so its places say less about attention than the same places of a list people voted on.
 */
const UNCOUNTED_NEWS_SHARE = 0.5

function momentumOf(item: FollowedItem, fresh: number): number {
  if (item.momentum <= 0) return item.momentum
  const isOrderOnly = item.metric === null && SOURCE_PROFILES[item.source].kind === 'news'
  return item.momentum * fresh * (isOrderOnly ? UNCOUNTED_NEWS_SHARE : 1)
}

/**
 * Whether an item's momentum tells how it moves. At its first sighting nothing has moved yet, so its score repeats the count
 * or the place, which rank it already; then it says more only where the source has learnt what first sights come to, or states
 * the item's own past. What has neither a count nor a place, as in a feed that is no front page, never moves.
 */
function isMeasured(item: FollowedItem): boolean {
  if (item.metric === null && item.rank === null) return false
  return item.lastSeenAtMs > item.firstSeenAtMs || item.breakoutProbability !== null || item.usual !== null
}

/** A trend's state over all its sources at one instant. */
export type Pulse = {
  /** T of TRENDS: combined momentum, fading with the age of the sightings. */
  readonly momentum: number
  /** The same of items whose momentum was measured, the others at 0: what trends are ranked by. */
  readonly measuredMomentum: number
  /** Sources that speak for themselves: of those quoting one another one. */
  readonly independentSources: readonly SourceId[]
  /** Strongest first. */
  readonly sources: readonly SourceId[]
  /** The highest pace of a listed item, or null. */
  readonly pace: number | null
  /**
   * The highest probability of a listed item, or null. A trend breaks out as soon as one source sees it break out, so
   * the highest is a lower bound; adding them up as if independent would promise too much, because sources move
   * together.
   */
  readonly breakoutProbability: number | null
  readonly alert: boolean
  /** Gain in multiples of what an item commonly gains per hour, summed over sources; never negative. */
  readonly velocity: number
  /** Whether a listed item gains ever faster. */
  readonly accelerates: boolean
}

/** Articles have no counts: what a story gains is how many of them appear. */
const REPORT_HOURS = 3

function reportsPerHour(items: readonly FollowedItem[], atMs: number): number {
  const sinceMs = atMs - REPORT_HOURS * HOUR_MS
  const isReport = ({ source, metric }: FollowedItem): boolean =>
    SOURCE_PROFILES[source].kind === 'news' && metric === null
  return items.filter((item) => isReport(item) && item.firstSeenAtMs > sinceMs).length / REPORT_HOURS
}

function highest(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** Reads the pulse of a trend from its items. */
export function readPulse(items: readonly FollowedItem[], atMs: number): Pulse {
  const published = publishedPages(items)
  const weighed = items.map((item) => ({ item, fresh: freshness(item, atMs) }))
  const listed = weighed.filter(({ fresh }) => fresh === 1).map(({ item }) => item)
  const readings = weighed.map(({ item, fresh }) => ({
    source: item.source,
    momentum: momentumOf(item, fresh),
    quotes: quotedSource(item, published),
  }))
  const combined = combineSources(readings)
  const isUnmeasured = items.map((item) => !isMeasured(item))
  const measured = isUnmeasured.includes(true)
    ? combineSources(readings.map((reading, at) => (isUnmeasured[at] === true ? { ...reading, momentum: 0 } : reading)))
    : combined
  const gains = new Map<SourceId, number>()
  for (const { item, fresh } of weighed) {
    const common = COMMON_GAIN_PER_HOUR[SOURCE_PROFILES[item.source].metricUnit]
    const gain = (Math.max(0, item.velocityPerHour) * fresh) / common
    if (Number.isFinite(gain)) gains.set(item.source, Math.max(gains.get(item.source) ?? 0, gain))
  }
  const reports = reportsPerHour(items, atMs)
  if (reports > 0) gains.set('feeds', Math.max(gains.get('feeds') ?? 0, reports / COMMON_GAIN_PER_HOUR.mentions))
  return {
    momentum: combined.momentum,
    measuredMomentum: measured.momentum,
    independentSources: combined.independentSources,
    sources: combined.sources,
    pace: highest(listed.map((item) => item.pace)),
    breakoutProbability: highest(listed.map((item) => item.breakoutProbability)),
    alert: listed.some((item) => item.alert),
    velocity: [...gains.values()].reduce((sum, gain) => sum + gain, 0),
    accelerates: listed.some((item) => item.lifecycle === 'rising' || item.lifecycle === 'emerging'),
  }
}
