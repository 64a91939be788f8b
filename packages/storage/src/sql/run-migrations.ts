import { AppError } from '@trendverse/domain/primitives/app-error'
import type { PoolClient } from 'pg'
import type { Migration } from './migrations/migration'
import { MIGRATIONS } from './migrations/migrations'
import type { SqlPool } from './sql-database'
import { codeOf, OF_ANOTHER_APPLICATION, UnfitDatabase } from './unfit-database'

/** Any number nobody else on the server uses: "one migrator at a time". */
const MIGRATION_LOCK = 7_236_401_001

const UNDEFINED_COLUMN = '42703'
const DUPLICATE_TABLE = '42P07'

/** "Upgrading the database: step 3 of 5, trend-lives" */
export type OnStep = (sentence: string) => void

/**
 * Brings a database to this version's form and returns how many steps were taken. All steps run in one
 * transaction under an advisory lock, so of several processes starting at once one works and the others wait.
 *
 * @param onStep Told before each step of an upgrade: a step over many rows takes its time. Making a new database is none. Also
 *   told by who has to wait.
 */
export async function runMigrations(
  pool: SqlPool,
  migrations: readonly Migration[] = MIGRATIONS,
  onStep: OnStep = () => undefined,
): Promise<number> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    await waitForTurn(client, onStep)
    const taken = await takeMissingSteps(client, migrations, onStep)
    await client.query('commit')
    return taken
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    // a connection whose migration failed is not trusted again
    client.release(failed)
  }
}

async function waitForTurn(client: PoolClient, onStep: OnStep): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
    MIGRATION_LOCK,
  ])
  if (rows[0]?.free === true) return
  onStep('Another process brings the database up to date: waiting for it')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
}

/** Runs the missing steps in the caller's transaction; returns how many ran. */
export async function takeMissingSteps(
  client: Pick<PoolClient, 'query'>,
  migrations: readonly Migration[],
  onStep: OnStep,
): Promise<number> {
  await client.query(
    `create table if not exists schema_migrations (
      id integer primary key, name text not null, applied_at timestamptz not null default now()
    )`,
  )
  const { rows } = await client
    .query<{ id: number; name: string }>('select id, name from schema_migrations order by id')
    .catch(refusing(UNDEFINED_COLUMN))
  const newest = migrations.at(-1)?.id ?? 0
  const ahead = rows.find((row) => row.id > newest)
  if (ahead) {
    throw new AppError(
      'internal_error',
      `The database was written by a newer version of this program (step ${ahead.id}, "${ahead.name}"). ` +
        'Start that version, or restore a backup made before the upgrade.',
    )
  }
  const done = new Set(rows.map((row) => row.id))
  const missing = migrations.filter((migration) => !done.has(migration.id))
  for (const [index, migration] of missing.entries()) {
    if (done.size > 0) onStep(`Upgrading the database: step ${index + 1} of ${missing.length}, ${migration.name}`)
    // of a new database nothing can be there but what somebody else made
    await client.query(migration.sql).catch(refusing(done.size === 0 ? DUPLICATE_TABLE : ''))
    await migration.run?.(client, onStep)
    await client.query('insert into schema_migrations (id, name) values ($1, $2)', [migration.id, migration.name])
  }
  return missing.length
}

/** Tells the one error that shows that the tables are somebody else's. */
function refusing(code: string): (error: unknown) => never {
  return (error) => {
    throw code !== '' && codeOf(error) === code ? new UnfitDatabase(OF_ANOTHER_APPLICATION) : error
  }
}
