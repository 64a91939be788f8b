import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

const CALLS = [
  ['POST', '/api/admin/logout'],
  ['GET', '/api/admin/me'],
  ['GET', '/api/admin/users'],
  ['PUT', '/api/admin/users/00000000-0000-7000-8000-000000000001'],
  ['DELETE', '/api/admin/users/00000000-0000-7000-8000-000000000001'],
  ['POST', '/api/admin/users/00000000-0000-7000-8000-000000000001/unblock'],
  ['GET', '/api/admin/settings'],
  ['PUT', '/api/admin/settings'],
  ['GET', '/api/admin/trends'],
  ['POST', '/api/trends'],
  ['PUT', '/api/trends/00000000-0000-7000-8000-000000000001'],
  ['DELETE', '/api/trends/00000000-0000-7000-8000-000000000001'],
  ['POST', '/api/admin/trends/migrate'],
  ['GET', '/api/admin/trends/00000000-0000-7000-8000-000000000001/merges'],
  ['GET', '/api/admin/trends/00000000-0000-7000-8000-000000000001/joins'],
  ['POST', '/api/admin/trends/00000000-0000-7000-8000-000000000001/merges/00000000-0000-7000-8000-000000000002/undo'],
  ['POST', '/api/admin/trends/00000000-0000-7000-8000-000000000001/joins/00000000-0000-7000-8000-000000000002/undo'],
  ['GET', '/api/admin/analytics'],
  ['GET', '/api/admin/attention'],
  ['GET', '/api/admin/audit-log'],
] as const

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(0))

function call(method: string, path: string, token: string | null, body?: unknown): Promise<Response> {
  return server.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
}

const tokenOf = async (n: number, kind: 'user' | 'admin', changes = {}) =>
  (await signInAs(portsOfWorld(server.world), n, kind, changes)).token

describe('administrators’ calls over HTTP', () => {
  it.each(CALLS)(
    '%s %s is refused to guests, and to users with "Admin access required" (OP-70)',
    async (method, path) => {
      expect(await bodyOf(call(method, path, null))).toMatchObject({ code: 'authentication_required' })
      // an administrator's session as a user is a user's
      for (const role of ['user', 'admin']) {
        const refused = await call(method, path, await tokenOf(role === 'user' ? 1 : 2, 'user', { role }))
        expect(refused.status).toBe(403)
        expect(await bodyOf(refused)).toEqual({ code: 'admin_required', message: 'Admin access required' })
      }
    },
  )

  it('change settings that everybody sees at once, and only what is known and valid (API-11)', async () => {
    const token = await tokenOf(1, 'admin')
    expect((await bodyOf(server.request('/api/settings/public'))).data).toMatchObject({ siteName: 'Trendverse' })
    const changed = await call('PUT', '/api/admin/settings', token, { siteName: ' Orbit ', dailyMemeLimit: -1 })
    expect((await bodyOf(changed)).data).toMatchObject({ siteName: 'Orbit', dailyMemeLimit: -1, dailyQuizLimit: -1 })
    server.invalidate()
    expect((await bodyOf(server.request('/api/settings/public'))).data).toMatchObject({ siteName: 'Orbit' })
    for (const body of [{ dailyMemeLimit: -2 }, { dailyMemeLimit: 1.5 }, { siteName: ' ' }, { role: 'admin' }, []]) {
      expect(await bodyOf(call('PUT', '/api/admin/settings', token, body))).toMatchObject({ code: 'invalid_input' })
    }
  })

  it('go on during maintenance, while others are told to come back', async () => {
    const token = await tokenOf(1, 'admin')
    await call('PUT', '/api/admin/settings', token, { maintenanceMode: true })
    server.invalidate()
    expect((await call('GET', '/api/admin/analytics', token)).status).toBe(200)
    const closed = await call('GET', '/api/news', null)
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await bodyOf(closed)).toMatchObject({ code: 'maintenance', message: "We'll be right back." })
  })

  it('make, change, list and remove trends, and refuse unknown fields (API-08)', async () => {
    const token = await tokenOf(1, 'admin')
    const made = await call('POST', '/api/trends', token, { name: 'Moon', category: 'Science' })
    expect(made.status).toBe(201)
    const { id } = (await bodyOf(made)).data as unknown as { id: string }
    const edited = await call('PUT', `/api/trends/${id}`, token, { status: 'draft' })
    expect((await bodyOf(edited)).data).toMatchObject({ name: 'Moon', status: 'draft' })
    const listed = await bodyOf(call('GET', '/api/admin/trends?status=draft&q=moo&featured=false', token))
    expect(listed).toMatchObject({ total: 1, page: 1, pageSize: 25 })
    for (const body of [{ id: 'x' }, { momentum: 9 }, { color: 'red' }, { status: 'gone' }, { tags: [''] }]) {
      expect(await bodyOf(call('POST', '/api/trends', token, body))).toMatchObject({ code: 'invalid_input' })
    }
    expect((await call('DELETE', `/api/trends/${id}`, token)).status).toBe(200)
    expect(await bodyOf(call('DELETE', `/api/trends/${id}`, token))).toMatchObject({ code: 'trend_not_found' })
    expect(await bodyOf(call('PUT', '/api/trends/nonsense', token))).toMatchObject({ code: 'trend_not_found' })
  })

  it('change accounts, never their passwords (API-09)', async () => {
    const token = await tokenOf(1, 'admin')
    const { user } = await signInAs(portsOfWorld(server.world), 2, 'user')
    const path = `/api/admin/users/${user.id}`
    const changed = await bodyOf(call('PUT', path, token, { status: 'suspended', dailyLimits: { memes: 0 } }))
    expect(changed.data).toMatchObject({ status: 'suspended', isActive: false, dailyLimits: { memes: 0 } })
    for (const body of [
      { password: 'x' },
      { status: 'permanently_blocked' },
      { dailyLimits: { x: 1 } },
      { role: 'x' },
    ]) {
      expect(await bodyOf(call('PUT', path, token, body))).toMatchObject({ code: 'invalid_input' })
    }
    expect(await bodyOf(call('GET', '/api/admin/users?q=person_2&status=suspended', token))).toMatchObject({ total: 1 })
    expect((await call('DELETE', path, token)).status).toBe(200)
    expect(await bodyOf(call('DELETE', '/api/admin/users/nonsense', token))).toMatchObject({ code: 'not_found' })
  })

  it('begin with their own sign-in and end with their own sign-out, during maintenance too', async () => {
    const ports = portsOfWorld(server.world)
    const { user } = await signInAs(ports, 1, 'user', { role: 'admin' })
    await ports.accounts.setPasswordHash(user.id, await ports.passwords.hash('a long secret'))
    server.world.settings.set('maintenanceMode', true)
    const signIn = (password: string) => call('POST', '/api/admin/login', null, { email: user.email, password })
    expect([(await signIn('wrong')).status, (await signIn('a long secret')).status]).toEqual([422, 200])
    const { token } = (await bodyOf(signIn('a long secret'))).data as unknown as { token: string }
    expect((await bodyOf(call('GET', '/api/admin/me', token))).data).toMatchObject({ account: { id: user.id } })
    expect((await call('POST', '/api/admin/logout', token)).status).toBe(200)
    expect(await bodyOf(call('GET', '/api/admin/me', token))).toMatchObject({ code: 'authentication_required' })
  })

  it('are all in the log, with whoever made them', async () => {
    const token = await tokenOf(1, 'admin')
    await call('POST', '/api/trends', token, { name: 'Moon' })
    await call('PUT', '/api/admin/settings', token, { dailyGameLimit: 4 })
    const trends = [{ id: '00000000-0000-7000-8000-00000000000a', name: 'Local' }]
    await call('POST', '/api/admin/trends/migrate', token, { trends })
    await call('POST', '/api/admin/trends/migrate', token, { trends, dryRun: true })
    const { data, total } = (await bodyOf(call('GET', '/api/admin/audit-log', token))) as unknown as {
      data: { action: string; actorName: string }[]
      total: number
    }
    expect(total).toBe(3)
    expect(data.map(({ action }) => action).toSorted()).toEqual([
      'settings.updated',
      'trend.created',
      'trends.migrated',
    ])
    expect(new Set(data.map(({ actorName }) => actorName))).toEqual(new Set(['person_1']))
  })
})
