import type { AccountQuery } from '@trendverse/application/ports/accounts'
import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { users } from '../schema/accounts'
import { type Slice, sliceOfPage } from '../slice-of-list'
import type { Queries } from '../sql-database'
import { ACCOUNT_COLUMNS, fromAccountRow } from './account-row'

type Filters = Omit<AccountQuery, 'sort' | 'page' | 'pageSize'>

/** `%` and `_` of the searched text stand for themselves. The column is kept by the database alone. */
function namesHold(text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`users.search_text like lower(${pattern})`
}

const LATEST_CHECKS = sql`select distinct on (user_id) user_id, status from kyc_records
  order by user_id, required_at desc, id desc`

function wantedBy(filters: Filters): SQL | undefined {
  const text = filters.text === null ? '' : cleanText(filters.text)
  const { verified = null, kyc = null, activeSinceMs = null } = filters
  return and(
    text === '' ? undefined : namesHold(text),
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
const ORDER = {
  newest: { key: sql`${users.registeredAtMs}`, isRising: false, areIdsRising: false },
  oldest: { key: sql`${users.registeredAtMs}`, isRising: true, areIdsRising: true },
  username: { key: sql`lower(${users.username}) collate "C"`, isRising: true, areIdsRising: true },
  lastActive: { key: sql`${users.lastActiveAtMs}`, isRising: false, areIdsRising: false },
} as const satisfies Record<AccountQuery['sort'], { key: SQL; isRising: boolean; areIdsRising: boolean }>

/** The ids of a slice, in its order. */
export function accountIdsOfSlice(queries: Queries, filters: Filters, sort: AccountQuery['sort'], slice: Slice) {
  const { key, isRising, areIdsRising } = ORDER[sort]
  return queries
    .select({ id: users.id })
    .from(users)
    .where(wantedBy(filters))
    .orderBy(
      isRising === slice.isReversed ? desc(key) : asc(key),
      areIdsRising === slice.isReversed ? desc(users.id) : asc(users.id),
    )
    .limit(slice.limit)
    .offset(slice.offset)
}

/** One page of the accounts and how many there are in all. Whole rows are read of that page alone. */
export async function listAccounts(queries: Queries, { sort, page, pageSize, ...filters }: AccountQuery) {
  const [counted] = await queries.select({ total: count() }).from(users).where(wantedBy(filters))
  const total = counted?.total ?? 0
  const slice = sliceOfPage({ page, pageSize, total })
  if (slice === null) return { users: [], total }
  const ids = (await accountIdsOfSlice(queries, filters, sort, slice)).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await queries.select(ACCOUNT_COLUMNS).from(users).where(inArray(users.id, ids))
  const byId = new Map(rows.map((row) => [row.id, fromAccountRow(row)]))
  return { users: (slice.isReversed ? ids.toReversed() : ids).flatMap((id) => byId.get(id) ?? []), total }
}
