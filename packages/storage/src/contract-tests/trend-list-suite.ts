import type { TrendEditorQuery } from '@trendverse/application/ports/trends'
import { expect, it } from 'vitest'
import { COUNTED_ROWS } from '../sql/page-of-list'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { trendsOfSlice, trendTotal } from '../sql/trends/list-trends'
import { idOf, NOON_MS, sampleTrend } from './samples'
import { scansOf } from './scans-of'

const MANY = 3_000
const NO_FILTER = { text: null, status: null, category: null, origin: null, featured: null } as const
const FILTERED = { ...NO_FILTER, status: 'archived', category: 'Science', origin: 'live', featured: false } as const
const SEARCHED = { ...NO_FILTER, text: 'Trend_1' } as const
const INDEXES: Readonly<Record<TrendEditorQuery['sort'], string>> = {
  newest: 'trends_by_creation',
  updated: 'trends_by_change',
  momentum: 'trends_by_attention',
  name: 'trends_by_name',
}
const SORTS = Object.keys(INDEXES) as TrendEditorQuery['sort'][]

/** What administrators' list of trends promises of its cost: every order is read from an index alone, from either end. */
export function trendListSuite(empty: () => Promise<SqlDatabase>): void {
  it.each(SORTS)('reads the list by %s from its index, narrowed or not, from either end', async (sort) => {
    const database = await empty()
    await fill(database, MANY)
    for (const filters of [NO_FILTER, FILTERED, SEARCHED]) {
      for (const isReversed of [false, true]) {
        const slice = { isReversed, offset: 100, limit: 50 }
        const scans = await scansOf(database, 'trends', (queries) => trendsOfSlice(queries, filters, sort, slice))
        expect(scans).toEqual([`Index Only Scan: ${INDEXES[sort]}`])
      }
    }
  })

  it('counts a narrowed list in an index of few values', async () => {
    const database = await empty()
    await fill(database, MANY)
    const scans = await scansOf(database, 'trends', () => trendTotal(FILTERED, COUNTED_ROWS))
    expect(scans).toContain('Index Only Scan: trends_counted')
    expect(scans).not.toContain('Seq Scan: all rows')
  })

  it('leaves removed trends out of the total', async () => {
    const database = await empty()
    await fill(database, 5)
    await database.executeSql(`insert into removed_trends values ('${idOf(2)}')`)
    const { trendEditor } = sqlStorage(database)
    for (const [text, total] of [
      [null, 4],
      ['rend 0', 2],
      ['trend', 4],
    ] as const) {
      const found = await trendEditor.list({ ...NO_FILTER, text, sort: 'name', page: 1, pageSize: 1 })
      expect(found.total).toBe(total)
    }
  })

  it('gives every trend once over all pages, in the same order from either end', async () => {
    const database = await empty()
    await fill(database, 25)
    const { trendEditor } = sqlStorage(database)
    for (const sort of SORTS) {
      const listed = (page: number, pageSize: number) =>
        trendEditor.list({ ...NO_FILTER, sort, page, pageSize }).then(({ trends }) => trends.map(({ id }) => id))
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listed(page, 7)))
      expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 4, 0])
      expect(pages.flat()).toEqual(await listed(1, 50))
      const search = (page: number) => trendEditor.list({ ...NO_FILTER, text: 'REND', sort, page, pageSize: 20 })
      const [first, second, third] = [await search(1), await search(2), await search(3)]
      expect([...first.trends, ...second.trends].map(({ id }) => id)).toEqual(pages.flat())
      expect([first, second, third].map(({ total }) => total)).toEqual([25, 25, 25])
    }
  })
}

async function fill(database: SqlDatabase, trends: number): Promise<void> {
  const at = (n: number) => new Date(NOON_MS + (n % 5)).toISOString()
  await sqlStorage(database).trendEditor.add(
    Array.from({ length: trends }, (_, n) =>
      sampleTrend(n + 1, { name: `Trend ${n % 4}`, createdDate: at(n), updatedDate: at(n * 3), attention: n % 6 }),
    ),
  )
  await database.executeSql('vacuum (analyze) trends')
}
