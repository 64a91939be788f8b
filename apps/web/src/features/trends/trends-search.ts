import { CATEGORIES, type Category } from '@trendverse/domain/trends/category'
import { LIFECYCLE_STAGES, type LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import { TREND_SORTS, type TrendSort } from '@trendverse/domain/trends/trend-query'
import { searchText } from '../../components/search-text'

/** What the address of `/trends` says. Whatever is left at its default is not written into the address. */
export type TrendsSearch = {
  readonly q?: string
  readonly category?: Category
  readonly lifecycle?: LifecycleStage
  readonly featured?: true
  readonly sort?: TrendSort
  readonly page?: number
}

/** `/trends` asks for the strongest first (TR-08). */
export const DEFAULT_TRENDS_SORT: TrendSort = 'momentum'
/** Cards on one page: fills rows of one, two and three. */
export const TRENDS_PAGE_SIZE = 24
const MAX_PAGE = 10_000

const isOneOf = <Item extends string>(items: readonly Item[], value: unknown): value is Item =>
  (items as readonly unknown[]).includes(value)

/** Reads an address anyone may have typed: what is unknown or out of range is left out, never an error. */
export function parseTrendsSearch(raw: Record<string, unknown>): TrendsSearch {
  const q = searchText(raw.q)
  const page = Number(raw.page)
  return {
    ...(q !== '' && { q }),
    ...(isOneOf(CATEGORIES, raw.category) && { category: raw.category }),
    ...(isOneOf(LIFECYCLE_STAGES, raw.lifecycle) && { lifecycle: raw.lifecycle }),
    ...((raw.featured === true || raw.featured === 'true' || raw.featured === 1) && { featured: true as const }),
    ...(isOneOf(TREND_SORTS, raw.sort) && raw.sort !== DEFAULT_TRENDS_SORT && { sort: raw.sort }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE && { page }),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed(search: TrendsSearch): boolean {
  return Boolean(search.q ?? search.category ?? search.lifecycle ?? search.featured)
}
