import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

/** JSON writes this character as six. */
const LONGEST = '\u0001'
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n + 1))

/** A trend with as much of everything as the contract takes. */
const trend = (n: number) => ({
  id: testUuid(n),
  name: LONGEST.repeat(200),
  description: LONGEST.repeat(5_000),
  tags: many(20, () => LONGEST.repeat(50)),
  createdDate: '2026-01-01T00:00:00.000Z',
  updatedDate: '2026-01-01T00:00:00.000Z',
  views: 1_000_000_000_000,
  interactions: 1_000_000_000_000,
  status: 'archived',
  featured: false,
  color: '#ffffff',
})
const template = (length: number) => ({
  subject: '界'.repeat(200),
  htmlContent: `{{link}}${LONGEST.repeat(length - '{{link}}'.length)}`,
  textContent: `{{link}}${LONGEST.repeat(length - '{{link}}'.length)}`,
})
// three bytes each, which an address may hold as they are
const address = (n: number, length: number) => `https://kyc.example/${n}/`.padEnd(length, '界')

describe('administrators’ largest calls', () => {
  let server: TestServer
  let token = ''

  beforeAll(async () => {
    server = await startTestServer()
    ;({ token } = await signInAs(portsOfWorld(server.world), 1, 'admin'))
  })
  afterAll(() => server.stop(0))

  const call = (method: string, path: string, body: unknown) =>
    server.request(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  it.each([
    ['trends of a browser', 'POST', '/api/admin/trends/migrate', { trends: many(50, trend) }],
    ['a wording of a mail', 'PUT', '/api/admin/mail-templates/reset', template(100_000)],
    ['addresses of checks', 'PUT', '/api/admin/kyc-urls', { urls: many(20, (n) => ({ url: address(n, 2_000) })) }],
  ])('reach the database at the very limit of the contract: %s', async (_, method, path, body) => {
    expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(64 * 1024)
    expect((await call(method, path, body)).status).toBe(200)
  })

  it.each([
    ['one more trend', 'POST', '/api/admin/trends/migrate', { trends: many(51, (n) => ({ id: testUuid(n) })) }],
    ['one more character', 'PUT', '/api/admin/mail-templates/reset', template(100_001)],
    ['one more address', 'PUT', '/api/admin/kyc-urls', { urls: many(21, (n) => ({ url: address(n, 30) })) }],
  ])('are refused by the contract beyond it, with the field that is wrong: %s', async (_, method, path, body) => {
    const refused = await bodyOf(call(method, path, body))
    expect(refused).toMatchObject({ code: 'invalid_input', fields: expect.any(Object) })
  })

  it('end where no input the contract takes can be', async () => {
    const body = { trends: [], padding: 'x'.repeat(2 * 1024 * 1024) }
    expect(await bodyOf(call('POST', '/api/admin/trends/migrate', body))).toMatchObject({ code: 'payload_too_large' })
    expect(await bodyOf(call('PUT', '/api/admin/settings', { siteName: 'x'.repeat(64 * 1024) }))).toMatchObject({
      code: 'payload_too_large',
    })
  })
})
