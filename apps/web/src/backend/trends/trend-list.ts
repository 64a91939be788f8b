import type { Backend } from '@trendverse/contract/contract'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
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
  /** When the sources were last read with success, ISO 8601, or null. */
  readonly trendsUpdatedAt: string | null
}

/** Most rows one page of the API carries. */
const HOME_LIST_SIZE = 100

/**
 * Reads the trends of the home page: those of highest momentum (TR-08), and, where there are more than one page of
 * them, also every featured one, because those come first whatever their momentum (OP-28).
 */
export async function readHomeList(read: ReadTrendList): Promise<TrendList> {
  const strongest = await read({ sort: 'attention', pageSize: HOME_LIST_SIZE })
  const list = { total: strongest.total, trendsUpdatedAt: strongest.trendsUpdatedAt }
  if (strongest.total <= strongest.data.length) return { ...list, trends: strongest.data }

  const featured = await read({ sort: 'attention', featured: true, pageSize: HOME_LIST_SIZE })
  const held = new Set(strongest.data.map((trend) => trend.id))
  return { ...list, trends: [...strongest.data, ...featured.data.filter((trend) => !held.has(trend.id))] }
}

/** Cards of the home list that are in the document; the rest follows with the first refresh. */
export const FIRST_LIST_SIZE = 9

/** What of a list is written into the document: enough for the first paint, small enough to arrive at once. */
export function trimHomeList(list: TrendList): TrendList {
  const first = orderHomeTrends(list.trends, '').slice(0, FIRST_LIST_SIZE)
  const held = new Set(first.map((trend) => trend.id))
  // Lines lead only to planets in sight, and ids are what compresses worst.
  const withoutFar = (ids: readonly string[]) => ids.filter((id) => held.has(id))
  return { ...list, trends: first.map((trend) => ({ ...trend, relatedIds: withoutFar(trend.relatedIds) })) }
}
