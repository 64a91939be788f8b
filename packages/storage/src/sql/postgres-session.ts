import type { ClientBase } from 'pg'
import { codeOf, UnfitDatabase } from './unfit-database'

/**
 * What our code relies on in every session, whatever a database, a role or an address sets: instants are read and written as UTC in
 * ISO form, numbers come back as they went in, texts are texts, and statements write. Settings a server does not know are left out.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  backslash_quote: 'safe_encoding',
  transform_null_equals: 'off',
  array_nulls: 'on',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_read_only: 'off',
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
  row_security: 'on',
  exit_on_error: 'off',
  gin_fuzzy_search_limit: '0',
  default_text_search_config: 'pg_catalog.english',
  lock_timeout: '0',
  idle_session_timeout: '0',
  transaction_timeout: '0',
}

/**
 * The schema of our tables: the one they are found in, or else `public` where they lie there, or else the first of the search path
 * that can have tables. An address that names a search path means it.
 */
const OUR_SCHEMA = `coalesce(
  (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = to_regclass('schema_migrations')),
  (select 'public' where not $3 and to_regclass('public.schema_migrations') is not null),
  nullif(nullif(current_schema(), 'pg_catalog'), 'information_schema'),
  'public')::text`

/**
 * What is acknowledged is on disk: whoever wants more than that, of standbys, keeps it. Set in any case, since a setting that is only
 * read changes with the next reload of the server.
 */
const ON_DISK = `set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)`

/** Triggers keep tables true to each other, and the audit log as it is. Only some roles may set this, so it is set where it has to be. */
const WITH_TRIGGERS = `case current_setting('session_replication_role') when 'origin' then 'origin'
  else set_config('session_replication_role', 'origin', false) end`
const INSUFFICIENT_PRIVILEGE = '42501'

const PREPARE = `
select current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby,
  set_config('search_path', quote_ident(${OUR_SCHEMA}), false) as path,
  ${ON_DISK} as commits, ${WITH_TRIGGERS} as triggers,
  (select count(set_config(s.name, w.value, false))
    from unnest($1::text[], $2::text[]) as w (name, value) join pg_settings s on lower(s.name) = lower(w.name)) as set`

/**
 * To be called on every connection before anything else. Throws UnfitDatabase, in one sentence, for what cannot be set.
 *
 * @param limits Settings of this connection beside those of all, in milliseconds.
 */
export async function prepareSession(
  client: Pick<ClientBase, 'query'>,
  url: string,
  limits: Readonly<Record<string, number>> = {},
): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, ...limits })
  const namesPath = /search_path/i.test(url)
  const { rows } = await client
    .query<{ readonly encoding: string; readonly standby: boolean }>(PREPARE, [
      settings.map(([name]) => name),
      settings.map(([, value]) => String(value)),
      namesPath,
    ])
    .catch((error: unknown) => {
      throw withoutTriggers(error)
    })
  const { encoding = '', standby = false } = rows[0] ?? {}
  if (encoding !== 'UTF8') {
    throw new UnfitDatabase(
      `its encoding is ${encoding}, which cannot hold every text; make one with "createdb --encoding=UTF8 --template=template0"`,
    )
  }
  if (standby) throw new UnfitDatabase('it is a standby, which nobody can write to; name the primary')
}

function withoutTriggers(error: unknown): unknown {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) return error
  return new UnfitDatabase(
    'session_replication_role is set for its database or role, which switches triggers off; reset it as a superuser',
  )
}
