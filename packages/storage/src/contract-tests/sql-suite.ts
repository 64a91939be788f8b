import { MODEL_VERSION } from '@trendverse/domain/trends/forecasts/forecast-row'
import {
  boolean,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { tablesOfSteps } from '../sql/backup/tables-of-steps'
import { insertRows } from '../sql/insert-rows'
import { openJobsMigration } from '../sql/migrations/0006-open-jobs'
import { countedQuizzesMigration } from '../sql/migrations/0007-counted-quizzes'
import { modelPartsMigration } from '../sql/migrations/0015-model-parts'
import { itemHistoryMigration } from '../sql/migrations/0016-item-history'
import { MIGRATIONS } from '../sql/migrations/migrations'
import * as accountTables from '../sql/schema/accounts'
import * as ai from '../sql/schema/ai'
import * as gameTables from '../sql/schema/games'
import * as identityChecks from '../sql/schema/identity-checks'
import * as installation from '../sql/schema/installation'
import * as items from '../sql/schema/items'
import * as mail from '../sql/schema/mail'
import * as memes from '../sql/schema/memes'
import * as pageHeads from '../sql/schema/page-heads'
import * as predictionTables from '../sql/schema/predictions'
import * as questionQuality from '../sql/schema/question-quality'
import * as quizzes from '../sql/schema/quizzes'
import * as reportTables from '../sql/schema/reports'
import * as secondFactorTables from '../sql/schema/second-factors'
import { shares } from '../sql/schema/shares'
import * as storyTables from '../sql/schema/stories'
import * as trends from '../sql/schema/trends'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { lockComposition } from '../sql/trends/save-composition'
import { inEarlierVersion } from './in-earlier-version'
import { composition, idOf, NOON_MS, sampleModel, sampleSnapshot, sampleTrend } from './samples'

const TABLES: readonly PgTable[] = Object.values({
  ...accountTables,
  ...ai,
  ...gameTables,
  ...identityChecks,
  ...installation,
  ...items,
  ...mail,
  ...memes,
  ...pageHeads,
  ...predictionTables,
  ...questionQuality,
  ...quizzes,
  ...reportTables,
  ...secondFactorTables,
  shares,
  ...storyTables,
  ...trends,
})

const specimens = pgTable('specimens', {
  id: integer('id').primaryKey(),
  words: text('words').array(),
  title: text('the "title"'),
  share: doublePrecision('share'),
  isSeen: boolean('is_seen'),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  facts: jsonb('facts'),
})

/** What is true of SQL on both kinds of database and cannot be said through the ports. */
export function sqlSuite(empty: () => Promise<SqlDatabase>): void {
  it('knows from its steps which tables a backup may fill', async () => {
    const { rows } = await (await empty()).executeSql(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
    )
    expect(tablesOfSteps(MIGRATIONS)).toEqual(new Set(rows.map(({ name }) => name)))
  })

  it('has exactly the columns the queries are written for', async () => {
    const database = await empty()
    const { rows } = await database.executeSql(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = 'public' and table_name <> 'schema_migrations' and is_generated = 'NEVER'`,
    )
    const built = rows.map((row) => [row.table_name, row.column_name, row.data_type, row.is_nullable].join(' '))
    const written = TABLES.flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map((column) => {
        const nullable = column.notNull || isPartOfKey(table, column.name) ? 'NO' : 'YES'
        const type = column.getSQLType()
        return [name, column.name, type.endsWith('[]') ? 'ARRAY' : type, nullable].join(' ')
      })
    })
    expect(built.sort()).toEqual(written.sort())
  })

  it('inserts rows as one parameter whatever their values are', async () => {
    const database = await empty()
    await database.executeSql(
      `create table specimens (id integer primary key, words text[], "the ""title""" text, share double precision,
       is_seen boolean, seen_at timestamptz, facts jsonb)`,
    )
    const unnamed = { words: null, title: null, share: null, isSeen: null, seenAt: null, facts: null }
    const rows = [
      { ...unnamed, id: 1, words: ['a,b', '"', 'null', ''], title: `It's "so" \\ $1 {a,b}\n🪐`, share: Number.NaN },
      { ...unnamed, id: 2, words: [], title: '', share: Infinity, facts: { text: '"\\', list: [null, 1.5] } },
      { ...unnamed, id: 3, title: 'null', share: 5e-324, isSeen: false, seenAt: new Date(NOON_MS) },
    ]
    try {
      await database.run((queries) => insertRows(queries, specimens, rows))
      const again = [
        { id: 3, title: 'other' },
        { id: 4, title: 'new' },
      ]
      await database.run((queries) => insertRows(queries, specimens, again).onConflictDoNothing())
      const kept = await database.run((queries) => queries.select().from(specimens).orderBy(specimens.id))
      expect(kept).toEqual([...rows, { ...unnamed, id: 4, title: 'new' }])
    } finally {
      await database.executeSql('drop table specimens')
    }
  })

  it('brings jobs of an earlier version into its form: of several open ones of a taker the latest goes on', async () => {
    const database = await empty()
    const rows = await inEarlierVersion(
      database,
      openJobsMigration,
      `insert into generation_jobs (id, kind, taker_kind, taker_id, trend_id, started_at, moved_at, stage, result_id, booked_day)
       select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'quiz', 'user', taker, '${idOf(9)}', started::timestamptz,
         started::timestamptz, stage, null, '2026-03-03'
       from (values (1, 'a', '2026-03-03T10:00Z', 'writing'), (2, 'a', '2026-03-03T11:00Z', 'waiting'),
         (3, 'a', '2026-03-03T12:00Z', 'ready'), (4, 'b', '2026-03-03T10:00Z', 'checking')) jobs (n, taker, started, stage)`,
      'select stage, booked_day from generation_jobs order by id',
    )
    expect(rows).toEqual([
      { stage: 'failed', booked_day: '2026-03-03' },
      { stage: 'waiting', booked_day: '2026-03-03' },
      { stage: 'ready', booked_day: null },
      { stage: 'checking', booked_day: '2026-03-03' },
    ])
  })

  it('takes quizzes an earlier version counted that are too short out of scores and averages', async () => {
    const database = await empty()
    const columns = 'id, user_id, trend_id, category, quiz, answers, started_at, deadline, finished_at, percent'
    const at = `'2026-03-03'::timestamptz`
    const rows = await inEarlierVersion(
      database,
      countedQuizzesMigration,
      `insert into users (id, username, email, password_hash, first_name, last_name, role, is_active, email_verified,
         status, registered_at, last_active_at, kyc_required, time_zone, bio, theme, notifications, achievements,
         quiz_score_sum, quiz_score_count)
       values ('${idOf(1)}', 'ada', 'ada@example.org', '', 'Ada', 'Quill', 'user', true, true, 'active', ${at}, ${at},
         false, 'UTC', '', 'system', true, '{}', 250, 3);
       insert into quiz_attempts (${columns})
       select ('00000000-0000-7000-8000-00000000000' || n)::uuid, '${idOf(1)}', '${idOf(9)}', 'Music',
         jsonb_build_object('questions', to_jsonb(array_fill(1, array[questions]))), '[]', ${at}, ${at}, ${at}, percent
       from (values (1, 5, 60), (2, 4, 100), (3, 1, 90)) attempts (n, questions, percent)`,
      `select percent, quiz_score_sum, quiz_score_count from quiz_attempts, users order by quiz_attempts.id`,
    )
    const scores = { quiz_score_sum: 60, quiz_score_count: 1 }
    expect(rows).toEqual([60, null, null].map((percent) => ({ percent, ...scores })))
  })

  it('takes the publisher of an earlier version out of the reference of a page to itself, and keeps what was seen', async () => {
    const database = await empty()
    const columns = `id, source, item_id, title, url, tags, source_references, momentum, velocity_per_hour, alert, lifecycle,
      first_seen_at, last_seen_at`
    const rows = await inEarlierVersion(
      database,
      itemHistoryMigration,
      `insert into source_items (${columns})
       select ('00000000-0000-7000-8000-00000000000' || n)::uuid, source, n, 'x', url, '[]', named::jsonb, 0, 0, false,
         'rising', '2026-03-03', '2026-03-03'
       from (values
         (1, 'feeds', 'https://a.example/', '[{"url": "https://a.example/", "publisher": "A"}, {"url": "https://b.example/"}]'),
         (2, 'google-trends', null, '[{"url": "https://a.example/", "publisher": "A"}]'),
         (3, 'feeds', 'https://c.example/', '[]')) items (n, source, url, named);
       insert into observations select id, last_seen_at, 7, 1 from source_items`,
      `select publisher, jsonb_array_length(source_references) as named, usual, observations.metric, stated
       from source_items join observations on source_items.id = observations.item_id order by source_items.id`,
    )
    const seen = { usual: null, metric: 7, stated: false }
    expect(rows).toEqual([
      { ...seen, publisher: 'A', named: 1 },
      { ...seen, publisher: null, named: 1 },
      { ...seen, publisher: null, named: 0 },
    ])
  })

  it('keeps a model an earlier version stored as one text, as a part of its own', async () => {
    const database = await empty()
    const rows = await inEarlierVersion(
      database,
      modelPartsMigration,
      `insert into source_models (source, model, observed_at) values ('lobsters', '{"version":1}', '2026-03-03T12:00Z')`,
      'select source, revision, name, content from source_models join source_model_parts using (source)',
    )
    expect(rows).toEqual([{ source: 'lobsters', revision: 1, name: 'model', content: '{"version":1}' }])
  })

  it('lets nobody change or remove an entry of the audit log', async () => {
    const database = await empty()
    const { auditLog } = sqlStorage(database)
    const entry = { id: idOf(1), atMs: NOON_MS, actorId: null, actorName: 'system', subjectId: null, details: {} }
    await auditLog.append({ ...entry, action: 'user.deleted' })
    for (const statement of ["update audit_log set action = 'nothing'", 'delete from audit_log']) {
      await expect(database.executeSql(statement)).rejects.toThrow('append-only')
    }
    const { entries } = await auditLog.list({ page: 1, pageSize: 10, action: null })
    expect(entries).toEqual([{ ...entry, action: 'user.deleted' }])
  })

  it('keeps nothing of a snapshot that fails halfway', async () => {
    const database = await empty()
    const { ingest, stories } = sqlStorage(database)
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 2))
    const broken = sampleSnapshot(NOON_MS + 1, 600, {
      // fails in the last statement, after items, observations and model
      forecasts: [{ itemId: 'item-1', forecastAtMs: NOON_MS, probability: Number.NaN, bar: null }],
      model: sampleModel(1, 'never kept'),
    })
    await database.executeSql('alter table forecasts add constraint believable check (probability <= 1)')
    try {
      await expect(ingest.saveSnapshot(broken)).rejects.toThrow('believable')
    } finally {
      await database.executeSql('alter table forecasts drop constraint believable')
    }
    expect(await stories.listUnfiledItems(0)).toHaveLength(2)
    expect(await ingest.loadModel('hacker-news')).toEqual({ revision: 1, parts: { engine: `model at ${NOON_MS}` } })
    const { rows } = await database.executeSql('select count(*)::int as kept from snapshots')
    expect(rows).toEqual([{ kept: 1 }])
  })

  it('records a forecast once and its outcome once', async () => {
    const database = await empty()
    const { ingest } = sqlStorage(database)
    const forecast = { itemId: 'item-1', forecastAtMs: NOON_MS, probability: 0.5, bar: 300 }
    const outcome = { itemId: 'item-1', resolvedAtMs: NOON_MS + 9, peakMetric: 400, brokeOut: true }
    const made = [
      { forecasts: [forecast] },
      { forecasts: [forecast], outcomes: [outcome] },
      { outcomes: [{ ...outcome, brokeOut: false }] },
    ]
    for (const [n, changes] of made.entries()) {
      await ingest.saveSnapshot(sampleSnapshot(NOON_MS + n, 1, { ...changes, model: sampleModel(n, 'model') }))
    }
    const { rows } = await database.executeSql(
      'select probability, bar, model_version, peak_metric, broke_out from forecasts',
    )
    const kept = { probability: 0.5, bar: 300, model_version: MODEL_VERSION }
    expect(rows).toEqual([{ ...kept, peak_metric: 400, broke_out: true }])
  })

  it('records no forecast and no outcome of a model that was stale', async () => {
    const database = await empty()
    const { ingest } = sqlStorage(database)
    const forecast = { itemId: 'item-1', forecastAtMs: NOON_MS, probability: 0.5, bar: 300 }
    const outcome = { itemId: 'item-1', resolvedAtMs: NOON_MS + 9, peakMetric: 400, brokeOut: true }
    await ingest.saveSnapshot(sampleSnapshot(NOON_MS, 1, { forecasts: [forecast] }))
    const stale = { forecasts: [{ ...forecast, itemId: 'item-2' }], outcomes: [outcome] }
    expect(await ingest.saveSnapshot(sampleSnapshot(NOON_MS + 1, 1, stale))).toBe('stale_model')
    const { rows } = await database.executeSql('select item_id, broke_out from forecasts')
    expect(rows).toEqual([{ item_id: 'item-1', broke_out: null }])
  })

  it('lets exactly one of many parallel transactions take the last unit', async () => {
    const database = await empty()
    await sqlStorage(database).composition.seedIfEmpty([sampleTrend(1, { views: 1 })])
    const winners = await Promise.all(
      Array.from({ length: 30 }, () =>
        database.transaction(async (queries) => {
          await lockComposition(queries)
          const [trend] = await queries.select().from(trends.trends)
          if ((trend?.views ?? 0) < 1) return false
          await queries.update(trends.trends).set({ views: 0 })
          return true
        }),
      ),
    )
    expect(winners.filter(Boolean)).toHaveLength(1)
  })

  it('serves others after a transaction failed', async () => {
    const database = await empty()
    await expect(database.transaction((queries) => queries.execute('select 1/0'))).rejects.toThrow('division by zero')
    await expect(database.executeSql('begin; select 1/0; commit')).rejects.toThrow('division by zero')
    expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('tells this process of a change at once, without waiting for the database', async () => {
    const database = await empty()
    const heard: unknown[] = []
    const end = database.listen('accounts_changed', (subject) => heard.push(subject))
    const announced = [database.notify('accounts_changed', idOf(1)), database.notify('accounts_changed')]
    const heardAtOnce = [...heard]
    await Promise.all(announced)
    end()
    expect(heardAtOnce).toEqual([idOf(1), null])
  })

  it('tells listeners of changes after they are kept, and no more once they stopped listening', async () => {
    const database = await empty()
    const { composition: repository, settings } = sqlStorage(database)
    const heard: string[] = []
    const stop = [
      database.listen('trends_changed', () => heard.push('trends')),
      database.listen('settings_changed', () => heard.push('settings')),
    ]
    await expect
      .poll(async () => {
        // a connection for listening may still be on its way
        await repository.saveComposition(composition({ trends: [sampleTrend(1)] }))
        await settings.set('site', 1)
        return new Set(heard)
      })
      .toEqual(new Set(['trends', 'settings']))
    for (const end of stop) end()
    const before = heard.length
    await repository.saveComposition(composition({ trends: [sampleTrend(1)] }))
    await settings.set('site', 2)
    expect(heard.length).toBe(before)
  })
}

function isPartOfKey(table: PgTable, column: string): boolean {
  return getTableConfig(table).primaryKeys.some((key) => key.columns.some(({ name }) => name === column))
}
