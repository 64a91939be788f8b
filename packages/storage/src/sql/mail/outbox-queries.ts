import type { OutboxQuery } from '@trendverse/application/ports/mail'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { holdsText } from '../in-any-case'
import { inOrder, isBehind, type ListOrder } from '../list-order'
import { inOrderOf, pageOfList, preferIndexes, totalOf } from '../page-of-list'
import { mails } from '../schema/mail'
import type { Slice } from '../slice-of-list'
import type { Queries } from '../sql-database'

type Filters = Omit<OutboxQuery, 'page' | 'pageSize' | 'after'>

const ORDER: ListOrder = { key: sql`${mails.createdAtMs}`, kind: 'instant', isRising: false, areIdsRising: false }

/** Address and subject in small letters, kept by the database alone. */
const SEARCH_TEXT = sql`mails.search_text`

/** Everything a filter looks at is in the index `mails_listed`, so that no mail is read that is not on the page. */
function condition({ status, type, text }: Filters) {
  const part = cleanText(text ?? '')
  return and(
    status === undefined ? undefined : eq(mails.status, status),
    type === undefined ? undefined : eq(mails.type, type),
    part === '' ? undefined : holdsText(SEARCH_TEXT, part),
  )
}

/** How many rows a list has on all its pages, or at least `limit`. */
export function outboxTotal(queries: Queries, filters: Filters, limit: number) {
  return totalOf(queries.select({ one: sql`1` }).from(mails).where(condition(filters)).limit(limit))
}

/** Which mails a slice holds, in its order. */
export function mailsOfSlice(queries: Queries, filters: Filters, { isReversed, offset, limit, after }: Slice) {
  return queries
    .select({ id: mails.id, key: ORDER.key.as('key') })
    .from(mails)
    .where(and(condition(filters), isBehind(ORDER, mails.id, after)))
    .orderBy(...inOrder(ORDER, mails.id, isReversed))
    .limit(limit)
    .offset(offset)
}

/** One page of the list inside the caller's transaction, and how many there are on all. */
export async function listOutbox(queries: Queries, { page, pageSize, after, ...filters }: OutboxQuery) {
  await preferIndexes(queries)
  const { ids, ...counted } = await pageOfList(
    queries,
    { page, pageSize, after, isSearch: cleanText(filters.text ?? '') !== '' },
    {
      order: ORDER,
      total: (limit) => outboxTotal(queries, filters, limit),
      rowsOf: (slice) => mailsOfSlice(queries, filters, slice),
    },
  )
  const rows = ids.length === 0 ? [] : await queries.select().from(mails).where(inArray(mails.id, ids))
  return { mails: inOrderOf(ids, rows), ...counted }
}
