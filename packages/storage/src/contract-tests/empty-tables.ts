import type { SqlDatabase } from '../sql/sql-database'

/** Removes all rows of a test's database, keeping its form. */
export async function emptyTables(database: SqlDatabase): Promise<void> {
  const { rows } = await database.executeSql(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  )
  await database.executeSql(`truncate ${rows.map((row) => `"${String(row.tablename)}"`).join(', ')} cascade`)
}
