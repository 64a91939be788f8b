import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { idOfPerson } from '../../testing/sample-ids'
import { addPerson } from '../../testing/sample-scene'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const GUESSES = 1_000
/** Where it is the same limit that counts once more. */
const FEWER = 60
const AT_ONCE = 50
const { signInPair, currentPassword } = THROTTLES

describe('a thousand guessed passwords over HTTP (OP-11, OP-12)', () => {
  let server: TestServer
  let token: string
  beforeEach(async () => {
    server = await startTestServer({}, { trustedProxies: 1 })
    token = (await addPerson(server.world, 1, 'user')).token
    await addPerson(server.world, 2, 'admin')
  })
  afterEach(() => server.stop(0))

  const post = (path: string, body: object, from = '192.0.2.7') =>
    server.request(`/api${path}`, {
      method: path === '/account' ? 'DELETE' : 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  /** How many of the guesses were answered with each status; some at once, as guessers come. */
  const guess = async (count: number, one: (n: number) => Promise<Response>) => {
    const statuses: Record<number, number> = {}
    for (let begun = 0; begun < count; begun += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, n) => one(begun + n))
      for (const answer of await Promise.all(batch)) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    }
    return statuses
  }

  it.each([
    ['/auth/login', 'person.1@example.org', GUESSES],
    ['/admin/login', 'person.2@example.org', FEWER],
  ])('stop at the limit of %s, stay stopped until it is over, and may go on after it', async (path, email, guesses) => {
    const wrong = (n: number) => post(path, { email, password: `guess ${n}` })
    const right = (from?: string) => post(path, { email, password: SIGN_UP.password }, from)
    expect(await guess(guesses, wrong)).toEqual({ 422: signInPair.tries, 429: guesses - signInPair.tries })

    const refused = await right()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(signInPair.windowMs / 1_000)])
    server.world.nowMs += signInPair.windowMs - 1
    const almost = await right()
    expect([almost.status, almost.headers.get('retry-after')]).toEqual([429, '1'])
    server.world.nowMs += 1
    expect((await right()).status).toBe(200)
  })

  it('let the last try that is allowed in, when it is right', async () => {
    const tries = (n: number) => post('/auth/login', { email: 'person.1@example.org', password: `guess ${n}` })
    expect(await guess(signInPair.tries - 1, tries)).toEqual({ 422: signInPair.tries - 1 })
    const right = await post('/auth/login', { email: 'person.1@example.org', password: SIGN_UP.password })
    expect(right.status).toBe(200)
  })

  it('never keep the owner out who comes from elsewhere', async () => {
    await guess(FEWER, (n) => post('/auth/login', { email: 'person.1@example.org', password: `guess ${n}` }))
    const right = { email: 'person.1@example.org', password: SIGN_UP.password }
    expect((await post('/auth/login', right, '203.0.113.9')).status).toBe(200)
  })

  it.each([
    ['/auth/change-password', (n: number) => ({ currentPassword: `guess ${n}`, newPassword: 'another harbour' })],
    ['/account', (n: number) => ({ password: `guess ${n}` })],
  ])('stop at the limit of %s, too, for who found a session open', async (path, bodyOf) => {
    const guesses = await guess(FEWER, (n) => post(path, bodyOf(n), `198.51.100.${n % 200}`))
    expect(guesses).toEqual({ 422: currentPassword.tries, 429: FEWER - currentPassword.tries })
    expect(server.world.store.accounts.has(idOfPerson(1))).toBe(true)
    server.world.nowMs += currentPassword.windowMs
    expect((await post(path, bodyOf(0))).status).toBe(422)
  })
})
