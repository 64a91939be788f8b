import type { OutboxQuery } from '@trendverse/application/ports/mail'
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { mails } from '../schema/mail'
import type { Queries } from '../sql-database'
import { preferIndexes } from '../trends/list-trends'

const NEWEST_FIRST = [desc(mails.createdAtMs), desc(mails.id)] as const

/** Everything a filter looks at is in the index `mails_listed`, so that no mail is read that is not on the page. */
function condition({ status, type, text }: OutboxQuery) {
  const part = cleanText(text ?? '').toLowerCase()
  const isIn = (column: typeof mails.to | typeof mails.subject) => sql`position(${part} in lower(${column})) > 0`
  return and(
    status === undefined ? undefined : eq(mails.status, status),
    type === undefined ? undefined : eq(mails.type, type),
    part === '' ? undefined : or(isIn(mails.to), isIn(mails.subject)),
  )
}

/** Counts what a list shows on all its pages. */
export function outboxTotal(queries: Queries, query: OutboxQuery) {
  return queries.select({ total: count() }).from(mails).where(condition(query))
}

/** Which mails stand on a page. */
export function outboxPageIds(queries: Queries, query: OutboxQuery) {
  return queries
    .select({ id: mails.id })
    .from(mails)
    .where(condition(query))
    .orderBy(...NEWEST_FIRST)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
}

/** One page of the list inside the caller's transaction, and how many there are on all. */
export async function listOutbox(queries: Queries, query: OutboxQuery) {
  await preferIndexes(queries)
  const [counted] = await outboxTotal(queries, query)
  const ids = (await outboxPageIds(queries, query)).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await queries.select().from(mails).where(inArray(mails.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { mails: ids.flatMap((id) => byId.get(id) ?? []), total: counted?.total ?? 0 }
}
