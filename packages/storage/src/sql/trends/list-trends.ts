import type { CountedTotal } from '@trendverse/application/ports/counted-total'
import type { TrendEditorQuery } from '@trendverse/application/ports/trends'
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { holdsText } from '../in-any-case'
import { inOrder, isBehind, type ListOrder } from '../list-order'
import { inOrderOf, pageOfList, preferIndexes } from '../page-of-list'
import { removedTrends, trends } from '../schema/trends'
import type { Slice } from '../slice-of-list'
import type { Queries } from '../sql-database'
import type { TrendRow } from './trend-row'

type Filters = Omit<TrendEditorQuery, 'sort' | 'page' | 'pageSize' | 'after'>

/** What is not among the trends that were removed. */
export function isPresent(queries: Queries): SQL {
  return notInArray(trends.id, queries.select({ id: removedTrends.trendId }).from(removedTrends))
}

/** The name in small letters, kept by the database alone. */
const SEARCH_TEXT = sql`trends.search_text`

function wantedBy(filters: Filters): SQL | undefined {
  const { featuredByAdmin } = trends
  return and(
    filters.text === null ? undefined : holdsText(SEARCH_TEXT, filters.text),
    filters.status === null ? undefined : eq(trends.status, filters.status),
    filters.category === null ? undefined : eq(trends.category, filters.category),
    filters.origin === null ? undefined : eq(trends.origin, filters.origin),
    filters.featured === true ? eq(featuredByAdmin, true) : undefined,
    filters.featured === false ? or(eq(featuredByAdmin, false), isNull(featuredByAdmin)) : undefined,
  )
}

/** Each has an index that holds everything the list is narrowed by, and can be read from either end. */
const ORDER: Readonly<Record<TrendEditorQuery['sort'], ListOrder>> = {
  newest: { key: sql`${trends.createdAtMs}`, kind: 'instant', isRising: false, areIdsRising: false },
  updated: { key: sql`${trends.updatedAtMs}`, kind: 'instant', isRising: false, areIdsRising: false },
  momentum: { key: sql`${trends.attention}`, kind: 'number', isRising: false, areIdsRising: false },
  name: { key: SEARCH_TEXT, kind: 'text', isRising: true, areIdsRising: false },
}

/** Ids and keys of a slice, in its order. */
export function trendsOfSlice(queries: Queries, filters: Filters, sort: TrendEditorQuery['sort'], slice: Slice) {
  const order = ORDER[sort]
  return queries
    .select({ id: trends.id, key: order.key.as('key') })
    .from(trends)
    .where(and(isPresent(queries), wantedBy(filters), isBehind(order, trends.id, slice.after)))
    .orderBy(...inOrder(order, trends.id, slice.isReversed))
    .limit(slice.limit)
    .offset(slice.offset)
}

/**
 * How many trends a list has on all its pages, or at least `limit`. The few that were removed are counted apart and taken off:
 * looking each trend up among them would take more than the counting.
 */
export function trendTotal(filters: Filters, limit: number): SQL {
  const wanted = wantedBy(filters) ?? sql`true`
  return sql`select (select count(*) from (select from ${trends} where ${wanted}
      limit ${limit} + (select count(*) from ${removedTrends})) as counted)
    - (select count(*) from ${removedTrends} join ${trends} on ${trends.id} = ${removedTrends.trendId} where ${wanted}) as total`
}

/** One page of the trends and how many there are in all, inside the caller's transaction. */
export async function listTrends(
  queries: Queries,
  { sort, page, pageSize, after, ...filters }: TrendEditorQuery,
): Promise<CountedTotal & { readonly rows: readonly TrendRow[] }> {
  await preferIndexes(queries)
  const { ids, ...counted } = await pageOfList(
    queries,
    { page, pageSize, after, isSearch: filters.text !== null },
    {
      order: ORDER[sort],
      total: (limit) => trendTotal(filters, limit),
      rowsOf: (slice) => trendsOfSlice(queries, filters, sort, slice),
    },
  )
  const rows = ids.length === 0 ? [] : await queries.select().from(trends).where(inArray(trends.id, ids))
  return { rows: inOrderOf(ids, rows), ...counted }
}
