import type { OutgoingMail } from '@trendverse/application/ports/mail'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../sql/open-postgres'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { idOf, NOON_MS, sampleTrend } from './samples'
import { findPostgres, startPostgres, type TestPostgres } from './start-postgres'

const programs = findPostgres()
const PAGE = { page: 1, pageSize: 10 }
const ALL_TRENDS = { status: null, category: null, origin: null, featured: null, sort: 'newest' } as const
const ENTRY = { atMs: NOON_MS, actorId: idOf(900), actorName: 'ada', action: 'user.updated', subjectId: null }

const mailTo = (n: number, to: string): OutgoingMail => ({
  id: idOf(n),
  idempotencyKey: `welcome:${n}`,
  type: 'welcome',
  to,
  subject: 'Hello',
  sealedBody: 'sealed',
  userId: null,
  createdAtMs: NOON_MS + n,
  expiresAtMs: NOON_MS + DAY_MS,
})

/** Databases whose own letters have other capitals than the site's. */
const LANGUAGES = [
  ['Turkish', `locale_provider icu icu_locale 'tr-TR'`],
  ['Azerbaijani', `locale_provider icu icu_locale 'az'`],
  ['no language', `locale 'C'`],
] as const

describe.runIf(programs !== null).each(LANGUAGES)('over a PostgreSQL database in %s', (_, locale) => {
  let server: TestPostgres
  let database: SqlDatabase
  let ports: StoragePorts

  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database foreign_letters template template0 encoding 'UTF8' ${locale}`)
    await admin.end()
    database = await openPostgres({ url: server.url.replace('/postgres?', '/foreign_letters?') })
    ports = sqlStorage(database)
    const name = { username: 'INGRID', firstName: 'Zoë', lastName: 'ÖZ IŞIK' }
    const user = newVerifiedUser(idOf(1), { ...name, email: 'INGRID@example.org' }, NOON_MS)
    await ports.accounts.create({ user, passwordHash: 'none' })
    await ports.composition.seedIfEmpty([sampleTrend(1, { name: 'IRIS (A.B) AND ÇAĞLA' })])
    await ports.auditLog.append({ ...ENTRY, id: idOf(1), details: { to: 'INGRID@example.org' } })
    await ports.auditLog.append({ ...ENTRY, id: idOf(2), actorName: 'ILSE Ä', details: { to: 'other@example.org' } })
    await ports.mails.add([
      mailTo(1, 'INGRID@example.org'),
      mailTo(2, 'JÜRGEN@example.org'),
      mailTo(3, 'ing.id@example.org'),
    ])
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  it.each(['ingrid', 'INGRID', 'Ingrid', 'zoë', 'ZOË', 'öz', 'ÖZ I', 'işık', 'EXAMPLE.ORG'])(
    'finds an account by %j',
    async (text) => {
      const { users } = await ports.accounts.list({ ...PAGE, text, status: null, role: null, sort: 'newest' })
      expect(users.map(({ username }) => username)).toEqual(['INGRID'])
    },
  )

  it.each(['iris', 'IRIS', 'çağla', 'Çağla', '(a.b)', 'AND'])('finds a trend by %j', async (text) => {
    const { trends } = await ports.trendEditor.list({ ...ALL_TRENDS, ...PAGE, text })
    expect(trends.map(({ id }) => id)).toEqual([idOf(1)])
  })

  it.each(['ilse', 'ILSE', 'ä', 'Ilse Ä'])('finds what somebody did by %j', async (text) => {
    expect((await ports.auditLog.list({ ...PAGE, text })).entries.map(({ id }) => id)).toEqual([idOf(2)])
  })

  it.each([
    ['INGRID@', 1],
    ['ingrid', 1],
    ['jürgen', 2],
    ['JÜRGEN', 2],
    ['.id@', 3],
  ])('finds mails by %j', async (text, n) => {
    expect((await ports.mails.list({ ...PAGE, text })).mails.map(({ id }) => id)).toEqual([idOf(n)])
  })

  it('finds nothing by what is not there, or is a pattern', async () => {
    for (const text of ['ingr.d', '%', '[i]', '.*', 'ingrid|other', '\\w']) {
      expect((await ports.mails.list({ ...PAGE, text })).total, text).toBe(0)
    }
  })

  it('finds, forgets and removes what belongs to an address in any case', async () => {
    const ingrid = { id: idOf(77), email: 'ingrid@example.org' }
    expect((await ports.mails.listOf(ingrid)).map(({ id }) => id)).toEqual([idOf(1)])
    await ports.auditLog.forget(ingrid)
    const { entries } = await ports.auditLog.list(PAGE)
    expect(entries.map(({ details }) => details)).toEqual([{ to: 'other@example.org' }, {}])
    await ports.mails.removeOf(ingrid)
    await ports.mails.removeOf({ id: idOf(78), email: 'jürgen@example.org' })
    expect((await ports.mails.list(PAGE)).mails.map(({ id }) => id)).toEqual([idOf(3)])
  })
})
