import { CATEGORIES, type Category } from '@trendverse/domain/trends/categories/category'
import { TREND_SORTS, type TrendSort } from '@trendverse/domain/trends/listing/trend-query'
import { LIFECYCLE_STAGES, type LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { searchText } from '../../components/text/search-text'

/** What the address of `/trends` says. Whatever is left at its default is not written into the address. */
export type TrendsSearch = {
  readonly q?: string
  readonly category?: Category
  readonly lifecycle?: LifecycleStage
  readonly featured?: true
  readonly sort?: TrendSort
  readonly page?: number
  /** An hour of the past (UTC), as `2026-11-20T18Z`: its list has pages and nothing else. */
  readonly at?: string
}

/** `/trends` asks for the strongest first (TR-08). */
export const DEFAULT_TRENDS_SORT: TrendSort = 'attention'
/** Trends on one page: as cards they fill rows of one, two, three and four. */
export const TRENDS_PAGE_SIZE = 24
const MAX_PAGE = 10_000

const isOneOf = <Item extends string>(items: readonly Item[], value: unknown): value is Item =>
  (items as readonly unknown[]).includes(value)

/** Reads an address anyone may have typed: what is unknown or out of range is left out, never an error. */
export function parseTrendsSearch(raw: Record<string, unknown>): TrendsSearch {
  const q = searchText(raw.q)
  const page = Number(raw.page)
  // A form writes minutes behind the hour.
  const at = /^\d{4}-\d\d-\d\dT\d\d/.exec(searchText(raw.at))?.[0]
  return {
    ...(q !== '' && { q }),
    ...(isOneOf(CATEGORIES, raw.category) && { category: raw.category }),
    ...(isOneOf(LIFECYCLE_STAGES, raw.lifecycle) && { lifecycle: raw.lifecycle }),
    ...((raw.featured === true || raw.featured === 'true' || raw.featured === 1) && { featured: true as const }),
    ...(isOneOf(TREND_SORTS, raw.sort) && raw.sort !== DEFAULT_TRENDS_SORT && { sort: raw.sort }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE && { page }),
    ...(at && { at: `${at}Z` }),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed(search: TrendsSearch): boolean {
  return Boolean(search.q ?? search.category ?? search.lifecycle ?? search.featured)
}

/** The first page of all trends in the usual order: it is laid out like the front page of a newspaper. */
export function isFrontPage(search: TrendsSearch): boolean {
  return placesBefore(search) === 0
}

/** How many trends rank before the first one of this page; null where the list is no ranking of all. */
export function placesBefore(search: TrendsSearch): number | null {
  if (isNarrowed(search) || search.sort !== undefined) return null
  return ((search.page ?? 1) - 1) * TRENDS_PAGE_SIZE
}
