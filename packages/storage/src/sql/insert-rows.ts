import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './sql-database'

/**
 * An insert of many rows to chain `onConflict…` to. The rows travel as one parameter of JSON: a statement with a
 * parameter for each value takes ten times as long to write down, and the thread answers nobody meanwhile. A column
 * that a row does not name is null; defaults of columns do not apply.
 */
export function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  const columns = Object.entries<Column>(getTableColumns(table))
  const listed = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, driverText(row[key], column)])),
  )
  const definitions = columns.map(([, { name }]) => sql`${sql.identifier(name)} text`)
  const values = columns.map(([, column]) => castOf(column))
  return queries
    .insert(table)
    .select(
      sql`select ${sql.join(values, sql`, `)} from json_to_recordset(${JSON.stringify(listed)}::json) as listed(${sql.join(definitions, sql`, `)})`,
    )
}

function castOf(column: Column): SQL {
  return sql`listed.${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`
}

/** A value as the database reads it from text: `Infinity` and `NaN` too, which JSON has no way to write. */
function driverText(value: unknown, column: Column): string | null {
  return value === null || value === undefined ? null : String(column.mapToDriverValue(value))
}
