import type { TrendEditorQuery } from '@trendverse/application/ports/trends'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Queries, SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { idsOfSlice, preferIndexes } from '../sql/trends/list-trends'
import { NOON_MS, sampleTrend } from './samples'

const NO_FILTER = { text: null, status: null, category: null, origin: null, featured: null } as const
const FILTERED = { ...NO_FILTER, status: 'archived', category: 'Science', origin: 'live', featured: false } as const
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
    await fill(database, 300)
    for (const filters of [NO_FILTER, FILTERED]) {
      for (const isReversed of [false, true]) {
        const plan = await explain(database, (queries) =>
          idsOfSlice(queries, filters, sort, { isReversed, offset: 100, limit: 50 }).getSQL(),
        )
        expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${INDEXES[sort]} on trends`))
        expect(plan).not.toMatch(/Sort Key|Seq Scan on trends/)
      }
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

function explain(database: SqlDatabase, question: (queries: Queries) => SQL): Promise<string> {
  return database.transaction(async (queries) => {
    await preferIndexes(queries)
    const { rows } = await queries.execute<{ 'QUERY PLAN': string }>(sql`explain ${question(queries)}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
