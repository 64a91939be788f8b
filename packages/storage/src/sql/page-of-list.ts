import type { CountedTotal, LongListPage } from '@trendverse/application/ports/counted-total'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { fromCursor, type ListOrder, type Place, toCursor, writtenKey } from './list-order'
import { type Slice, sliceOfPage } from './slice-of-list'
import type { Queries } from './sql-database'

/** Rows of a list that are counted; beyond them it only has "more". */
export const COUNTED_ROWS = 10_000
/** Rows that are counted where each has to be looked into. */
export const COUNTED_MATCHES = 1_000

const ALL_ROWS = Number.MAX_SAFE_INTEGER

type PageWanted = LongListPage & {
  /** Whether each row must be looked into to know if it belongs to the list, as for a text. */
  readonly isSearch: boolean
}

type ListQuestions = {
  readonly order: ListOrder
  /** Asks for one `total`: of all rows, or at least `limit` if there are so many. */
  readonly total: (limit: number) => SQLWrapper
  /** Asks for every `id` and `key` of a slice, in its own order. */
  readonly rowsOf: (slice: Slice) => SQLWrapper
}

type PageFound = CountedTotal & { readonly ids: readonly string[] }

/**
 * Has lists read from their indexes until the transaction ends: the planner cannot know how many rows a list leaves out, and
 * would rather sort whole rows. Nor may it first compile a question of a few milliseconds, or start processes that help with it.
 */
export async function preferIndexes(queries: Queries): Promise<void> {
  await queries.execute(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`,
  )
}

/** The ids on a page, how many there are on all as far as they are counted, and where the next page begins. */
export async function pageOfList(queries: Queries, wanted: PageWanted, questions: ListQuestions): Promise<PageFound> {
  const after = fromCursor(wanted.after, questions.order.kind)
  if (!wanted.isSearch) return countedPage(queries, wanted, after, questions)
  return after === undefined ? searchedPage(queries, wanted, questions) : pageBehind(queries, wanted, after, questions)
}

/**
 * Rows are counted in an index of few values. A page of a counted list is read from the nearer end, one of a longer list behind
 * the page before it, or by its number where nobody knows that one.
 */
async function countedPage(
  queries: Queries,
  wanted: PageWanted,
  after: Place | undefined,
  questions: ListQuestions,
): Promise<PageFound> {
  const { page, pageSize } = wanted
  const counted = await totalRows(queries, questions, COUNTED_ROWS + 1)
  if (counted <= COUNTED_ROWS) {
    const slice = sliceOfPage({ page, pageSize, total: counted })
    const ids = slice === null ? [] : (await places(queries, questions, slice)).map(({ id }) => id)
    return { ids: slice?.isReversed ? ids.toReversed() : ids, total: counted, isTotalExact: true, next: null }
  }
  if (after !== undefined) return pageBehind(queries, wanted, after, questions)
  const offset = (page - 1) * pageSize
  const found = await places(queries, questions, { isReversed: false, offset, limit: pageSize + 1 })
  if (found.length === 0) return { ids: [], total: COUNTED_ROWS, isTotalExact: false, next: null }
  if (found.length > pageSize) return pageAmongMore(wanted, found)
  return { ids: found.map(({ id }) => id), total: offset + found.length, isTotalExact: true, next: null }
}

/**
 * The page behind a place, wherever that is by now. The last one counts them all, since its number need not be true any more; of a
 * search only as far as every page of it counts, and beyond that the number is believed.
 */
async function pageBehind(
  queries: Queries,
  wanted: PageWanted,
  after: Place,
  questions: ListQuestions,
): Promise<PageFound> {
  const slice = { isReversed: false, offset: 0, limit: wanted.pageSize + 1, after }
  const found = await places(queries, questions, slice)
  if (found.length > wanted.pageSize) return pageAmongMore(wanted, found)
  const counted = await totalRows(queries, questions, wanted.isSearch ? COUNTED_MATCHES + 1 : ALL_ROWS)
  const isCounted = !wanted.isSearch || counted <= COUNTED_MATCHES
  const total = isCounted ? counted : Math.max(counted, (wanted.page - 1) * wanted.pageSize + found.length)
  return { ids: found.map(({ id }) => id), total, isTotalExact: true, next: null }
}

/** A page of a list that goes on, found with the row behind it. */
function pageAmongMore({ page, pageSize, isSearch }: PageWanted, found: readonly Place[]): PageFound {
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    total: Math.max(isSearch ? COUNTED_MATCHES : COUNTED_ROWS, page * pageSize),
    isTotalExact: false,
    next: last === undefined ? null : toCursor(last),
  }
}

/** Page and total come of one walk along the list: a text many rows hold ends it early, one few hold is looked for once. */
async function searchedPage(queries: Queries, wanted: PageWanted, questions: ListQuestions): Promise<PageFound> {
  const offset = (wanted.page - 1) * wanted.pageSize
  const most = Math.max(COUNTED_MATCHES, offset + wanted.pageSize)
  const walk = questions.rowsOf({ isReversed: false, offset: 0, limit: most + 1 })
  const key = writtenKey(sql`key`, questions.order.kind)
  const { rows } = await queries.execute<{ readonly total: number; readonly found: readonly Place[] }>(
    sql`with walked as materialized (${walk})
      select (select count(*) from walked)::int as total, (select coalesce(json_agg(place), '[]') from (
        select id, ${key} as key from walked limit ${wanted.pageSize + 1} offset ${offset}) as place) as found`,
  )
  const { total = 0, found = [] } = rows[0] ?? {}
  if (total > most) return pageAmongMore(wanted, found)
  return { ids: found.slice(0, wanted.pageSize).map(({ id }) => id), total, isTotalExact: true, next: null }
}

async function places(queries: Queries, { order, rowsOf }: ListQuestions, slice: Slice): Promise<readonly Place[]> {
  // keys are written down of the slice alone, not of all rows that were passed over
  const { rows } = await queries.execute<Place>(
    sql`select id::text as id, ${writtenKey(sql`key`, order.kind)} as key from (${rowsOf(slice)}) as found`,
  )
  return rows
}

async function totalRows(queries: Queries, { total }: ListQuestions, limit: number): Promise<number> {
  return Number((await queries.execute(sql`${total(limit)}`)).rows[0]?.total ?? 0)
}

/** Counts the rows of a question, which is limited. */
export function totalOf(rows: SQLWrapper): SQL {
  return sql`select count(*)::int as total from (${rows}) as counted`
}

/** Rows as their ids are ordered; what has gone meanwhile is left out. */
export function inOrderOf<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
