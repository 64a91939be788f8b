import { DAY_MS, HOUR_MS } from '../../primitives/time'
import { freshness, type Pulse } from '../compose-pulse'
import { splitAddress } from '../items/canonical-url-parts'
import type { FollowedItem } from '../items/followed-item'
import { SOURCE_PROFILES, type SourceId } from '../items/source'
import { latestGrowthMs } from '../momentum/latest-growth'
import type { ItemHistory } from '../momentum/trend-sparkline'
import type { TrendProof } from '../trend'

/**
 * How many people stand behind one unit of a source's count, null where it states none, by orders of magnitude (ours):
 * posters are a few in a hundred of those who read, a hundred points send some ten thousand readers. A factor of three is
 * half a decade in a range of seven.
 */
const PEOPLE_PER_UNIT: Readonly<Record<SourceId, number | null>> = {
  'google-trends': 1,
  wikipedia: 1,
  youtube: 1,
  github: 10,
  mastodon: 30,
  bluesky: 30,
  reddit: 30,
  'product-hunt': 30,
  'hacker-news': 100,
  lobsters: 50,
  arxiv: null,
  feeds: null,
}
/** Readers of one publisher's article, and of one paper. */
const PEOPLE_PER_ARTICLE = 10_000
const PEOPLE_PER_PAPER = 300
/** A place in a list without counts: what its first place is worth, falling with the place to the power -0.6. */
const PEOPLE_PER_FIRST_PLACE = 20_000
const RANK_EXPONENT = -0.6
/** The same on the front page of a newsroom or of a news search, falling with the place: its top is what most see. */
const PEOPLE_PER_FRONT_PAGE = 40_000
/** Of an article's views without a known usual day this share counts as new. */
const NEW_VIEWS_SHARE = 0.5
/** Counts that take no account to raise: machines read articles and repeat searches too. */
const ANONYMOUS_COUNTS: ReadonlySet<SourceId> = new Set(['google-trends', 'wikipedia', 'youtube'])
/** Of such a count so much ranks a story that nobody else tells. */
const UNCONFIRMED_SHARE = 0.1

/** Publishers a proof names, and the longest name that a card has room for. */
const NAMED_PUBLISHERS = 2
const MAX_NAME_LENGTH = 16

const MOMENTUM = { weight: 0.2, least: -2, most: 4 } as const
const VOICE_WEIGHT = 0.3
/** Attention halves in twelve hours without new evidence: 0.3 decades. */
const QUIET_WEIGHT = 0.3
const QUIET_HOURS = 12

/** How much of the world looks at a story, and why we think so. */
export type Attention = {
  /** People expected to have met it, an order of magnitude. */
  readonly people: number
  /** Independent publishers and sources, those that quote one another counted once. */
  readonly voices: number
  readonly publishers: number
  /** When something new was last seen of it. */
  readonly newsAtMs: number
  /** Expected attention in the next hours, in decades of people: what trends are ranked by. It is the sum of its parts. */
  readonly score: number
  readonly parts: AttentionParts
}

/** What the score is made of, in decades of people. */
export type AttentionParts = {
  readonly people: number
  readonly momentum: number
  readonly voices: number
  /** What the hours without anything new take away: 0 or less. */
  readonly quiet: number
}

const plainName = (name: string): string => name.toLowerCase().replace(/^the |[^\p{L}\p{N}]/gu, '')

/** Who published the page an item is about: by name, else by the site. Null where nobody but the source speaks. */
function publisherOf(item: Pick<FollowedItem, 'source' | 'publisher' | 'url'>): string | null {
  if (item.publisher !== null) return plainName(item.publisher)
  const host = item.source === 'feeds' ? splitAddress(item.url ?? '')?.host : undefined
  return host === undefined ? null : plainName(host.split('.').slice(-2, -1)[0] ?? host)
}

/** Publishers that report a story: of its articles, and of the pages searches and links list beside it. */
export function publishersOf(items: readonly FollowedItem[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const item of items) {
    const { kind } = SOURCE_PROFILES[item.source]
    const own = kind === 'news' && item.source !== 'arxiv' ? publisherOf(item) : null
    if (own !== null) names.add(own)
    if (kind !== 'search' && item.source !== 'mastodon') continue
    for (const { publisher } of item.references) if (publisher !== null) names.add(plainName(publisher))
    if (item.source === 'mastodon' && item.publisher !== null) names.add(plainName(item.publisher))
  }
  names.delete('')
  return names
}

function peopleBehind(item: FollowedItem): number {
  const perUnit = PEOPLE_PER_UNIT[item.source]
  if (perUnit !== null && item.metric !== null) return Math.max(0, newCount(item)) * perUnit
  if (item.source === 'arxiv') return PEOPLE_PER_PAPER
  // The publisher's own readers are counted once per publisher; a place on a front page adds to them.
  if (item.source === 'feeds' && item.rank !== null) return PEOPLE_PER_FRONT_PAGE / Math.max(1, item.rank)
  if (perUnit !== null && item.rank !== null) return PEOPLE_PER_FIRST_PLACE * Math.max(1, item.rank) ** RANK_EXPONENT
  return 0
}

/** Views above an article's usual day: attention now, not fame. Other counts as they are. */
function newCount({ source, metric, usual }: FollowedItem): number {
  const count = metric ?? 0
  if (SOURCE_PROFILES[source].metricUnit !== 'views') return count
  return usual === null ? count * NEW_VIEWS_SHARE : count - usual
}

/** A count that grows by less in twelve hours brings nothing new. */
const NEWS_GROWTH = 0.05

/** When an item last showed something new: its first sighting, or the latest one while its count still grows. */
function lastNewsMs({ velocityPerHour, metric, firstSeenAtMs, lastSeenAtMs }: FollowedItem): number {
  const grows = metric !== null && velocityPerHour * QUIET_HOURS > NEWS_GROWTH * metric
  return grows ? lastSeenAtMs : firstSeenAtMs
}

/**
 * Rank across sources: `Q = log10(1 + people) + 0.2 * clamp(T, -2, 4) + 0.3 * log2(1 + voices) - 0.3 * quietHours / 12`,
 * where T is the combined momentum that was measured: on the first reading of a source none is. Items count by how fresh their last sighting is. Views and searches that no other
 * voice confirms rank by a tenth.
 */
export function readAttention(items: readonly FollowedItem[], pulse: Pulse, atMs: number): Attention {
  const publishers = publishersOf(items).size
  const people =
    publishers * PEOPLE_PER_ARTICLE + items.reduce((sum, item) => sum + peopleBehind(item) * freshness(item, atMs), 0)
  const others = pulse.independentSources.filter((source) => SOURCE_PROFILES[source].kind !== 'news')
  const voices = publishers + others.length
  const newsAtMs = Math.max(0, ...items.map(lastNewsMs))
  const quietHours = Math.max(0, atMs - newsAtMs) / HOUR_MS
  const isUnconfirmed = voices < 2 && items.some(({ source }) => ANONYMOUS_COUNTS.has(source))
  const momentum = Math.min(MOMENTUM.most, Math.max(MOMENTUM.least, pulse.measuredMomentum))
  const parts = {
    people: Math.log10(1 + people * (isUnconfirmed ? UNCONFIRMED_SHARE : 1)),
    momentum: MOMENTUM.weight * momentum,
    voices: VOICE_WEIGHT * Math.log2(1 + voices),
    quiet: -(QUIET_WEIGHT * quietHours) / QUIET_HOURS,
  }
  return {
    people,
    voices,
    publishers,
    newsAtMs,
    score: parts.people + parts.momentum + parts.voices + parts.quiet,
    parts,
  }
}

const beganMs = ({ publishedAtMs, firstSeenAtMs }: FollowedItem): number =>
  publishedAtMs === null ? firstSeenAtMs : Math.min(publishedAtMs, firstSeenAtMs)

/**
 * The figure most people stand behind: a source's count, or the number of publishers; null where there is neither.
 *
 * @param history Tells whether the count still grows.
 * @param atMs Time of reading; `joined` covers the 24 hours before it.
 */
export function strongestProof(items: readonly FollowedItem[], history: ItemHistory, atMs: number): TrendProof | null {
  const [counted] = items
    .filter(({ metric }) => metric !== null && metric >= 1)
    .map((item) => ({ item, people: peopleBehind(item) }))
    .sort((a, b) => b.people - a.people || (a.item.id < b.item.id ? -1 : 1))
  const publishers = publishersOf(items).size
  if (counted !== undefined && counted.people >= (publishers > 1 ? publishers * PEOPLE_PER_ARTICLE : 0)) {
    const { item } = counted
    const grewAtMs = latestGrowthMs(item, history.get(item.id) ?? [])
    return {
      kind: 'count',
      source: item.source,
      count: item.metric ?? 0,
      metricUnit: SOURCE_PROFILES[item.source].metricUnit,
      since: new Date(beganMs(item)).toISOString(),
      perHour: item.velocityPerHour,
      grewAt: grewAtMs === null ? null : new Date(grewAtMs).toISOString(),
      usual: item.usual,
    }
  }
  if (publishers === 0) return null
  const began = items.map(beganMs)
  const before = publishersOf(items.filter((item) => beganMs(item) <= atMs - DAY_MS)).size
  return {
    kind: 'publishers',
    count: publishers,
    since: new Date(Math.min(...began)).toISOString(),
    names: namedPublishers(items),
    latestAt: new Date(Math.max(...began)).toISOString(),
    joined: before === 0 ? 0 : publishers - before,
  }
}

/** Publishers as they write themselves: those with the best place on a front page first, then the earliest. */
function namedPublishers(items: readonly FollowedItem[]): readonly string[] {
  const names = new Map<string, string>()
  const place = ({ bestRank }: FollowedItem): number => bestRank ?? Number.MAX_SAFE_INTEGER
  const inOrder = items.toSorted((a, b) => place(a) - place(b) || beganMs(a) - beganMs(b) || (a.id < b.id ? -1 : 1))
  for (const { source, publisher, references } of inOrder) {
    const { kind } = SOURCE_PROFILES[source]
    const given = kind === 'search' ? references.map((page) => page.publisher) : [kind === 'news' ? publisher : null]
    for (const name of given) {
      if (name === null || name.length > MAX_NAME_LENGTH) continue
      const key = plainName(name)
      if (key !== '' && !names.has(key)) names.set(key, name)
    }
  }
  return [...names.values()].slice(0, NAMED_PUBLISHERS)
}
