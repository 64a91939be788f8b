import { AppError } from '@trendverse/domain/primitives/app-error'
import { sql } from 'drizzle-orm'
import type { Queries, SqlDatabase } from '../sql-database'
import { nameOf, quoted } from './quoted'

/** A step of the database's history that it has taken. */
export type TakenStep = { readonly id: number; readonly name: string }

/** Where a dump goes, in this order: the steps, then each table with its rows. */
export type DumpSink = {
  steps(steps: readonly TakenStep[]): Promise<void>
  table(name: string, columns: readonly string[]): Promise<void>
  /** Rows as one JSON text: a list of lists, each value as PostgreSQL writes it or null. */
  rows(json: string, count: number): Promise<void>
}

const ROWS_AT_ONCE = 200
/** How values are written, whatever the server's own settings are. */
const FORMS = [
  'set transaction isolation level repeatable read, read only',
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
]

/**
 * Writes all rows of a database as of one instant, in the form that database has: it may be older than this version.
 * On PostgreSQL nobody waits for it; the embedded database answers nothing else meanwhile.
 */
export async function dumpDatabase(database: SqlDatabase, sink: DumpSink): Promise<void> {
  await database.transaction(async (queries) => {
    for (const form of FORMS) await queries.execute(sql.raw(form))
    await sink.steps(await readSteps(queries))
    for (const { name, columns } of await listTables(queries)) {
      await sink.table(name, columns)
      await dumpRows(queries, name, columns, sink)
    }
  })
}

async function readSteps(queries: Queries): Promise<TakenStep[]> {
  const { rows: found } = await queries.execute(sql.raw(`select to_regclass('schema_migrations') is null as none`))
  if (found[0]?.none === true) throw new AppError('not_found', 'The database is empty: there is nothing to back up.')
  const { rows } = await queries.execute<TakenStep>(sql.raw('select id, name from schema_migrations order by id'))
  return rows.map(({ id, name }) => ({ id, name }))
}

async function listTables(queries: Queries): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await queries.execute(
    sql.raw(`select c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`),
  )
  return rows.map(({ name, columns }) => ({ name: nameOf(name), columns: (columns as unknown[]).map(nameOf) }))
}

async function dumpRows(queries: Queries, table: string, columns: readonly string[], sink: DumpSink): Promise<void> {
  const values = columns.map((column) => `${quoted(column)}::text`).join(', ')
  await queries.execute(
    sql.raw(
      `declare dumped no scroll cursor for select json_build_array(${values})::text as row from ${quoted(table)}`,
    ),
  )
  for (;;) {
    const { rows } = await queries.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from dumped`))
    if (rows.length > 0) await sink.rows(`[${rows.map(({ row }) => String(row)).join(',')}]`, rows.length)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await queries.execute(sql.raw('close dumped'))
}
