import { expect, it } from 'vitest'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { composedTrends } from '../sql/trends/sql-composition-repository'
import { composition, sampleTrend } from './samples'
import { scansOf } from './scans-of'

const REMEMBERED = 5_000

/** What a round of composing reads once many trends are remembered. */
export function composedTrendsPlanSuite(empty: () => Promise<SqlDatabase>): void {
  it('finds the trends that composing may touch without going through those that are remembered', async () => {
    const database = await empty()
    const { composition: repository } = sqlStorage(database)
    const archived = { status: 'archived', lifecycle: 'dormant' } as const
    const touched = [
      sampleTrend(1),
      sampleTrend(2, { ...archived, origin: 'starter' }),
      sampleTrend(3, { status: 'draft' }),
    ]
    await repository.saveComposition(composition({ trends: [...touched, sampleTrend(4, archived)] }))
    const { rows } = await database.executeSql(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = 'trends' and column_name <> 'id' and is_generated = 'NEVER'`,
    )
    const columns = String(rows[0]?.columns)
    await database.executeSql(
      `insert into trends (id, ${columns}) select gen_random_uuid(), ${columns} from trends, generate_series(1, ${REMEMBERED})
       where status = 'archived' and origin = 'live'`,
    )
    await database.executeSql('vacuum analyze trends')
    const scans = await scansOf(database, 'trends', composedTrends)
    expect(scans).toContainEqual(expect.stringMatching(/^(?:Bitmap )?Index Scan: trends_composed$/))
    expect(scans.join()).not.toContain('Seq Scan')
    expect((await repository.listTrends({ ids: [] })).map(({ id }) => id)).toEqual(touched.map(({ id }) => id))
  }, 120_000)
}
