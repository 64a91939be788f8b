import type { SubscriberStatus } from '@trendverse/application/ports/correspondence'
import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { subscribers } from '../schema/mail'
import type { Queries } from '../sql-database'
import { preferIndexes } from '../trends/list-trends'

export type SubscriberQuery = {
  readonly page: number
  readonly pageSize: number
  readonly status: SubscriberStatus | null
  readonly text: string | null
}

const { tokenHash: _tokenHash, ...COLUMNS } = getTableColumns(subscribers)
/** What may be told of a subscriber: the hash of their token is nobody's business. */
export const SUBSCRIBER_COLUMNS = COLUMNS

const NEWEST_FIRST = [desc(subscribers.subscribedAtMs), desc(subscribers.id)] as const

/** Everything a filter looks at is in the index `subscribers_listed`. */
function condition({ status, text }: SubscriberQuery) {
  const part = cleanText(text ?? '').toLowerCase()
  return and(
    status === null ? undefined : eq(subscribers.status, status),
    part === '' ? undefined : sql`position(${part} in ${subscribers.email}) > 0`,
  )
}

/** Counts what a list shows on all its pages. */
export function subscriberTotal(queries: Queries, query: SubscriberQuery) {
  return queries.select({ total: count() }).from(subscribers).where(condition(query))
}

/** Who stands on a page. */
export function subscriberPageIds(queries: Queries, query: SubscriberQuery) {
  return queries
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(condition(query))
    .orderBy(...NEWEST_FIRST)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
}

/** One page of the list inside the caller's transaction, and how many there are on all. */
export async function listSubscribers(queries: Queries, query: SubscriberQuery) {
  await preferIndexes(queries)
  const [counted] = await subscriberTotal(queries, query)
  const ids = (await subscriberPageIds(queries, query)).map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await queries.select(SUBSCRIBER_COLUMNS).from(subscribers).where(inArray(subscribers.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { subscribers: ids.flatMap((id) => byId.get(id) ?? []), total: counted?.total ?? 0 }
}
