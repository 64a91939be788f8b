import { sql } from 'drizzle-orm'
import type { Migration } from '../sql/migrations/migration'
import { MIGRATIONS } from '../sql/migrations/migrations'
import type { SqlDatabase } from '../sql/sql-database'

/** What a question answers after this step, or those up to another, over a database of the step before it that held something. */
export async function inEarlierVersion(
  database: SqlDatabase,
  step: Migration,
  filling: string,
  question: string,
  last: Migration = step,
): Promise<readonly object[]> {
  const rehearsal = new Error('nothing of it is to stay')
  let rows: readonly object[] = []
  const sqlOf = (wanted: (id: number) => boolean) => MIGRATIONS.filter(({ id }) => wanted(id)).map((one) => one.sql)
  const rehearse = database.transaction(async (queries) => {
    const earlier = sqlOf((id) => id < step.id)
    const taken = sqlOf((id) => id >= step.id && id <= last.id)
    const setUp = ['create schema earlier', 'set local search_path to earlier', ...earlier, filling, ...taken]
    for (const statements of setUp) await queries.execute(sql.raw(statements))
    rows = (await queries.execute(sql.raw(question))).rows
    throw rehearsal
  })
  await rehearse.catch((cause: unknown) => {
    if (cause !== rehearsal) throw cause
  })
  return rows
}
