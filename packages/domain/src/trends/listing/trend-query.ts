import { DAY_MS } from '../../primitives/time'
import { isClassic } from '../classic'
import type { LifecycleStage } from '../momentum/lifecycle-stage'
import type { Trend, TrendStatus } from '../trend'
import { mixTrends } from './mix-trends'

/**
 * Orders a list may be asked in; `newest` is the API's default (TR-08). `attention` is the order of OP-82, the one that home, the
 * universe and lists share; `fastest` is that by momentum among a trend's own kind.
 */
export const TREND_SORTS = ['newest', 'attention', 'fastest', 'views', 'name'] as const
export type TrendSort = (typeof TREND_SORTS)[number]

/** What the specification calls the order by attention (OP-82). Callers and old addresses may say either. */
export const SPECIFIED_ATTENTION_SORT = 'momentum'

/** The one name of an order that was asked for. */
export const trendSortOf = (asked: TrendSort | typeof SPECIFIED_ATTENTION_SORT): TrendSort =>
  asked === SPECIFIED_ATTENTION_SORT ? 'attention' : asked

/** What a visitor may narrow a list by (TR-07). */
export type TrendFilter = {
  readonly status?: TrendStatus | undefined
  readonly featured?: boolean | undefined
  readonly category?: string | undefined
  /** Classics have no stage, and pass no filter by one (OP-83). */
  readonly lifecycle?: LifecycleStage | undefined
  /** Looked for in name, description, tags and category, ignoring case and accents. */
  readonly search?: string | undefined
}

const compareText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare

/** Lower case, accents removed, blanks collapsed: the form in which texts are searched. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether every word of the search occurs in the trend's name, description, tags or the name of its category (OP-28). */
export function matchesSearch(
  trend: Pick<Trend, 'name' | 'description' | 'tags' | 'category'>,
  search: string,
): boolean {
  const words = foldText(search).split(' ').filter(Boolean)
  if (words.length === 0) return true
  const haystack = foldText([trend.name, trend.description, ...trend.tags, trend.category].join('\n'))
  return words.every((word) => haystack.includes(word))
}

/** The trends that pass a filter, in their given order. */
export function filterTrends(trends: readonly Trend[], filter: TrendFilter): Trend[] {
  return trends.filter(
    (trend) =>
      (filter.status === undefined || trend.status === filter.status) &&
      (filter.featured === undefined || trend.featured === filter.featured) &&
      (filter.category === undefined || trend.category === filter.category) &&
      (filter.lifecycle === undefined || (trend.lifecycle === filter.lifecycle && !isClassic(trend))) &&
      (filter.search === undefined || matchesSearch(trend, filter.search)),
  )
}

type Dated = Pick<Trend, 'id' | 'createdDate'>
type Observed = Dated & Pick<Trend, 'sources'>

const byNewest = (a: Dated, b: Dated): number => b.createdDate.localeCompare(a.createdDate) || a.id.localeCompare(b.id)

/** Places that are mixed by category and source (OP-82); beyond them attention alone decides. */
const MIXED_PLACES = 24

/** Whether a source shows it now: what the world is talking about, against what is kept here. */
export const isObserved = (trend: Pick<Trend, 'sources'>): boolean => trend.sources.length > 0

/** Whether a trend was first seen in the 24 hours before this instant, ISO 8601; null: before any reading. */
export function isNewAt({ createdDate }: Pick<Trend, 'createdDate'>, at: string | null): boolean {
  return at !== null && Date.parse(createdDate) > Date.parse(at) - DAY_MS
}

/**
 * What sources name now comes first (OP-28), whatever its figures: those of a trend no source shows (starter catalogue)
 * are 0 because nothing is known.
 */
export function byAttention(a: Observed & Pick<Trend, 'attention'>, b: Observed & Pick<Trend, 'attention'>): number {
  return Number(isObserved(b)) - Number(isObserved(a)) || b.attention - a.attention || byNewest(a, b)
}

const byMomentum = (a: Trend, b: Trend): number =>
  Number(isObserved(b)) - Number(isObserved(a)) || b.momentum - a.momentum || byNewest(a, b)

const COMPARE: Readonly<Record<TrendSort, (a: Trend, b: Trend) => number>> = {
  newest: byNewest,
  attention: byAttention,
  fastest: byMomentum,
  views: (a, b) => b.views - a.views || byNewest(a, b),
  name: (a, b) => compareText(a.name, b.name) || byNewest(a, b),
}

/**
 * A sorted copy; ties fall to the newest, then to the id, so the order is total. Whether a trend is featured says nothing of
 * its place.
 */
export function sortTrends(trends: readonly Trend[], sort: TrendSort): Trend[] {
  const sorted = trends.toSorted(COMPARE[sort])
  if (sort !== 'attention') return sorted
  // What no source shows has no attention to mix by, and the starter catalogue is mixed as it is.
  return [...mixTrends(sorted.filter(isObserved), MIXED_PLACES), ...sorted.filter((trend) => !isObserved(trend))]
}
