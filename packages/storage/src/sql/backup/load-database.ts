import { AppError } from '@trendverse/domain/primitives/app-error'
import { sql } from 'drizzle-orm'
import { MIGRATIONS } from '../migrations/migrations'
import { type OnStep, takeMissingSteps } from '../run-migrations'
import { SITE_SESSIONS } from '../site-sessions'
import type { Queries, SqlDatabase } from '../sql-database'
import type { TakenStep } from './dump-database'
import { nameOf, quoted } from './quoted'

/** What a dump holds, in the order in which it was written. */
export type DumpPart =
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly json: string }

/** Throws AppError `conflict` where a newer version wrote the dump: its tables are not known here. */
export function assertKnownSteps(steps: readonly TakenStep[]): void {
  const known = new Map(MIGRATIONS.map(({ id, name }) => [id, name]))
  const foreign = steps.find(({ id, name }) => known.get(id) !== name)
  if (foreign === undefined) return
  throw new AppError(
    'conflict',
    `The backup was made by a newer version of this program (step ${foreign.id}, "${foreign.name}"). ` +
      'Restore it with that version.',
  )
}

/** Whether these migrations have no gap: with one, the next upgrade would fail. */
export function areFirstSteps(steps: readonly TakenStep[]): boolean {
  return steps.length > 0 && steps.every(({ id }, place) => id === MIGRATIONS[place]?.id)
}

/** Whether any table holds a row; the form of the database itself does not count. */
export async function holdsRows(database: SqlDatabase): Promise<boolean> {
  return database.run(async (queries) => {
    for (const table of await tablesOf(queries)) if (await hasRow(queries, table)) return true
    return false
  })
}

/** How many sessions of running processes the server has; none can run beside an embedded database that is open here. */
export async function countSiteSessions(database: SqlDatabase): Promise<number> {
  if (database.kind === 'embedded') return 0
  const { rows } = await database.executeSql(
    'select count(*)::int as sessions from pg_stat_activity where datname = current_database() and application_name = $1',
    [SITE_SESSIONS],
  )
  return Number(rows[0]?.sessions)
}

/**
 * Puts a dump in the place of everything the database holds, in the form it was written in. All of it or nothing.
 *
 * @param onStep If given, the dump is also migrated to this version in the same transaction, since its rows may fit the
 *   old schema but not the new one.
 */
export async function loadDatabase(
  database: SqlDatabase,
  steps: readonly TakenStep[],
  parts: AsyncIterable<DumpPart>,
  onStep: OnStep | null = null,
): Promise<void> {
  assertKnownSteps(steps)
  await database
    .transaction(async (queries, client) => {
      await load(queries, steps, parts)
      if (onStep !== null) await takeMissingSteps(client, MIGRATIONS, onStep)
    })
    .catch((error: unknown) => {
      throw unfitting(error)
    })
}

/** SQLSTATE classes of values and rows that the tables refuse, of names they do not have, and of what is too long for them. */
const REFUSED_ROWS = /^(22|23|42|54)/

/** What a right checksum cannot promise: that the rows fit the tables and each other. */
function unfitting(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code !== 'string' || !REFUSED_ROWS.test(code)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new AppError('invalid_input', `The rows of the backup do not fit: ${reason}. Nothing was changed.`, {
    cause: error,
  })
}

async function load(queries: Queries, steps: readonly TakenStep[], parts: AsyncIterable<DumpPart>): Promise<void> {
  await queries.execute(sql.raw('set local statement_timeout = 0'))
  await makeTables(queries, steps)
  const keys = await takeForeignKeys(queries)
  let insert: string | null = null
  for await (const part of parts) {
    if (part.kind === 'table') insert = await startTable(queries, part.name, part.columns)
    else if (insert !== null) await queries.execute(sql`${sql.raw(insert)} json_array_elements(${part.json}::json) r`)
  }
  // Checked over all rows: what does not fit together is no backup of ours.
  for (const key of keys) await queries.execute(sql.raw(key))
}

/** Removes what the schema holds and makes the tables of the dump's version anew. */
async function makeTables(queries: Queries, steps: readonly TakenStep[]): Promise<void> {
  await queries.execute(
    sql.raw(`do $$
      declare
        it record;
      begin
        for it in select tablename as name from pg_tables where schemaname = current_schema() loop
          execute format('drop table %I cascade', it.name);
        end loop;
        for it in
          select p.oid::regprocedure as name from pg_proc p
          where p.pronamespace = current_schema()::regnamespace
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        loop
          execute format('drop function %s cascade', it.name);
        end loop;
      end $$`),
  )
  await queries.execute(
    sql.raw(`create table schema_migrations (
      id integer primary key, name text not null, applied_at timestamptz not null default now()
    )`),
  )
  const taken = new Set(steps.map(({ id }) => id))
  for (const step of MIGRATIONS.filter(({ id }) => taken.has(id))) {
    await queries.execute(sql.raw(step.sql))
    await queries.execute(sql`insert into schema_migrations (id, name) values (${step.id}, ${step.name})`)
  }
}

/** Tables may come in any order and refer to each other: takes their references away, and answers what brings them back. */
async function takeForeignKeys(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute(
    sql.raw(`select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as said
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and r.relnamespace = current_schema()::regnamespace order by 1, 2`),
  )
  const alters: string[] = []
  for (const row of rows) {
    const change = `alter table ${quoted(nameOf(row.table))}`
    const name = quoted(nameOf(row.name))
    await queries.execute(sql.raw(`${change} drop constraint ${name}`))
    alters.push(`${change} add constraint ${name} ${nameOf(row.said)}`)
  }
  return alters
}

/** Empties a table of what the steps themselves wrote, and answers the beginning of the statement that fills it. */
async function startTable(queries: Queries, table: string, columns: readonly string[]): Promise<string> {
  const { rows } = await queries.execute<{ name: string; type: string }>(
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = to_regclass(${quoted(table)}) and attnum > 0 and not attisdropped`,
  )
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  const values = columns.map((column, index) => {
    const type = types.get(column)
    if (type === undefined) {
      throw new AppError('conflict', `The backup has a column ${table}.${column} nobody knows. Nothing was changed.`)
    }
    return `(r ->> ${index})::${type}`
  })
  if (await hasRow(queries, table)) await queries.execute(sql.raw(`delete from ${quoted(table)}`))
  return `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) select ${values.join(', ')} from`
}

async function tablesOf(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute(
    sql.raw(`select tablename as name from pg_tables
      where schemaname = current_schema() and tablename <> 'schema_migrations' order by 1`),
  )
  return rows.map(({ name }) => nameOf(name))
}

async function hasRow(queries: Queries, table: string): Promise<boolean> {
  const { rows } = await queries.execute(sql.raw(`select exists (select from ${quoted(table)}) as has_row`))
  return rows[0]?.has_row === true
}
