import { ACCOUNT_SORTS, type AccountSort } from '@trendverse/application/ports/accounts'
import { expect, it } from 'vitest'
import { accountsOfSlice, accountTotal } from '../sql/accounts/list-accounts'
import { countActive, countEverybody, sumUses } from '../sql/administration/sql-analytics-reader'
import { COUNTED_ROWS } from '../sql/page-of-list'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { sampleUser } from './account-samples'
import { NOON_MS } from './samples'
import { scansOf, seeksOf } from './scans-of'

const NO_FILTER = { text: null, status: null, role: null } as const
const FILTERED = { text: 'person_1', status: 'active', role: 'user', verified: true, activeSinceMs: NOON_MS } as const
const INDEXES: Readonly<Record<AccountSort, string>> = {
  newest: 'users_by_registration',
  oldest: 'users_by_registration',
  username: 'users_by_name',
  lastActive: 'users_by_activity',
}

/** What administrators' list of accounts promises of its cost: every order is read from an index alone, from either end. */
export function accountListSuite(empty: () => Promise<SqlDatabase>): void {
  it.each(ACCOUNT_SORTS)('reads the list by %s from its index, narrowed or not, from either end', async (sort) => {
    const database = await empty()
    await fill(database, 300)
    for (const filters of [NO_FILTER, FILTERED]) {
      for (const isReversed of [false, true]) {
        const slice = { isReversed, offset: 100, limit: 50 }
        const scans = await scansOf(database, 'users', (queries) => accountsOfSlice(queries, filters, sort, slice))
        expect(scans).toEqual([`Index Only Scan: ${INDEXES[sort]}`])
      }
    }
  })

  it('counts the list in an index of few values', async () => {
    const database = await empty()
    await fill(database, 300)
    const total = (filters: Parameters<typeof accountTotal>[1]) =>
      scansOf(database, 'users', (queries) => accountTotal(queries, filters, COUNTED_ROWS))
    const narrowed = { ...NO_FILTER, status: 'active', role: 'user', verified: true } as const
    expect(await total(narrowed)).toEqual(['Index Only Scan: users_counted'])
    // either is as small
    expect(['Index Only Scan: users_counted', 'Index Only Scan: users_uses']).toContain((await total(NO_FILTER)).join())
  })

  it('counts accounts for the dashboard in indexes, and looks at those alone that were used lately', async () => {
    const database = await empty()
    await fill(database, 300)
    const later = NOON_MS + 10
    const starts = { today: later, week: later, month: later }
    expect(await scansOf(database, 'users', countEverybody)).toEqual(['Index Only Scan: users_counted'])
    expect(await scansOf(database, 'users', sumUses)).toEqual(['Index Only Scan: users_uses'])
    expect(await seeksOf(database, 'users', (queries) => countActive(queries, starts))).toEqual([
      ['users_by_activity', expect.stringContaining('last_active_at >= ')],
    ])
  })

  it('gives every account once over all pages, in the same order from either end', async () => {
    const database = await empty()
    await fill(database, 25)
    const { accounts } = sqlStorage(database)
    for (const sort of ACCOUNT_SORTS) {
      const listed = (page: number, pageSize: number) =>
        accounts.list({ ...NO_FILTER, sort, page, pageSize }).then(({ users }) => users.map(({ id }) => id))
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listed(page, 7)))
      expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 4, 0])
      expect(pages.flat()).toEqual(await listed(1, 50))
    }
  })
}

async function fill(database: SqlDatabase, users: number): Promise<void> {
  const { accounts } = sqlStorage(database)
  for (let n = 1; n <= users; n += 1) {
    const user = sampleUser(n, { registeredAtMs: NOON_MS + (n % 5), lastActiveAtMs: NOON_MS + (n % 3) })
    await accounts.create({ user, passwordHash: 'none' })
  }
  await database.executeSql('vacuum (analyze) users')
}
