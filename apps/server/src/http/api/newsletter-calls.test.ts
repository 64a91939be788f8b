import { placeOfMailBody } from '@trendverse/application/upkeep/sealed-places'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(0))

function call(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  return server.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
}

const subscribe = (email: unknown) => call('POST', '/api/newsletter/subscribe', { email })
const ports = () => portsOfWorld(server.world)

/** The header mail programs read, of the newest mail. */
async function oneClickAddress(): Promise<string> {
  const { mails } = await ports().mails.list({ page: 1, pageSize: 1 })
  const body = await ports().secretBox.open(mails[0]?.sealedBody ?? '', placeOfMailBody(mails[0]?.id ?? ''))
  const path = /<https:\/\/trends\.example(\/api\/newsletter\/unsubscribe\?token=[\w-]{43})>/.exec(body)?.[1]
  if (path === undefined) throw new Error('no List-Unsubscribe in the mail')
  return path
}

const statusOf = async (email: string) => (await ports().subscribers.findByEmail(email))?.status

describe('the newsletter over HTTP', () => {
  it('subscribes, and answers every refusal in the words of the specification (NL-04, OP-66)', async () => {
    const subscribed = await subscribe('Ada@example.org')
    expect(subscribed.status).toBe(200)
    expect(await bodyOf(subscribed)).toEqual({
      data: { subscribed: true, confirmationSent: false },
      message: 'Successfully subscribed! Welcome to the universe of trends.',
    })
    const duplicate = await subscribe('ADA@EXAMPLE.ORG')
    expect(duplicate.status).toBe(422)
    expect(await bodyOf(duplicate)).toEqual({
      code: 'already_subscribed',
      message: 'This email is already subscribed to our newsletter!',
    })
    expect((await bodyOf(subscribe(' '))).fields).toEqual({ email: 'Please enter your email address' })
    expect((await bodyOf(subscribe('ada'))).fields).toEqual({ email: 'Please enter a valid email address' })
  })

  it.each([
    {},
    { email: 7 },
    { email: 'a@b.org', status: 'active' },
    { email: 'a@b.org', source: '<b>' },
    [],
    'x',
    null,
  ])('refuses %j', async (body) => {
    expect((await bodyOf(call('POST', '/api/newsletter/subscribe', body))).code).toMatch(/invalid_input|malformed/)
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
    'lets mail programs end a subscription with one click, as %s (RFC 8058)',
    async (type) => {
      await subscribe('ada@example.org')
      const form = type.startsWith('multipart') ? new FormData() : new URLSearchParams()
      form.set('List-Unsubscribe', 'One-Click')
      const answer = await server.request(await oneClickAddress(), { method: 'POST', body: form })
      expect(answer.status).toBe(200)
      expect((await bodyOf(answer)).data).toEqual({ unsubscribed: true })
      expect(await statusOf('ada@example.org')).toBe('unsubscribed')
    },
  )

  it.each([
    ['List-Unsubscribe=One-Click\r\n', 'application/x-www-form-urlencoded'],
    ['List-Unsubscribe=One-Click\n', 'application/x-www-form-urlencoded; charset=UTF-8'],
    ['List-Unsubscribe=One%2DClick&', 'application/x-www-form-urlencoded'],
    ['\r\nList-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['List-Unsubscribe= One-Click ', 'application/x-www-form-urlencoded'],
    [
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
  ])('takes %j for the one click of %s', async (body, type) => {
    await subscribe('ada@example.org')
    const headers = { 'content-type': type }
    const answer = await server.request(await oneClickAddress(), { method: 'POST', body, headers })
    expect([answer.status, await statusOf('ada@example.org')]).toEqual([200, 'unsubscribed'])
  })

  it('ends nothing when the address is only opened, or another form is posted there', async () => {
    await subscribe('ada@example.org')
    const address = await oneClickAddress()
    const opened = await server.request(address, { redirect: 'manual' })
    const { search } = new URL(address, 'http://site.example')
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe${search}`])
    expect(await statusOf('ada@example.org')).toBe('active')
    const post = (body: URLSearchParams | string, type = 'application/x-www-form-urlencoded') =>
      server.request(address, { method: 'POST', body, headers: { 'content-type': type } })
    expect((await bodyOf(post(new URLSearchParams({ a: 'b' })))).code).toBe('malformed_request')
    expect((await bodyOf(post('garbage', 'multipart/form-data; boundary=x'))).code).toBe('malformed_request')
    expect((await bodyOf(post('List-Unsubscribe=One-Click', 'text/plain'))).code).toBe('unsupported_media_type')
    expect((await post('x'.repeat(70_000))).status).toBe(413)
    expect(await statusOf('ada@example.org')).toBe('active')
  })

  it('takes forms nowhere else, and tokens that are nobody’s nowhere', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const elsewhere = await server.request('/api/newsletter/confirm?token=x', { method: 'POST', body: form })
    expect(elsewhere.status).toBe(415)
    for (const token of ['nobody', '', '%00', 'x'.repeat(300)]) {
      const path = `/api/newsletter/unsubscribe?token=${token}`
      const refused = await server.request(path, { method: 'POST', body: form })
      expect([refused.status, (await bodyOf(refused)).code.slice(0, 7)]).toEqual([
        422,
        expect.stringMatching(/token_i|invalid/),
      ])
    }
  })

  it('lets people leave during maintenance, when nobody else comes in', async () => {
    await subscribe('ada@example.org')
    const address = await oneClickAddress()
    server.world.settings.set('maintenanceMode', true)
    server.invalidate()
    expect((await subscribe('bob@example.org')).status).toBe(503)
    const token = new URL(address, server.origin).searchParams.get('token')
    expect((await call('POST', '/api/newsletter/unsubscribe', { token })).status).toBe(200)
    expect(await statusOf('ada@example.org')).toBe('unsubscribed')
  })

  it('says when to come back to who tries one address too often', async () => {
    for (let n = 0; n < 5; n += 1) await subscribe('ada@example.org')
    const refused = await subscribe('ada@example.org')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  })
})

describe('the contact form over HTTP', () => {
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Help', message: 'Hello\nthere' }

  it('takes messages of anybody, of blocked members as well and those first (OP-68, OP-77)', async () => {
    expect((await call('POST', '/api/contact', message)).status).toBe(200)
    const { token } = await signInAs(ports(), 1, 'user', { status: 'permanently_blocked' })
    expect((await call('POST', '/api/contact', { ...message, subject: ' Blocked ' }, token)).status).toBe(200)
    const { token: admin } = await signInAs(ports(), 2, 'admin')
    const list = await bodyOf(call('GET', '/api/admin/contact-messages', undefined, admin))
    expect(list).toMatchObject({
      total: 2,
      data: [
        { subject: 'Blocked', priority: true },
        { subject: 'Help', priority: false, userId: null, message: 'Hello\nthere' },
      ],
    })
  })

  it.each([
    ['name', ''],
    ['name', 'a\r\nBcc: b@example.org'],
    ['email', 'a@b.org, c@d.org'],
    ['subject', 'x'.repeat(151)],
    ['subject', 'a\u2028b'],
    ['message', ' '],
    ['message', 'x'.repeat(5_001)],
    ['message', 7],
    ['priority', true],
  ])('names the field when %s is %j', async (field, value) => {
    const { code, fields } = await bodyOf(call('POST', '/api/contact', { ...message, [field]: value }))
    expect([code, Object.keys(fields)]).toEqual(['invalid_input', [field]])
  })
})

describe('administrators and correspondence', () => {
  it('read subscribers by status and part of the address, a page at a time', async () => {
    const { token } = await signInAs(ports(), 1, 'admin')
    for (const name of ['ada', 'bob', 'cleo']) await subscribe(`${name}@example.org`)
    const page = await bodyOf(call('GET', '/api/admin/newsletter/subscribers?q=B%40&status=active', undefined, token))
    expect(page).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 25,
      data: [{ email: 'bob@example.org', source: 'footer' }],
    })
    expect(JSON.stringify(page)).not.toMatch(/token/i)
    const wrong = await bodyOf(call('GET', '/api/admin/newsletter/subscribers?status=gone', undefined, token))
    expect(wrong.code).toBe('invalid_input')
  })

  it('count sign-ups by UTC date (NL-02)', async () => {
    const { token } = await signInAs(ports(), 1, 'admin')
    await subscribe('ada@example.org')
    await subscribe('bob@example.org')
    const { data } = await bodyOf(call('GET', '/api/admin/analytics', undefined, token))
    expect(data).toMatchObject({ newsletter: { active: 2, signUps: { today: 2, last7Days: 2 } } })
  })

  it('mark messages as done, which is written down without what they say', async () => {
    const { token } = await signInAs(ports(), 1, 'admin')
    await call('POST', '/api/contact', { name: 'Ada', email: 'ada@example.org', subject: 'Canary', message: 'Hello' })
    const [kept] = (await ports().contacts.list({ page: 1, pageSize: 1, status: null })).messages
    const path = `/api/admin/contact-messages/${kept?.id}`
    expect((await bodyOf(call('PUT', path, { status: 'done' }, token))).data).toMatchObject({ status: 'done' })
    expect((await bodyOf(call('GET', '/api/admin/contact-messages?status=open', undefined, token))).total).toBe(0)
    const log = await bodyOf(call('GET', '/api/admin/audit-log', undefined, token))
    expect(log.data).toMatchObject([{ action: 'contact_message.updated', subjectId: kept?.id }])
    expect(JSON.stringify(log)).not.toContain('Canary')
    for (const id of ['00000000-0000-7000-8000-00000000ffff', 'nonsense']) {
      const missing = await call('PUT', `/api/admin/contact-messages/${id}`, { status: 'done' }, token)
      expect(missing.status).toBe(404)
    }
  })

  it.each([
    ['GET', '/api/admin/newsletter/subscribers'],
    ['GET', '/api/admin/contact-messages'],
    ['PUT', '/api/admin/contact-messages/00000000-0000-7000-8000-000000000001'],
  ])('%s %s is theirs alone', async (method, path) => {
    const body = method === 'PUT' ? { status: 'done' } : undefined
    expect((await call(method, path, body)).status).toBe(401)
    const { token } = await signInAs(ports(), 3, 'user')
    expect((await call(method, path, body, token)).status).toBe(403)
  })
})
