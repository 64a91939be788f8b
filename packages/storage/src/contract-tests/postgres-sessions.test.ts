import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usernamesAnywhereMigration } from '../sql/migrations/0051-usernames-anywhere'
import { openPostgres } from '../sql/open-postgres'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { idOf, NOON_MS, sampleTrend } from './samples'
import { findPostgres, startPostgres, type TestPostgres } from './start-postgres'

const programs = findPostgres()

describe.runIf(programs !== null)('a session of PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
  })
  afterAll(() => server?.remove())

  const urlOf = (name: string): string => server.url.replace('/postgres?', `/${name}?`)

  async function asAdmin(...statements: readonly string[]): Promise<void> {
    const admin = new pg.Client({
      connectionString: server.url,
      options: '-c default_transaction_read_only=off -c statement_timeout=0 -c search_path=public',
    })
    await admin.connect()
    try {
      for (const statement of statements) await admin.query(statement)
    } finally {
      await admin.end()
    }
  }

  async function using<T>(name: string, work: (database: SqlDatabase) => Promise<T>): Promise<T> {
    const database = await openPostgres({ url: urlOf(name) })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  const refusalOf = (name: string): Promise<unknown> =>
    openPostgres({ url: urlOf(name) }).then(
      async (database) => database.close(),
      (error: unknown) => error,
    )

  const HOSTILE = [
    `timezone = 'Asia/Kolkata'`,
    `datestyle = 'German, DMY'`,
    `intervalstyle = 'iso_8601'`,
    `client_encoding = 'LATIN1'`,
    'standard_conforming_strings = off',
    `bytea_output = 'escape'`,
    'extra_float_digits = -5',
    'default_transaction_read_only = on',
    `default_transaction_isolation = 'serializable'`,
    `search_path = 'nowhere'`,
    `search_path = ''`,
    `search_path = 'pg_catalog'`,
    'statement_timeout = 1',
    'lock_timeout = 1',
    'idle_session_timeout = 100',
    'idle_in_transaction_session_timeout = 1',
    'row_security = off',
    'array_nulls = off',
    'backslash_quote = on',
    'transform_null_equals = on',
    'default_transaction_deferrable = on',
    'quote_all_identifiers = on',
    'gin_fuzzy_search_limit = 1',
    'enable_indexscan = off',
    `work_mem = '64kB'`,
    'session_replication_role = replica',
    'synchronous_commit = off',
    'exit_on_error = on',
  ]

  it.each(HOSTILE)('does not depend on what its database or its role sets: %s', async (setting) => {
    const number = HOSTILE.indexOf(setting)
    for (const [kind, name] of [
      ['database', `of_database_${number}`],
      ['role', `of_role_${number}`],
    ] as const) {
      await asAdmin(`create database ${name}`)
      await asAdmin(
        kind === 'database' ? `alter database ${name} set ${setting}` : `alter role postgres set ${setting}`,
      )
      try {
        await using(name, async (database) => {
          const { composition, trends, database: probe } = sqlStorage(database)
          await composition.seedIfEmpty([sampleTrend(1, { name: 'Zürich € \\ 日本' })])
          expect(await trends.findShown(idOf(1))).toMatchObject({ name: 'Zürich € \\ 日本' })
          expect(await probe.isUp()).toBe(true)
          const heard = new Set<string>()
          database.listen('trends_changed', () => heard.add('change'))
          const outcome = await database.holdAlone('job', async () => {
            await new Promise((resolve) => setTimeout(resolve, 150))
          })
          expect(outcome).toBe('done')
          await database.notify('trends_changed')
          expect(heard.size).toBe(1)
          const { rows } = await database.executeSql('select now()::text as now, current_schema() as schema')
          expect(rows[0]).toMatchObject({ now: expect.stringMatching(/^\d{4}-\d\d-\d\d .*\+00$/), schema: 'public' })
        })
      } finally {
        await asAdmin('alter role postgres reset all')
      }
    }
  })

  it('keeps its triggers, and is refused in one sentence where it may not', async () => {
    await asAdmin('create database copied', 'alter database copied set session_replication_role = replica')
    await using('copied', async (database) => {
      const { rows } = await database.executeSql('show session_replication_role')
      expect(rows).toEqual([{ session_replication_role: 'origin' }])
    })
    await asAdmin('create role plain login', 'alter role plain set session_replication_role = replica')
    const url = urlOf('copied').replace('postgres@', 'plain@')
    await expect(openPostgres({ url })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/database copied, cannot be used: session_replication_role is set [^\n]+$/),
    })
  })

  it('has acknowledged writes on disk, and leaves what is stricter as it is', async () => {
    await asAdmin('create database hasty', 'alter database hasty set synchronous_commit = off')
    await using('hasty', async (database) => {
      const { rows } = await database.executeSql('show synchronous_commit')
      expect(rows).toEqual([{ synchronous_commit: 'on' }])
    })
    // stricter ones are meant
    await asAdmin('alter database hasty set synchronous_commit = remote_apply')
    await using('hasty', async (database) => {
      const { rows } = await database.executeSql('show synchronous_commit')
      expect(rows).toEqual([{ synchronous_commit: 'remote_apply' }])
    })
  })

  it('finds its tables again when a search path is set later', async () => {
    await asAdmin('create database moved')
    await using('moved', (database) => sqlStorage(database).composition.seedIfEmpty([sampleTrend(1)]))
    await asAdmin(`alter database moved set search_path = 'elsewhere, public'`)
    await using('moved', (database) => database.executeSql('create schema elsewhere'))
    await using('moved', async (database) => {
      expect(await sqlStorage(database).trends.findShown(idOf(1))).not.toBeNull()
    })
  })

  it.each([
    ['LATIN1', 'its encoding is LATIN1, which cannot hold every text'],
    ['SQL_ASCII', 'its encoding is SQL_ASCII, which cannot hold every text'],
  ])('is refused in one sentence over a database in %s', async (encoding, words) => {
    const name = `in_${encoding.toLowerCase()}`
    await asAdmin(`create database ${name} encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`)
    const error = await refusalOf(name)
    expect(error).toMatchObject({ code: 'unavailable', message: expect.stringContaining(words) })
    expect(String(error)).toContain(`database ${name}, cannot be used: `)
    expect(String(error)).not.toContain('\n')
  })

  it.each<readonly [string, readonly string[], string, string]>([
    ['may make no tables', [], 'plain_user', 'permission denied for schema public; have it owned by this user'],
    ['may not come in', ['revoke connect on database DB from public'], 'plain_user', 'permission denied for database'],
    ['does not exist', ['drop database DB'], 'postgres', 'database "DB" does not exist'],
    [
      'takes nobody',
      ['alter database DB allow_connections false'],
      'postgres',
      'is not currently accepting connections',
    ],
    ['is for others', [], 'nobody_here', 'role "nobody_here" does not exist'],
  ])('is refused in one sentence where it %s', async (what, statements, user, words) => {
    const name = `refusing_${what.replaceAll(' ', '_')}`
    await asAdmin('drop role if exists plain_user', 'create role plain_user login', `create database ${name}`)
    await asAdmin(...statements.map((statement) => statement.replace('DB', name)))
    await expect(openPostgres({ url: urlOf(name).replace('postgres@', `${user}@`) })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        new RegExp(`database ${name}, cannot be used: [^\\n]*${words.replace('DB', name)}`),
      ),
    })
  })

  it.each([
    ['foreign tables', 'create table users (id integer)'],
    ['foreign steps', 'create table schema_migrations (version text primary key)'],
    ['no schema', 'drop schema public'],
  ])('is refused in one sentence where it has %s', async (what, statement) => {
    const name = `having_${what.replaceAll(' ', '_')}`
    await asAdmin(`create database ${name}`)
    const admin = new pg.Client({ connectionString: urlOf(name) })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
    await expect(openPostgres({ url: urlOf(name) })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        new RegExp(`database ${name}, cannot be used: (?:it holds tables of another application|no schema has been)`),
      ),
    })
  })

  it('finds its tables in a schema whose name has blanks', async () => {
    await asAdmin('create database spaced')
    await using('spaced', (database) => database.executeSql('create schema "My App"'))
    const url = `${urlOf('spaced')}&options=${encodeURIComponent('-c search_path="My\\ App"')}`
    const database = await openPostgres({ url })
    const { rows } = await database.executeSql('select current_schema() as schema')
    await database.close()
    expect(rows).toEqual([{ schema: 'My App' }])
  })

  it('takes one name in two cases for one name, over a database in Turkish as well', async () => {
    await asAdmin(`create database in_turkish template template0 locale_provider icu icu_locale 'tr-TR'`)
    await using('in_turkish', async (database) => {
      const { accounts } = sqlStorage(database)
      const account = (n: number, username: string) => {
        const fields = { username, email: `${n}@example.org`, firstName: 'I', lastName: 'Q' }
        return { user: newVerifiedUser(idOf(n), fields, NOON_MS), passwordHash: 'none' }
      }
      expect(await accounts.create(account(1, 'INGRID'))).toBe('created')
      expect(await accounts.findByUsername('ingrid')).toMatchObject({ username: 'INGRID' })
      expect(await accounts.create(account(2, 'ingrid'))).toBe('username_taken')
      // as it was before there was one rule
      await database.executeSql('drop index users_username')
      await accounts.create(account(2, 'ingrid'))
      await database.executeSql('create unique index users_username on users (lower(username))')
      for (const statement of usernamesAnywhereMigration.sql.split(';')) await database.executeSql(statement)
      expect(await accounts.findByUsername('Ingrid')).toMatchObject({ id: idOf(1), username: 'INGRID' })
      expect(await accounts.findById(idOf(2))).toMatchObject({ username: `ingrid_${idOf(2).slice(-6)}` })
    })
  })

  it('is not ready once a table cannot be read, or answers come in another form', async () => {
    await asAdmin('create database broken')
    await using('broken', async (database) => {
      expect(await database.isUp()).toBe(true)
      await database.executeSql('alter table memes rename to memes_away')
      expect(await database.isUp()).toBe(false)
      await database.executeSql('alter table memes_away rename to memes')
      expect(await database.isUp()).toBe(true)
    })
  })
})
