import { readFileSync } from 'node:fs'
import { readHeadline } from '@trendverse/domain/trends/stories/headline'
import { WordFrequencies } from '@trendverse/domain/trends/stories/word-frequencies'
import { expect, it } from 'vitest'
import { dumpDatabase, type TakenStep } from '../sql/backup/dump-database'
import { type DumpPart, holdsRows, loadDatabase } from '../sql/backup/load-database'
import type { Migration } from '../sql/migrations/migration'
import { MIGRATIONS } from '../sql/migrations/migrations'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { composition, storyChanges } from './samples'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** What the version of November 2026 left in its tables after a reading of sources, a sign-up, two quizzes and a meme; shortened. */
const WRITTEN = JSON.parse(readFileSync(new URL('written-2026-11.json', import.meta.url), 'utf8')) as {
  readonly [table: string]: Rows
}

const FIRST_ROWS = readFileSync(new URL('first-schema.sql', import.meta.url), 'utf8')

function rowsOf(table: string): Rows {
  const rows = WRITTEN[table]
  if (rows === undefined) throw new Error(`nothing was written to ${table}`)
  return rows
}

/** Makes the tables anew as these steps left them. */
async function makeTables(database: SqlDatabase, steps: readonly Migration[]): Promise<void> {
  await database.executeSql('drop schema public cascade')
  await database.executeSql('create schema public')
  await database.executeSql(
    'create table schema_migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
  )
  for (const { sql } of steps) await database.executeSql(sql)
}

/** Makes the tables of the version of November 2026 anew and fills them. */
async function returnToEarlier(database: SqlDatabase): Promise<void> {
  const taken = new Set(rowsOf('schema_migrations').map(({ id }) => id))
  await makeTables(
    database,
    MIGRATIONS.filter(({ id }) => taken.has(id)),
  )
  for (const [table, rows] of Object.entries(WRITTEN)) {
    await database.executeSql(
      `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
      [JSON.stringify(rows)],
    )
  }
}

/** Makes the tables of the very first step anew and fills them. */
export async function returnToFirstStep(database: SqlDatabase): Promise<void> {
  const first = MIGRATIONS.slice(0, 1)
  await makeTables(database, first)
  await database.executeSql(FIRST_ROWS)
  for (const { id, name } of first) {
    await database.executeSql('insert into schema_migrations (id, name) values ($1, $2)', [id, name])
  }
}

/** Takes every step that came later. */
async function upgrade(database: SqlDatabase): Promise<void> {
  const { rows } = await database.executeSql('select id from schema_migrations')
  const taken = new Set(rows.map(({ id }) => id))
  for (const { id, name, sql } of MIGRATIONS.filter((step) => !taken.has(step.id))) {
    await database.executeSql(sql)
    // Else whoever opens this database next would take the step once more.
    await database.executeSql('insert into schema_migrations (id, name, applied_at) values ($1, $2, now())', [id, name])
  }
}

/** A dump as a text, in which equal databases are equal. */
async function dumpOf(database: SqlDatabase): Promise<{ steps: readonly TakenStep[]; parts: DumpPart[] }> {
  const dump: { steps: readonly TakenStep[]; parts: DumpPart[] } = { steps: [], parts: [] }
  await dumpDatabase(database, {
    steps: async (steps) => void (dump.steps = steps),
    table: async (name, columns) => void dump.parts.push({ kind: 'table', name, columns }),
    rows: async (json) => void dump.parts.push({ kind: 'rows', json }),
  })
  return dump
}

async function* eachOf(parts: readonly DumpPart[]): AsyncGenerator<DumpPart> {
  yield* parts
}

/** What an installation of the version of November 2026 has must still be read by this version. */
export function earlierVersionSuite(empty: () => Promise<SqlDatabase>): void {
  it('reads what the version of November 2026 wrote: trends, evidence, stories, accounts, quizzes, memes, mails', async () => {
    const database = await empty()
    await returnToEarlier(database)
    await upgrade(database)
    const ports = sqlStorage(database)

    const trends = await ports.trends.listActive()
    expect(new Set(trends.map(({ name }) => name))).toEqual(new Set(rowsOf('trends').map(({ name }) => name)))
    const [live] = rowsOf('quiz_attempts')
    const detail = await ports.trends.findShown(String(live?.trend_id))
    expect(detail?.evidence.length).toBeGreaterThan(0)
    const { stories, frequencies, revision } = await ports.stories.load({ sinceMs: 0 })
    expect(new Set(stories.map(({ id }) => id))).toEqual(new Set(rowsOf('stories').map(({ id }) => id)))
    const learnt = rowsOf('story_state').map((state) => String(state.frequencies))
    expect(frequencies).toEqual(learnt)
    const words = WordFrequencies.restore(frequencies)
    words.note(readHeadline('Grindavik'))
    const changes = storyChanges({ readRevision: revision, frequencies: words.takeChange() })
    await ports.composition.saveComposition(composition({ stories: changes }))
    expect((await ports.stories.load({ sinceMs: 0 })).frequencies).toEqual([
      ...learnt,
      expect.stringMatching(/^\d+ \d+\ngrindavik 1 /),
    ])
    const model = await ports.ingest.loadModel('lobsters')
    expect(new Set(Object.keys(model?.parts ?? {}))).toEqual(
      new Set(rowsOf('source_model_parts').map(({ name }) => name)),
    )

    const user = await ports.accounts.findByEmail('ada@example.org')
    expect(user).toMatchObject({ username: 'ada_quill', bio: 'I look at planets.' })
    const userId = user?.id ?? ''
    expect(await ports.accounts.passwordHashOf(userId)).toBe(rowsOf('users')[0]?.password_hash)
    const attempts = await ports.quizzes.listOf(userId)
    expect(new Set(attempts.map(({ answers }) => answers.length))).toEqual(new Set([2, 5]))
    expect((await ports.memes.listSaved(userId, { page: 1, pageSize: 5 })).memes[0]?.captions.length).toBeGreaterThan(0)
    expect((await ports.contacts.listOf(userId))[0]?.subject).toBe('Hello')
    expect((await ports.subscribers.findByEmail('reader@example.org'))?.status).toBe('active')
    expect(await ports.mails.countWaiting()).toBe(1)
  })
  it('brings the tables of the first step to this form, and what they held is read', async () => {
    const database = await empty()
    await returnToFirstStep(database)
    await upgrade(database)
    const ports = sqlStorage(database)
    const trends = await ports.trends.listActive()
    expect(new Map(trends.map(({ name, views }) => [name, views]))).toEqual(
      new Map([
        ['Street art', 7],
        ['Lantern Coast', 3],
      ]),
    )
    const live = await ports.trends.findShown('01920000-0000-7000-8000-000000000002')
    expect(live?.evidence.map(({ title }) => title)).toEqual(['Lantern Coast sweeps the Aurora film awards'])
    expect(await ports.settings.get('siteName')).toBe('Kept Name')
    expect((await ports.ingest.listHealth()).map(({ source, items }) => [source, items])).toEqual([['hacker-news', 30]])
    expect((await ports.ingest.loadModel('hacker-news'))?.parts).toEqual({ model: '{"seen":1}' })
    expect((await ports.jobs.list())[0]?.name).toBe('ingest-trends')
  })

  it('writes everything into a backup and reads it back to the letter, in the form it had, and is upgraded then', async () => {
    const database = await empty()
    await returnToEarlier(database)
    await database.executeSql(`insert into settings (key, value) values ('nothing', 'null')`)
    const before = await dumpOf(database)
    await upgrade(database)
    await database.executeSql('delete from quiz_attempts')
    expect(await holdsRows(database)).toBe(true)

    await loadDatabase(database, before.steps, eachOf(before.parts))
    expect(await dumpOf(database)).toEqual(before)
    await upgrade(database)
    expect((await sqlStorage(database).accounts.findByEmail('ada@example.org'))?.username).toBe('ada_quill')
    const orphan = database.executeSql('insert into removed_trends values (gen_random_uuid())')
    await expect(orphan).rejects.toThrow('removed_trends_trend_id_fkey')

    const told: string[] = []
    await loadDatabase(database, before.steps, eachOf(before.parts), (step) => told.push(step))
    expect(told.at(-1)).toContain(`, ${MIGRATIONS.at(-1)?.name}`)
    expect((await dumpOf(database)).steps).toHaveLength(MIGRATIONS.length)
    expect((await sqlStorage(database).accounts.findByEmail('ada@example.org'))?.username).toBe('ada_quill')
  })

  it('keeps what there is where a backup does not fit together, or a newer version wrote it', async () => {
    const database = await empty()
    await sqlStorage(database).settings.set('kept', true)
    const { steps, parts } = await dumpOf(database)
    const orphan: DumpPart[] = [
      { kind: 'table', name: 'removed_trends', columns: ['trend_id'] },
      { kind: 'rows', json: '[["00000000-0000-7000-8000-000000000001"]]' },
    ]
    await expect(loadDatabase(database, steps, eachOf([...parts, ...orphan]))).rejects.toThrow('removed_trends')
    const later = [...steps, { id: 9_999, name: 'not-yet' }]
    await expect(loadDatabase(database, later, eachOf(parts))).rejects.toThrow(
      'The backup was made by a newer version of this program (step 9999, "not-yet"). Restore it with that version.',
    )
    expect(await dumpOf(database)).toEqual({ steps, parts })
  })
}
