import type { SubscriberStatus } from '@trendverse/application/ports/correspondence'
import type { LongListPage } from '@trendverse/application/ports/counted-total'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { inOrder, isBehind, type ListOrder } from '../list-order'
import { inOrderOf, pageOfList, preferIndexes, totalOf } from '../page-of-list'
import { subscribers } from '../schema/mail'
import type { Slice } from '../slice-of-list'
import type { Queries } from '../sql-database'

export type SubscriberQuery = LongListPage & {
  readonly status: SubscriberStatus | null
  readonly text: string | null
}

const { tokenHash: _tokenHash, emailKey: _emailKey, ...COLUMNS } = getTableColumns(subscribers)
/** What may be told of a subscriber: the hash of their token is nobody's business. */
export const SUBSCRIBER_COLUMNS = COLUMNS

type Filters = Omit<SubscriberQuery, 'page' | 'pageSize' | 'after'>

const ORDER: ListOrder = {
  key: sql`${subscribers.subscribedAtMs}`,
  kind: 'instant',
  isRising: false,
  areIdsRising: false,
}

/** Everything a filter looks at is in the index `subscribers_listed`. */
function condition({ status, text }: Filters) {
  const part = cleanText(text ?? '').toLowerCase()
  return and(
    status === null ? undefined : eq(subscribers.status, status),
    part === '' ? undefined : sql`position(${part} in ${subscribers.email}) > 0`,
  )
}

/** How many rows a list has on all its pages, or at least `limit`. */
export function subscriberTotal(queries: Queries, filters: Filters, limit: number) {
  return totalOf(queries.select({ one: sql`1` }).from(subscribers).where(condition(filters)).limit(limit))
}

/** Whom a slice holds, in its order. */
export function subscribersOfSlice(queries: Queries, filters: Filters, { isReversed, offset, limit, after }: Slice) {
  return queries
    .select({ id: subscribers.id, key: ORDER.key.as('key') })
    .from(subscribers)
    .where(and(condition(filters), isBehind(ORDER, subscribers.id, after)))
    .orderBy(...inOrder(ORDER, subscribers.id, isReversed))
    .limit(limit)
    .offset(offset)
}

/** One page of the list inside the caller's transaction, and how many there are on all. */
export async function listSubscribers(queries: Queries, { page, pageSize, after, ...filters }: SubscriberQuery) {
  await preferIndexes(queries)
  const { ids, ...counted } = await pageOfList(
    queries,
    { page, pageSize, after, isSearch: cleanText(filters.text ?? '') !== '' },
    {
      order: ORDER,
      total: (limit) => subscriberTotal(queries, filters, limit),
      rowsOf: (slice) => subscribersOfSlice(queries, filters, slice),
    },
  )
  const rows =
    ids.length === 0
      ? []
      : await queries.select(SUBSCRIBER_COLUMNS).from(subscribers).where(inArray(subscribers.id, ids))
  return { subscribers: inOrderOf(ids, rows), ...counted }
}
