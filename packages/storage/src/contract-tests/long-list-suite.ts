import { expect, it } from 'vitest'
import { COUNTED_MATCHES, COUNTED_ROWS } from '../sql/page-of-list'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { LONG_LISTS } from './long-lists'
import { idOf } from './samples'
import { scansOf, seeksOf } from './scans-of'

/** A few pages more than are counted. */
const ROWS = COUNTED_ROWS + 250
const PAGE_SIZE = 100
const LAST_PAGE = Math.ceil(ROWS / PAGE_SIZE)

const ID = `('${idOf(0).slice(0, 24)}' || lpad(to_hex(n), 12, '0'))::uuid`
/** Microseconds apart, and seven of them share one. */
const AT = `timestamptz '2026-03-03 10:00' + n / 7 * interval '1 microsecond'`
const FROM = `from generate_series(1, ${ROWS}) n`

const FILLED = [
  `insert into users (id, username, email, password_hash, first_name, last_name, role, is_active, email_verified, status,
     registered_at, last_active_at, kyc_required, time_zone, bio, theme, notifications, achievements)
   select ${ID}, 'person ' || n, 'p' || n || '@example.org', 'none', 'Ada', 'L', 'user', true, true, 'active', ${AT},
     ${AT} + n % 3 * interval '1 hour', false, 'UTC', '', 'system', true, '[]' ${FROM}`,
  `insert into trends (id, name, description, description_origin, color, category, status, tags, views, interactions, created_at,
     updated_at, origin, lifecycle, momentum, attention, voices, publishers, sources, sparkline, related_ids, episode,
     fading_runs, peak_velocity_per_hour, name_is_final, links, dated_events)
   select ${ID}, 'Trend ' || n / 7, 'd', '{"kind": "ai"}', '#00ffff', 'Science', 'archived', '[]', 0, 0, ${AT},
     ${AT} + n % 3 * interval '1 hour', 'live', 'steady', 1, n % 1000 / 7.0 * 1e-7, 1, 1, '[]', '[]', '[]', 1, 0, 1, true, '[]', '[]'
   ${FROM}`,
  `insert into audit_log (id, at, actor_id, actor_name, action, subject_id, details)
   select ${ID}, ${AT}, null, 'ada', 'trend.updated', 'one', '{}' ${FROM}`,
  `insert into mails (id, idempotency_key, type, recipient, subject, created_at, expires_at, status, next_try_at)
   select ${ID}, 'key ' || n, 'welcome', 'ada' || n || '@example.org', 'Trend', ${AT}, now(), 'sent', now() ${FROM}`,
  `insert into subscribers (id, email, token_hash, subscribed_at, status, source, preferences)
   select ${ID}, 'ada' || n || '@example.org', 'hash ' || n, ${AT}, 'active', 'footer', '{}' ${FROM}`,
  'vacuum (analyze)',
]

/** What every row of each table holds. */
const textIn = (table: string) => (table === 'users' ? 'PERSON' : table === 'subscribers' ? '@Example' : 'trend')

/** Lists that are longer than they are counted: a page is found behind the one before it, however far down. */
export function longListSuite(empty: () => Promise<SqlDatabase>): void {
  it('begins a page behind the one before it, in the index that gives the order, and goes on to the end', async () => {
    const database = await empty()
    for (const statement of FILLED) await database.executeSql(statement)
    const storage = sqlStorage(database)
    for (const { name, table, index, seek, key, question, ask } of LONG_LISTS) {
      const slice = { isReversed: false, offset: 0, limit: PAGE_SIZE, after: { key, id: idOf(7) } }
      const asked = [database, table, (queries: Parameters<typeof question>[0]) => question(queries, slice)] as const
      expect(await scansOf(...asked), name).toEqual([`Index Only Scan: ${index}`])
      expect(await seeksOf(...asked), name).toEqual([[index, expect.stringContaining(seek)]])

      for (const [text, from] of [
        [null, LAST_PAGE - 3],
        [textIn(table), LAST_PAGE - 3],
        [textIn(table), COUNTED_MATCHES / PAGE_SIZE],
      ] as const) {
        const about = `${name}, ${text}`
        const numbered = (page: number) => ask(storage, { page, pageSize: PAGE_SIZE, text })
        let page = await numbered(from)
        for (let number = from + 1; number <= from + 3; number += 1) {
          expect(page.next, about).not.toBeNull()
          const { ids, isTotalExact } = await numbered(number)
          page = await ask(storage, { page: number, pageSize: PAGE_SIZE, text, after: page.next ?? '' })
          expect(page.ids, about).toEqual(ids)
          expect(page.isTotalExact, about).toBe(isTotalExact)
        }
        const isLast = from === LAST_PAGE - 3
        if (isLast) expect(page, about).toMatchObject({ total: ROWS, isTotalExact: true, next: null })
        expect(new Set(page.ids).size, about).toBe(isLast ? ROWS % PAGE_SIZE : PAGE_SIZE)
      }
    }
  }, 120_000)

  it('believes the number of the last page of a long search, in place of counting all it finds', async () => {
    const database = await empty()
    await database.executeSql(FILLED[4] ?? '')
    const { subscribers } = sqlStorage(database)
    const search = { pageSize: PAGE_SIZE, status: null, text: textIn('subscribers') }
    const { next } = await subscribers.list({ ...search, page: LAST_PAGE - 1 })
    const lastPage = (page: number) => subscribers.list({ ...search, page, after: next ?? '' })
    expect(await lastPage(LAST_PAGE)).toMatchObject({ total: ROWS, isTotalExact: true, next: null })
    expect((await lastPage(60)).total).toBe(59 * PAGE_SIZE + (ROWS % PAGE_SIZE))
    // few matches are counted, whatever the number says
    const first = await subscribers.list({ ...search, page: 1 })
    await database.executeSql(
      `delete from subscribers where id not in (select id from subscribers order by subscribed_at desc, id desc limit 150)`,
    )
    const { subscribers: rows, total } = await subscribers.list({ ...search, page: 60, after: first.next ?? '' })
    expect([rows.length, total]).toEqual([150 - PAGE_SIZE, 150])
  }, 60_000)

  it('shows no row twice when rows are added, and leaves none out when rows are removed', async () => {
    const database = await empty()
    await database.executeSql(FILLED[4] ?? '')
    const { subscribers } = sqlStorage(database)
    const list = (page: number, after?: string) =>
      subscribers.list({ page, pageSize: PAGE_SIZE, status: null, text: null, after })
    const first = await list(1)
    await database.executeSql(
      `update subscribers set subscribed_at = now() where id in (select id from subscribers order by subscribed_at limit 3)`,
    )
    await database.executeSql(`delete from subscribers where id = '${first.subscribers.at(-1)?.id}'`)
    const second = await list(2, first.next ?? undefined)
    const [last, next] = [first.subscribers.at(-1)?.id ?? '', second.subscribers[0]?.id ?? '']
    expect(Number.parseInt(last.slice(24), 16) - Number.parseInt(next.slice(24), 16)).toBe(1)
    expect(second).toMatchObject({ total: COUNTED_ROWS, isTotalExact: false })
    // what no list gave leaves the page to its number
    expect((await list(2, 'made up')).subscribers).toEqual((await list(2)).subscribers)
  }, 60_000)
}
