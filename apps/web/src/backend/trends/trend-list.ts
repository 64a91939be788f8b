import type { Backend } from '@trendverse/contract/contract'
import { FEATURED_MODAL_LIMIT, orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'

/** What pages ask of the list; the contract takes more forms of the same. */
export type TrendListQuery = Omit<NonNullable<Parameters<Backend['trends']['listCurrent']>[0]>, 'page' | 'pageSize'> & {
  readonly page?: number
  readonly pageSize?: number
}
export type TrendListResponse = Awaited<ReturnType<Backend['trends']['listCurrent']>>
export type ReadTrendList = (query: TrendListQuery) => Promise<TrendListResponse>

/** The trends that lists on the home page are made of. */
export type TrendList = {
  readonly trends: readonly Trend[]
  /** Active trends in all, which may be more than are held here. */
  readonly total: number
  /** Those of them that a source shows now. */
  readonly liveTotal: number
  /** Those of the live ones that were first seen in the 24 hours before the last reading. */
  readonly newTotal: number
  /** When the sources were last read with success, ISO 8601, or null. */
  readonly trendsUpdatedAt: string | null
}

/** Most rows one page of the API carries. */
const HOME_LIST_SIZE = 100

/**
 * Reads the trends of the home page: the first of the one order (TR-08, OP-82), and, where there are more than one page of
 * them, also every featured one for the window that shows those (HM-04).
 */
export async function readHomeList(read: ReadTrendList): Promise<TrendList> {
  const strongest = await read({ sort: 'attention', pageSize: HOME_LIST_SIZE })
  const { total, liveTotal, newTotal, trendsUpdatedAt } = strongest
  const list = { total, liveTotal, newTotal, trendsUpdatedAt }
  if (total <= strongest.data.length) return { ...list, trends: strongest.data }

  const featured = await read({ sort: 'attention', featured: true, pageSize: HOME_LIST_SIZE })
  const held = new Set(strongest.data.map((trend) => trend.id))
  return { ...list, trends: [...strongest.data, ...featured.data.filter((trend) => !held.has(trend.id))] }
}

/** Cards of the home list that are in the document; the rest follows with the first refresh. */
export const FIRST_LIST_SIZE = 9

/**
 * The part of a list written into the document: enough for the first paint and the featured window, small enough to arrive
 * at once.
 */
export function trimHomeList(list: TrendList): TrendList {
  const ordered = orderHomeTrends(list.trends, '')
  const held = new Set(
    [
      ...ordered.slice(0, FIRST_LIST_SIZE),
      ...ordered.filter(({ featured }) => featured).slice(0, FEATURED_MODAL_LIMIT),
    ].map(({ id }) => id),
  )
  // Lines lead only to planets in sight, and ids are what compresses worst.
  const withoutFar = (ids: readonly string[]) => ids.filter((id) => held.has(id))
  const kept = ordered.filter(({ id }) => held.has(id))
  return { ...list, trends: kept.map((trend) => ({ ...trend, relatedIds: withoutFar(trend.relatedIds) })) }
}
