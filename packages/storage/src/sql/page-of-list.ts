import type { CountedTotal } from '@trendverse/application/ports/counted-total'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Slice, sliceOfPage } from './slice-of-list'
import type { Queries } from './sql-database'

/** Rows of a list that are counted; beyond them it only has "more". */
export const COUNTED_ROWS = 10_000
/** Rows that are counted where each has to be looked into. */
export const COUNTED_MATCHES = 1_000

type PageWanted = {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Whether each row must be looked into to know if it belongs to the list, as for a text. */
  readonly isSearch: boolean
}

type ListQuestions = {
  /** Asks for one `total`: of all rows, or at least `limit` if there are so many. */
  readonly total: (limit: number) => SQLWrapper
  /** Asks for every `id` of a slice, in its own order. */
  readonly idsOf: (slice: Slice) => SQLWrapper
}

type PageFound = CountedTotal & { readonly ids: readonly string[] }

/**
 * Has lists read from their indexes until the transaction ends: the planner cannot know how many rows a list leaves out, and
 * would rather sort whole rows. Nor may it compile a question of a few milliseconds first.
 */
export async function preferIndexes(queries: Queries): Promise<void> {
  await queries.execute(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
  )
}

/** The ids on a page and how many there are on all, as far as they are counted. */
export async function pageOfList(queries: Queries, wanted: PageWanted, questions: ListQuestions): Promise<PageFound> {
  return wanted.isSearch ? searchedPage(queries, wanted, questions) : countedPage(queries, wanted, questions)
}

/**
 * Rows are counted in an index of few values. A page of a counted list is read from the nearer end, one of a longer list with
 * the row after it, which tells whether there is a next page.
 */
async function countedPage(
  queries: Queries,
  { page, pageSize }: PageWanted,
  { total, idsOf }: ListQuestions,
): Promise<PageFound> {
  const counted = Number((await queries.execute(sql`${total(COUNTED_ROWS + 1)}`)).rows[0]?.total ?? 0)
  const read = async (slice: Slice) => (await queries.execute(sql`${idsOf(slice)}`)).rows.map(({ id }) => String(id))
  if (counted <= COUNTED_ROWS) {
    const slice = sliceOfPage({ page, pageSize, total: counted })
    const ids = slice === null ? [] : await read(slice)
    return { ids: slice?.isReversed ? ids.toReversed() : ids, total: counted, isTotalExact: true }
  }
  const offset = (page - 1) * pageSize
  const found = await read({ isReversed: false, offset, limit: pageSize + 1 })
  if (found.length === 0) return { ids: [], total: COUNTED_ROWS, isTotalExact: false }
  if (found.length <= pageSize) return { ids: found, total: offset + found.length, isTotalExact: true }
  return {
    ids: found.slice(0, pageSize),
    total: Math.max(COUNTED_ROWS, offset + pageSize),
    isTotalExact: false,
  }
}

/** Page and total come of one walk along the list: a text many rows hold ends it early, one few hold is looked for once. */
async function searchedPage(
  queries: Queries,
  { page, pageSize }: PageWanted,
  { idsOf }: ListQuestions,
): Promise<PageFound> {
  const offset = (page - 1) * pageSize
  const most = Math.max(COUNTED_MATCHES, offset + pageSize)
  const { rows } = await queries.execute<{ readonly total: number; readonly ids: readonly string[] }>(
    sql`with found as materialized (${idsOf({ isReversed: false, offset: 0, limit: most + 1 })})
      select (select count(*) from found)::int as total,
        array(select id::text from found limit ${pageSize} offset ${offset}) as ids`,
  )
  const { total = 0, ids = [] } = rows[0] ?? {}
  return { ids, total: Math.min(total, most), isTotalExact: total <= most }
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

/** Whether a column that is kept in small letters holds a text; `%` and `_` stand for themselves. */
export function holdsText(column: SQL, text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${column} like lower(${pattern})`
}
