import type { AccountQuery } from '@trendverse/application/ports/accounts'
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { holdsText } from '../in-any-case'
import { inOrder, isBehind, type ListOrder } from '../list-order'
import { inOrderOf, pageOfList, preferIndexes, totalOf } from '../page-of-list'
import { users } from '../schema/accounts'
import type { Slice } from '../slice-of-list'
import type { Queries } from '../sql-database'
import { ACCOUNT_COLUMNS, fromAccountRow } from './account-row'

type Filters = Omit<AccountQuery, 'sort' | 'page' | 'pageSize' | 'after'>

/** Kept by the database alone: username first, then address and name, in small letters. */
const SEARCH_TEXT = sql`users.search_text`

const LATEST_CHECKS = sql`select distinct on (user_id) user_id, status from kyc_records
  order by user_id, required_at desc, id desc`

function wantedBy(filters: Filters): SQL | undefined {
  const text = filters.text === null ? '' : cleanText(filters.text)
  const { verified = null, kyc = null, activeSinceMs = null } = filters
  return and(
    text === '' ? undefined : holdsText(SEARCH_TEXT, text),
    filters.status === null ? undefined : eq(users.status, filters.status),
    filters.role === null ? undefined : eq(users.role, filters.role),
    verified === null ? undefined : eq(users.emailVerified, verified),
    kyc === null
      ? undefined
      : sql`${users.id} in (select user_id from (${LATEST_CHECKS}) as checks where status = ${kyc})`,
    activeSinceMs === null ? undefined : gte(users.lastActiveAtMs, activeSinceMs),
  )
}

/** Each has an index that holds what the list is narrowed by, and can be read from either end. */
const ORDER: Readonly<Record<AccountQuery['sort'], ListOrder>> = {
  newest: { key: sql`${users.registeredAtMs}`, kind: 'instant', isRising: false, areIdsRising: false },
  oldest: { key: sql`${users.registeredAtMs}`, kind: 'instant', isRising: true, areIdsRising: true },
  username: { key: SEARCH_TEXT, kind: 'text', isRising: true, areIdsRising: true },
  lastActive: { key: sql`${users.lastActiveAtMs}`, kind: 'instant', isRising: false, areIdsRising: false },
}

/** Ids and keys of a slice, in its order. */
export function accountsOfSlice(queries: Queries, filters: Filters, sort: AccountQuery['sort'], slice: Slice) {
  const order = ORDER[sort]
  return queries
    .select({ id: users.id, key: order.key.as('key') })
    .from(users)
    .where(and(wantedBy(filters), isBehind(order, users.id, slice.after)))
    .orderBy(...inOrder(order, users.id, slice.isReversed))
    .limit(slice.limit)
    .offset(slice.offset)
}

/** How many rows a list has on all its pages, or at least `limit`. */
export function accountTotal(queries: Queries, filters: Filters, limit: number) {
  return totalOf(queries.select({ one: sql`1` }).from(users).where(wantedBy(filters)).limit(limit))
}

/** One page of the accounts and how many there are in all, inside the caller's transaction. Whole rows are read of it alone. */
export async function listAccounts(queries: Queries, { sort, page, pageSize, after, ...filters }: AccountQuery) {
  const isByCheck = (filters.kyc ?? null) !== null
  // the latest check of each account is found by sorting the checks
  if (!isByCheck) await preferIndexes(queries)
  const isSearch = isByCheck || cleanText(filters.text ?? '') !== ''
  const { ids, ...counted } = await pageOfList(
    queries,
    { page, pageSize, after, isSearch },
    {
      order: ORDER[sort],
      total: (limit) => accountTotal(queries, filters, limit),
      rowsOf: (slice) => accountsOfSlice(queries, filters, sort, slice),
    },
  )
  const rows = ids.length === 0 ? [] : await queries.select(ACCOUNT_COLUMNS).from(users).where(inArray(users.id, ids))
  return { users: inOrderOf(ids, rows.map(fromAccountRow)), ...counted }
}
