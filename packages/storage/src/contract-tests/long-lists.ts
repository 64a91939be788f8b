import type { CountedTotal, LongListPage } from '@trendverse/application/ports/counted-total'
import type { SQLWrapper } from 'drizzle-orm'
import { accountsOfSlice } from '../sql/accounts/list-accounts'
import { auditEntriesOfSlice } from '../sql/administration/sql-audit-log'
import { mailsOfSlice } from '../sql/mail/outbox-queries'
import { subscribersOfSlice } from '../sql/mail/subscriber-queries'
import type { Slice } from '../sql/slice-of-list'
import type { Queries } from '../sql/sql-database'
import type { sqlStorage } from '../sql/sql-storage'
import { trendsOfSlice } from '../sql/trends/list-trends'

type Asked = LongListPage & { readonly text: string | null }
type Answer = CountedTotal & { readonly ids: readonly string[] }

/** One order of one of administrators' lists. */
export type LongList = {
  readonly name: string
  readonly table: string
  /** Which index gives the order, and where a page begins in it. */
  readonly index: string
  readonly seek: string
  readonly key: string
  readonly question: (queries: Queries, slice: Slice) => SQLWrapper
  readonly ask: (storage: ReturnType<typeof sqlStorage>, asked: Asked) => Promise<Answer>
}

const INSTANT = '2026-03-03T10:00:00.000000Z'
const ANY_ACCOUNT = { text: null, status: null, role: null } as const
const ANY_TREND = { text: null, status: null, category: null, origin: null, featured: null } as const
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const ACCOUNTS = [
  ['newest', 'users_by_registration', 'ROW(registered_at, id) < ROW(', INSTANT],
  ['oldest', 'users_by_registration', 'ROW(registered_at, id) > ROW(', INSTANT],
  ['username', 'users_by_name', 'ROW(search_text, id) > ROW(', 'person 5000'],
  ['lastActive', 'users_by_activity', 'ROW(last_active_at, id) < ROW(', INSTANT],
] as const

const TRENDS = [
  ['newest', 'trends_by_creation', 'ROW(created_at, id) < ROW(', INSTANT],
  ['updated', 'trends_by_change', 'ROW(updated_at, id) < ROW(', INSTANT],
  ['momentum', 'trends_by_attention', 'ROW(attention, id) < ROW(', '3.5'],
  ['name', 'trends_by_name', 'search_text >= ', 'trend 5000'],
] as const

const NEWEST = { key: INSTANT }

/** Every order of every list of administrators that may be long. */
export const LONG_LISTS: readonly LongList[] = [
  ...ACCOUNTS.map(
    ([sort, index, seek, key]): LongList => ({
      name: `accounts by ${sort}`,
      table: 'users',
      index,
      seek,
      key,
      question: (queries, slice) => accountsOfSlice(queries, ANY_ACCOUNT, sort, slice),
      ask: async ({ accounts }, asked) => {
        const { users, ...counted } = await accounts.list({ ...ANY_ACCOUNT, sort, ...asked })
        return { ids: idsOf(users), ...counted }
      },
    }),
  ),
  ...TRENDS.map(
    ([sort, index, seek, key]): LongList => ({
      name: `trends by ${sort}`,
      table: 'trends',
      index,
      seek,
      key,
      question: (queries, slice) => trendsOfSlice(queries, ANY_TREND, sort, slice),
      ask: async ({ trendEditor }, asked) => {
        const { trends, ...counted } = await trendEditor.list({ ...ANY_TREND, sort, ...asked })
        return { ids: idsOf(trends), ...counted }
      },
    }),
  ),
  {
    ...NEWEST,
    name: 'audit log',
    table: 'audit_log',
    index: 'audit_log_at',
    seek: 'ROW(at, id) < ROW(',
    question: (queries, slice) => auditEntriesOfSlice(queries, {}, slice),
    ask: async ({ auditLog }, { text, ...asked }) => {
      const { entries, ...counted } = await auditLog.list({ ...asked, ...(text !== null && { text }) })
      return { ids: idsOf(entries), ...counted }
    },
  },
  {
    ...NEWEST,
    name: 'outbox',
    table: 'mails',
    index: 'mails_listed',
    seek: 'ROW(created_at, id) < ROW(',
    question: (queries, slice) => mailsOfSlice(queries, {}, slice),
    ask: async ({ mails }, { text, ...asked }) => {
      const { mails: found, ...counted } = await mails.list({ ...asked, ...(text !== null && { text }) })
      return { ids: idsOf(found), ...counted }
    },
  },
  {
    ...NEWEST,
    name: 'subscribers',
    table: 'subscribers',
    index: 'subscribers_listed',
    seek: 'ROW(subscribed_at, id) < ROW(',
    question: (queries, slice) => subscribersOfSlice(queries, { status: null, text: null }, slice),
    ask: async ({ subscribers }, asked) => {
      const { subscribers: found, ...counted } = await subscribers.list({ status: null, ...asked })
      return { ids: idsOf(found), ...counted }
    },
  },
]
