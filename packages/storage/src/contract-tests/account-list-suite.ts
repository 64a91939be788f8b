import { ACCOUNT_SORTS, type AccountSort } from '@trendverse/application/ports/accounts'
import { expect, it } from 'vitest'
import { accountIdsOfSlice, accountTotal } from '../sql/accounts/list-accounts'
import { COUNTED_ROWS } from '../sql/page-of-list'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { sampleUser } from './account-samples'
import { NOON_MS } from './samples'
import { scansOf } from './scans-of'

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
        const scans = await scansOf(database, 'users', (queries) => accountIdsOfSlice(queries, filters, sort, slice))
        expect(scans).toEqual([`Index Only Scan: ${INDEXES[sort]}`])
      }
    }
  })

  it('counts the list in an index of few values', async () => {
    const database = await empty()
    await fill(database, 300)
    for (const filters of [NO_FILTER, { ...NO_FILTER, status: 'active', role: 'user', verified: true }] as const) {
      const scans = await scansOf(database, 'users', (queries) => accountTotal(queries, filters, COUNTED_ROWS))
      expect(scans).toEqual(['Index Only Scan: users_counted'])
    }
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
