import { type Column, type SQL, sql } from 'drizzle-orm'

/** The value an upsert wanted to insert. */
export function excluded(column: Column): SQL {
  return sql`excluded.${sql.identifier(column.name)}`
}

/** `set` of an upsert that replaces these columns, by their names in the schema. */
export function replacing<Name extends string>(
  columns: Readonly<Record<Name, Column>>,
  names: readonly Name[],
): Record<Name, SQL> {
  // every name is given a value
  return Object.fromEntries(names.map((name) => [name, excluded(columns[name])])) as Record<Name, SQL>
}
