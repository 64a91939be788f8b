import { openSession } from '@trendverse/application/accounts/open-session'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { apiRoutes } from './api-routes'

/** Writes to a list that are also made to one of it: `DELETE /admin/sessions` and `DELETE /admin/sessions/{id}`. */
const BOTH = apiRoutes().flatMap(({ path, methodsOfOne }) => methodsOfOne.map((method) => [method, path] as const))

describe('an empty id', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop(0))

  it('is not the whole list', async () => {
    const ports = portsOfWorld(server.world)
    const { token, user } = await signInAs(ports, 1, 'admin')
    const headers = { authorization: `Bearer ${token}` }
    await openSession(ports, { network: '192.0.2.9', userAgent: 'test' }, user)
    for (const path of [
      '/api/admin/sessions/',
      '/api/auth/sessions/',
      '/api/admin/sessions//',
      '/api/auth/sessions//',
    ]) {
      expect((await server.request(path, { method: 'DELETE', headers })).status, path).toBe(404)
    }
    expect(await ports.sessions.list(user.id, 0)).toHaveLength(2)
    expect((await server.request('/api/admin/sessions', { method: 'DELETE', headers })).status).toBe(200)
    expect(await ports.sessions.list(user.id, 0)).toHaveLength(1)
  })

  it('is looked for where lists and ids share a method', () => {
    expect(BOTH.length).toBeGreaterThan(1)
  })

  it.each(BOTH)('of %s %s is at no address', async (method, path) => {
    expect((await server.request(`${path.replaceAll(/:part\d+/g, 'x')}/`, { method })).status).toBe(404)
  })

  it('in the middle of an address is none either', async () => {
    const answer = await server.request('/api/admin/users//end-sessions', { method: 'POST' })
    expect(answer.status).toBe(404)
  })

  it('leaves other addresses their trailing slash', async () => {
    expect((await server.request('/api/trends/current/')).status).toBe(200)
    expect((await server.request('/api/auth/logout/', { method: 'POST' })).status).toBe(401)
  })
})
