import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Migration } from '../sql/migrations/migration'
import { MIGRATIONS } from '../sql/migrations/migrations'
import type { Queries, SqlDatabase } from '../sql/sql-database'

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
  const rehearse = database.transaction(async (queries) => {
    const client = asClient(queries)
    const take = async (wanted: (id: number) => boolean): Promise<void> => {
      for (const migration of MIGRATIONS.filter(({ id }) => wanted(id))) {
        await queries.execute(sql.raw(migration.sql))
        await migration.run?.(client, () => undefined)
      }
    }
    await queries.execute(sql.raw('create schema earlier; set local search_path to earlier'))
    await take((id) => id < step.id)
    await queries.execute(sql.raw(filling))
    await take((id) => id >= step.id && id <= last.id)
    rows = (await queries.execute(sql.raw(question))).rows
    throw rehearsal
  })
  await rehearse.catch((cause: unknown) => {
    if (cause !== rehearsal) throw cause
  })
  return rows
}

/** The connection of a transaction as steps use one. */
function asClient(queries: Queries): Pick<PoolClient, 'query'> {
  const query = (text: string, values: readonly unknown[] = []) =>
    queries.execute(
      sql.join(text.split(/\$(\d)/).map((part, n) => (n % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`))),
    )
  // one of its many forms, the one that steps call
  return { query: query as unknown as PoolClient['query'] }
}
