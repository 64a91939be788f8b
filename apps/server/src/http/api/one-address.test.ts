import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const NFC = 'j\u00fcrgen@m\u00fcnchen.example'
const NFD = 'ju\u0308rgen@XN--MNCHEN-3YA.example'
const KEPT = 'j\u00fcrgen@xn--mnchen-3ya.example'
const PASSWORD = 'a long enough passphrase'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(0))

async function call(path: string, body: object) {
  const answer = await server.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const told = (await answer.json()) as { readonly code?: string; readonly fields?: Record<string, string> }
  return { status: answer.status, ...told }
}

const register = (email: string, username: string) =>
  call('/auth/register', { firstName: 'J', lastName: 'M', username, email, password: PASSWORD, consent: true })

it('makes one account of an address in two forms, and signs in by either', async () => {
  expect((await register(NFC, 'first')).status).toBe(200)
  expect(await register(NFD, 'second')).toMatchObject({ code: 'email_taken' })
  const { accounts } = portsOfWorld(server.world)
  const user = await accounts.findByEmail(NFD.toUpperCase())
  expect(user?.email).toBe(KEPT)
  await accounts.update(user?.id ?? '', { emailVerified: true, status: 'active' })
  for (const email of [NFC, NFD, KEPT.toUpperCase()]) {
    expect((await call('/auth/login', { email, password: PASSWORD })).status).toBe(200)
  }
})

it('keeps nobody out by another letter', async () => {
  expect((await register('\u0130da@example.org', 'first')).status).toBe(200)
  expect((await register('ida@example.org', 'second')).status).toBe(200)
})

it('subscribes an address once, whatever its form', async () => {
  expect((await call('/newsletter/subscribe', { email: NFC })).status).toBeLessThan(300)
  expect(await call('/newsletter/subscribe', { email: NFD })).toMatchObject({ code: 'already_subscribed' })
})

it.each(['user@-x.example', 'a..b@x.example', 'a@x..example'])('tells at the form that %s is none', async (email) => {
  const refused = { status: 422, code: 'invalid_input', fields: { email: 'Please enter a valid email address' } }
  expect(await register(email, 'first')).toMatchObject(refused)
  expect(await call('/newsletter/subscribe', { email })).toMatchObject({ code: 'invalid_input' })
  const message = { name: 'Ada', email, subject: 'A question', message: 'Is this a question?' }
  expect(await call('/contact', message)).toMatchObject({ code: 'invalid_input' })
})

it('counts tries by the address, not by its spelling', async () => {
  const codes: (string | undefined)[] = []
  for (let n = 0; n < 12; n += 1) {
    codes.push((await call('/auth/login', { email: n % 2 === 0 ? NFC : NFD, password: 'wrong' })).code)
  }
  const first = codes.indexOf('rate_limited')
  server.world.nowMs += 1
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(11)
})
