import type { TrendEditorQuery } from '@trendverse/application/ports/trends'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, count, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { removedTrends, trends } from '../schema/trends'
import { type Slice, sliceOfPage } from '../slice-of-list'
import type { Queries } from '../sql-database'
import type { TrendRow } from './trend-row'

type Filters = Omit<TrendEditorQuery, 'sort' | 'page' | 'pageSize'>

/** What is not among the trends that were removed. */
export function isPresent(queries: Queries): SQL {
  return notInArray(trends.id, queries.select({ id: removedTrends.trendId }).from(removedTrends))
}

/** `%` and `_` of the searched text stand for themselves. */
function contains(text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${trends.name} ilike ${pattern}`
}

function wantedBy(queries: Queries, filters: Filters): SQL | undefined {
  const { featuredByAdmin } = trends
  return and(
    isPresent(queries),
    filters.text === null ? undefined : contains(filters.text),
    filters.status === null ? undefined : eq(trends.status, filters.status),
    filters.category === null ? undefined : eq(trends.category, filters.category),
    filters.origin === null ? undefined : eq(trends.origin, filters.origin),
    filters.featured === true ? eq(featuredByAdmin, true) : undefined,
    filters.featured === false ? or(eq(featuredByAdmin, false), isNull(featuredByAdmin)) : undefined,
  )
}

/** Each has an index that holds everything the list is narrowed by, and can be read from either end. */
const ORDER = {
  newest: { key: sql`${trends.createdAtMs}`, isRising: false },
  updated: { key: sql`${trends.updatedAtMs}`, isRising: false },
  momentum: { key: sql`${trends.attention}`, isRising: false },
  name: { key: sql`lower(${trends.name})`, isRising: true },
} as const satisfies Record<TrendEditorQuery['sort'], { readonly key: SQL; readonly isRising: boolean }>

/** The ids of a slice, in its order. */
export function idsOfSlice(queries: Queries, filters: Filters, sort: TrendEditorQuery['sort'], slice: Slice) {
  const { isReversed, offset, limit } = slice
  const { key, isRising } = ORDER[sort]
  return queries
    .select({ id: trends.id })
    .from(trends)
    .where(wantedBy(queries, filters))
    .orderBy(isRising === isReversed ? desc(key) : asc(key), isReversed ? asc(trends.id) : desc(trends.id))
    .limit(limit)
    .offset(offset)
}

/**
 * Has the lists read from their indexes, until the transaction ends: how many trends were removed is not known beforehand,
 * so the planner expects half of them to be, and sorts whole rows instead.
 */
export async function preferIndexes(queries: Queries): Promise<void> {
  await queries.execute(sql`select set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true)`)
}

/** One page of the trends and how many there are in all, inside the caller's transaction. */
export async function listTrends(
  queries: Queries,
  { sort, page, pageSize, ...filters }: TrendEditorQuery,
): Promise<{ readonly rows: readonly TrendRow[]; readonly total: number }> {
  const wanted: WantedPage = { sort, page, pageSize }
  const found = filters.text === null ? null : await searchPage(queries, filters, wanted)
  const { ids, total } = found ?? (await countedPage(queries, filters, wanted))
  if (ids.length === 0) return { rows: [], total }
  const rows = await queries.select().from(trends).where(inArray(trends.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

type WantedPage = Pick<TrendEditorQuery, 'sort' | 'page' | 'pageSize'>
type FoundPage = { readonly ids: readonly Uuid[]; readonly total: number }

/** Looking into every name is what takes time, so it is done once, for the page and the total; null beyond the last page. */
async function searchPage(
  queries: Queries,
  filters: Filters,
  { sort, page, pageSize }: WantedPage,
): Promise<FoundPage | null> {
  const { key, isRising } = ORDER[sort]
  const rows = await queries
    .select({ id: trends.id, total: sql<number>`(count(*) over ())::int` })
    .from(trends)
    .where(wantedBy(queries, filters))
    .orderBy(isRising ? asc(key) : desc(key), desc(trends.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [first] = rows
  return first === undefined ? null : { ids: rows.map(({ id }) => id), total: first.total }
}

/** From whichever end is nearer: the last page takes no longer than the first. */
async function countedPage(
  queries: Queries,
  filters: Filters,
  { sort, page, pageSize }: WantedPage,
): Promise<FoundPage> {
  await preferIndexes(queries)
  const [counted] = await queries.select({ total: count() }).from(trends).where(wantedBy(queries, filters))
  const total = counted?.total ?? 0
  const slice = sliceOfPage({ page, pageSize, total })
  if (slice === null) return { ids: [], total }
  const ids = (await idsOfSlice(queries, filters, sort, slice)).map(({ id }) => id)
  return { ids: slice.isReversed ? ids.toReversed() : ids, total }
}
