import { findPostgres, startPostgres, type TestPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SpawnedServer, spawnServer } from './testing/spawn-server'
import { bodyOf, rowsOf } from './testing/start-test-server'

const programs = findPostgres()
if (programs === null) {
  process.stderr.write('\nNOT TESTED: several processes on PostgreSQL. No initdb was found.\n\n')
}

const NOBODY = { firstName: '', lastName: '', username: 'x', email: '', password: '' }

/** Real processes on a machine that may be busy with other tests. */
const PATIENCE_MS = 120_000
const SOON = { timeout: 15_000, interval: 100 }

describe.runIf(programs !== null)('several processes on one PostgreSQL', { timeout: PATIENCE_MS }, () => {
  let postgres: TestPostgres
  let database: SqlDatabase
  let servers: SpawnedServer[] = []

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    servers = await Promise.all(
      ['api', 'api', 'api'].map((role) => spawnServer({ DATABASE_URL: postgres.url, ROLE: role })),
    )
    database = await openPostgres({ url: postgres.url })
  }, PATIENCE_MS)
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGTERM')
      await ended
    }
    await database?.close()
    await postgres?.remove()
  })

  const origins = (): [string, string] => [servers[0]?.origin ?? '', servers[1]?.origin ?? '']
  const siteName = async (origin: string) => (await bodyOf(fetch(`${origin}/api/settings/public`))).data.siteName
  const countView = async (origin: string, id: string) =>
    fetch(`${origin}/api/trends/${id}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"view"}',
    })

  it('start at the same time and seed one catalogue between them', async () => {
    const [first, second] = await Promise.all(origins().map((origin) => rowsOf(fetch(`${origin}/api/trends/current`))))
    expect(first?.length).toBeGreaterThanOrEqual(48)
    expect(second).toEqual(first)
  })

  it('print one set-up link between them, which works, and another one when its printer is gone', async () => {
    const linksOf = (all: readonly SpawnedServer[]) =>
      all.flatMap((one) => one.output().match(/setup=[\w-]{43}/g) ?? [])
    await vi.waitFor(() => expect(linksOf(servers)).not.toEqual([]), SOON)
    const [link = '', ...others] = linksOf(servers)
    expect([link, others]).toEqual([expect.stringContaining('setup='), []])
    const body = JSON.stringify({ token: link.slice('setup='.length), ...NOBODY })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origins()[1]}/api/admin/setup`, { method: 'POST', headers, body })
    // The link is good; only the names are not.
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([422, 'invalid_input'])
    const printer = servers.findIndex((one) => one.output().includes(link))
    const [gone] = servers.splice(printer, 1)
    gone?.child.kill('SIGTERM')
    await gone?.ended
    servers.push(await spawnServer({ DATABASE_URL: postgres.url, ROLE: 'api' }))
    await vi.waitFor(() => expect(linksOf(servers)).toEqual([expect.not.stringContaining(link)]), SOON)
  })

  it('warn once each that their pictures are in folders of their own', () => {
    for (const server of servers) expect(server.output().match(/MEDIA_URL/g)).toHaveLength(1)
  })

  it('hear of a change that was made elsewhere', async () => {
    for (const origin of origins()) expect(await siteName(origin)).toBe('Trendverse')
    await sqlStorage(database).settings.set('siteName', 'Orbit')
    for (const origin of origins()) await vi.waitFor(async () => expect(await siteName(origin)).toBe('Orbit'), SOON)
  })

  it('end a session everywhere at once, although each of them remembers it', async () => {
    const [first, second] = origins()
    const post = (path: string, headers: Record<string, string>, body = '{}') =>
      fetch(`${first}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    const person = { firstName: 'Ada', lastName: 'Quill', username: 'ada', email: 'ada@example.org', consent: true }
    const signedUp = await bodyOf(
      post('/auth/register', {}, JSON.stringify({ ...person, password: 'a quiet harbour' })),
    )
    const bearer = { authorization: `Bearer ${String(signedUp.data.token)}` }
    const me = async (origin: string) => (await fetch(`${origin}/api/auth/me`, { headers: bearer })).status
    expect([await me(first), await me(second)]).toEqual([200, 200])
    const { authorization } = bearer
    expect((await fetch(`${first}/api/auth/logout`, { method: 'POST', headers: { authorization } })).status).toBe(200)
    expect(await me(first)).toBe(401)
    // long before half a minute is over
    await vi.waitFor(async () => expect(await me(second)).toBe(401), { timeout: 5_000, interval: 50 })
  })

  it('share one allowance of events', async () => {
    const [first, second] = origins()
    const id = (await rowsOf(fetch(`${first}/api/trends/current`)))[0]?.id ?? ''
    const statuses: number[] = []
    for (let event = 0; event < 60; event += 1) statuses.push((await countView(event % 2 ? first : second, id)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await countView(first, id)).status).toBe(429)
    expect((await countView(second, id)).status).toBe(429)
  })

  it('read on from memory while the database is away, refuse writes, and recover by themselves', async () => {
    const [origin] = origins()
    const before = await rowsOf(fetch(`${origin}/api/trends/current`))
    const id = before[0]?.id ?? ''
    await postgres.stop('immediate')
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/health/ready`)).status).toBe(503), SOON)
    expect((await rowsOf(fetch(`${origin}/api/trends/current?sort=name`))).length).toBe(before.length)
    const refused = await countView(origin, id)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    await postgres.start()
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200), SOON)
    await vi.waitFor(async () => expect([200, 429]).toContain((await countView(origin, id)).status), SOON)
  })
})
