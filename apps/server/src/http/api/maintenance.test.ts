import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { describe, expect, it } from 'vitest'
import { bodyOf, startTestServer } from '../../testing/start-test-server'

describe('maintenance', () => {
  it('closes every public read, hot ones included, but not what administrators need (OP-15)', async () => {
    const server = await startTestServer()
    try {
      expect((await server.request('/api/trends/current')).status).toBe(200)
      server.world.settings.set('maintenanceMode', true)
      server.invalidate()
      for (const path of ['/api/trends/current', '/api/trends/current?sort=name', '/api/news']) {
        const answer = await server.request(path)
        expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
          503,
          '60',
          'no-store',
        ])
        expect(await answer.json()).toEqual({ code: 'maintenance', message: "We'll be right back." })
      }
      const asSomebody = await server.request('/api/trends/current', { headers: { authorization: 'Bearer nobody' } })
      expect(asSomebody.status).toBe(503)
      expect((await bodyOf(server.request('/api/settings/public'))).data).toMatchObject({ maintenanceMode: true })
      expect((await server.request('/api/health')).status).toBe(200)
    } finally {
      await server.stop(0)
    }
  })

  it('shows administrators what everybody else will see again, without keeping it for them', async () => {
    const server = await startTestServer()
    try {
      const answer = await server.request('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...SIGN_UP, consent: true }),
      })
      const { token, account } = (await bodyOf(answer)).data as unknown as { token: string; account: { id: string } }
      const { accounts, sessions } = server.world.store
      const kept = accounts.get(account.id)
      if (kept === undefined) throw new Error('there should be an account')
      accounts.set(account.id, { ...kept, user: { ...kept.user, role: 'admin' } })
      for (const [id, { session, tokenHash }] of sessions)
        sessions.set(id, { session: { ...session, kind: 'admin' }, tokenHash })
      server.world.settings.set('maintenanceMode', true)
      server.invalidate()
      const read = (headers = {}) => server.request('/api/trends/current', { headers })
      expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200)
      expect((await read()).status).toBe(503)
    } finally {
      await server.stop(0)
    }
  })
})
