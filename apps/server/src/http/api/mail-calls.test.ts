import { queueMail } from '@trendverse/application/mail/queue-mail'
import { MailTransportError } from '@trendverse/application/ports/mail'
import { placeOfMailPassword } from '@trendverse/application/upkeep/sealed-places'
import { builtInTemplate } from '@trendverse/domain/mail/built-in-templates'
import { MAIL_TYPES } from '@trendverse/domain/mail/mail-type'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailTransport, MAIL_LIMITS } from '../../infrastructure/mail-transport'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { CALL_TIMEOUT_MS } from './api'

const CANARY = 'canary-password-4711'
const SERVER = {
  name: 'Main',
  host: 'mail.example.org',
  port: 587,
  username: 'me',
  password: CANARY,
  fromAddress: 'hello@trends.example',
}
const ID = '00000000-0000-7000-8000-000000000001'

/** What tests look at; whatever they name must be there. */
type Body = {
  readonly data: Record<string, unknown> & { readonly id: string }
  readonly code: string
  readonly message: string
  readonly fields: Record<string, string>
  readonly problem: string | null
  readonly sender: { readonly name: string } | null
}

let server: TestServer
let token: string
let answers: string[]

beforeEach(async () => {
  server = await startTestServer()
  token = (await signInAs(portsOfWorld(server.world), 1, 'admin')).token
  answers = []
})
afterEach(() => server.stop(0))

async function call(method: string, path: string, body?: unknown, as: string | null = token): Promise<Body> {
  server.world.nowMs += 1
  const answer = await server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(as !== null && { authorization: `Bearer ${as}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const text = await answer.text()
  answers.push(text)
  return JSON.parse(text) as Body
}

const create = (changes = {}) => call('POST', '/api/admin/smtp-configs', { ...SERVER, ...changes })

describe('mail servers over HTTP', () => {
  it('keep the sender in the one form of addresses', async () => {
    const { data } = await create({ fromAddress: 'post@m\u00fcller.example' })
    expect(data.fromAddress).toBe('post@xn--mller-kva.example')
    const path = `/api/admin/smtp-configs/${data.id}`
    const changed = await call('PUT', path, { fromAddress: 'help@mu\u0308ller.example' })
    expect(changed.data.fromAddress).toBe('help@xn--mller-kva.example')
    expect((await call('PUT', path, { fromAddress: 'help@GMA\u0130L.COM' })).fields).toEqual({
      fromAddress: 'Please enter a valid email address',
    })
  })

  it.each([
    ['GET', '/api/admin/smtp-configs'],
    ['POST', '/api/admin/smtp-configs'],
    ['PUT', `/api/admin/smtp-configs/${ID}`],
    ['DELETE', `/api/admin/smtp-configs/${ID}`],
    ['POST', `/api/admin/smtp-configs/${ID}/test`],
    ['GET', '/api/admin/outbox'],
    ['GET', '/api/admin/mail-templates'],
    ['PUT', '/api/admin/mail-templates/reset'],
    ['DELETE', '/api/admin/mail-templates/reset'],
  ])('%s %s is for administrators', async (method, path) => {
    const user = (await signInAs(portsOfWorld(server.world), 2, 'user')).token
    expect((await call(method, path, {}, null)).code).toBe('authentication_required')
    expect((await call(method, path, {}, user)).code).toBe('admin_required')
  })

  it('are listed in their order with a masked password and counters (API-18, EM-01, OP-69)', async () => {
    await create({ name: 'Second', priority: 2, username: null, password: '' })
    await create()
    const { data } = await call('GET', '/api/admin/smtp-configs')
    expect(data).toMatchObject([
      {
        ...SERVER,
        password: '••••••••',
        tls: 'starttls',
        status: 'active',
        priority: 1,
        emailsSentToday: 0,
        emailsSentMonth: 0,
        lastUsed: null,
        successRate: null,
      },
      { name: 'Second', username: null, password: null },
    ])
  })

  it('keep their password when it comes back empty or masked, and take a new one (OP-43)', async () => {
    const { data } = await create()
    const opened = async () => {
      const ports = portsOfWorld(server.world)
      const kept = await ports.smtpConfigs.find(data.id)
      return ports.secretBox.open(kept?.sealedPassword ?? '', placeOfMailPassword(data.id))
    }
    const put = (body: unknown) => call('PUT', `/api/admin/smtp-configs/${data.id}`, body)
    expect((await put({ password: '', port: 465, tls: 'implicit' })).data).toMatchObject({ port: 465, name: 'Main' })
    expect((await put({ password: '••••••••' })).data.password).toBe('••••••••')
    expect(await opened()).toBe(CANARY)
    await put({ password: 'another' })
    expect(await opened()).toBe('another')
    expect((await put({ username: null })).data).toMatchObject({ username: null, password: null })
  })

  it('never send a kept password to another host', async () => {
    const { data } = await create()
    const put = (body: unknown) => call('PUT', `/api/admin/smtp-configs/${data.id}`, body)
    expect((await put({ host: 'evil.example' })).fields).toHaveProperty('password')
    expect((await put({ host: 'evil.example', password: '••••••••' })).code).toBe('invalid_input')
    expect((await put({ host: 'MAIL.example.org' })).data.host).toBe('MAIL.example.org')
    expect((await put({ host: 'new.example', password: 'fresh' })).data.host).toBe('new.example')
  })

  it.each([
    [{ host: 'http://mail.example.org' }, 'host'],
    [{ host: 'mail.example.org\r\nX' }, 'host'],
    [{ port: 0 }, 'port'],
    [{ port: 65_536 }, 'port'],
    [{ port: '25' }, 'port'],
    [{ tls: 'maybe' }, 'tls'],
    [{ fromAddress: 'me@x.example, you@x.example' }, 'fromAddress'],
    [{ fromName: 'a\r\nBcc: b' }, 'fromName'],
    [{ priority: 0 }, 'priority'],
    [{ priority: 11 }, 'priority'],
    [{ password: '' }, 'password'],
    [{ password: 'x'.repeat(501) }, 'password'],
    [{ sealedPassword: 'x' }, 'sealedPassword'],
  ])('refuse %j', async (changes, field) => {
    const refused = await create(changes)
    expect(refused).toMatchObject({ code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toEqual([field])
    expect((await call('GET', '/api/admin/smtp-configs')).data).toEqual([])
  })

  it('are tested by a real conversation, with the words of ER-23 and ER-24', async () => {
    const { data } = await create({ status: 'inactive' })
    const test = (body = {}) => call('POST', `/api/admin/smtp-configs/${data.id}/test`, body)
    expect(await test()).toEqual({ data: { connected: true, sent: false }, message: 'The connection works.' })
    expect((await test({ to: 'me@example.org' })).data).toEqual({ connected: true, sent: true })
    expect((await call('GET', '/api/admin/smtp-configs')).data).toMatchObject([
      { emailsSentToday: 1, successRate: 100 },
    ])
    server.world.mailTransport.check = () => Promise.reject(new MailTransportError('mail', '550 nobody lives here'))
    expect(await test({ to: 'me@example.org' })).toMatchObject({
      code: 'mail_failed',
      message: 'Failed to send email: 550 nobody lives here',
    })
    server.world.mailTransport.check = () => Promise.reject(new MailTransportError('server', '535 go away'))
    const failed = await test()
    expect(failed.code).toBe('mail_failed')
    expect(failed.message).toMatch(/^SMTP connection failed.*credentials.*535 go away/)
  })

  it.each([{}, { to: 'me@example.org' }])(
    'say so when they take the connection and never a word (%j), while the call still waits (ER-23)',
    async (input) => {
      expect(MAIL_LIMITS.check.wholeMs).toBeLessThan(CALL_TIMEOUT_MS - 2_000)
      const sink = await startSmtpSink({ mode: 'silent' })
      try {
        const limits = { connectMs: 200, silenceMs: 200, wholeMs: 400 }
        server.world.mailTransport = createMailTransport({
          clientName: 'localhost',
          limits: { ...MAIL_LIMITS, check: limits },
        })
        const { data } = await create({ host: '127.0.0.1', port: sink.port, tls: 'none' })
        const answer = await call('POST', `/api/admin/smtp-configs/${data.id}/test`, input)
        expect(answer.code).toBe('mail_failed')
        expect(answer.message).toMatch(/^SMTP connection failed\. Please check .*credentials\. \(.+\)$/)
        expect(sink.connections()).toBe(1)
      } finally {
        await sink.close()
      }
    },
  )

  it('answer 404 for one that is not there', async () => {
    for (const [method, path] of [
      ['PUT', `/api/admin/smtp-configs/${ID}`],
      ['DELETE', `/api/admin/smtp-configs/${ID}`],
      ['POST', `/api/admin/smtp-configs/${ID}/test`],
      ['DELETE', '/api/admin/smtp-configs/nonsense'],
    ] as const) {
      expect((await call(method, path)).code).toBe('not_found')
    }
  })

  it('never show a password in an answer, the log or the audit log, which names every change', async () => {
    const { data } = await create()
    await call('PUT', `/api/admin/smtp-configs/${data.id}`, { password: `${CANARY}-2`, name: 'Renamed' })
    server.world.mailTransport.check = () => Promise.reject(new MailTransportError('server', 'refused'))
    await call('POST', `/api/admin/smtp-configs/${data.id}/test`)
    await call('PUT', `/api/admin/smtp-configs/${data.id}`, { password: [CANARY] })
    await call('GET', '/api/admin/smtp-configs')
    await call('DELETE', `/api/admin/smtp-configs/${data.id}`)
    const audit = await call('GET', '/api/admin/audit-log')
    expect(audit.data).toMatchObject([
      { action: 'smtp_config.removed' },
      { action: 'smtp_config.tested' },
      { action: 'smtp_config.updated', details: { changed: ['name', 'password'] } },
      { action: 'smtp_config.created' },
    ])
    expect(answers.join() + JSON.stringify(server.logged)).not.toContain(CANARY)
  })
})

describe('the outbox over HTTP', () => {
  it('shows what waits and why, without what is inside (ER-22)', async () => {
    await queueMail(portsOfWorld(server.world), {
      type: 'reset',
      to: 'reader@example.org',
      userId: null,
      idempotencyKey: 'reset:1',
      variables: { firstName: 'Ada', token: 'canary-token' },
    })
    const outbox = await call('GET', '/api/admin/outbox')
    expect(outbox).toMatchObject({
      total: 1,
      sender: null,
      problem: 'No active SMTP configuration found',
      data: [{ type: 'reset', to: 'reader@example.org', status: 'waiting', tries: 0, sentAt: null, error: null }],
    })
    expect(answers.join()).not.toMatch(/canary-token|sealed/)
    await create()
    expect(await call('GET', '/api/admin/outbox')).toMatchObject({ sender: { name: 'Main' }, problem: null })
  })
})

describe('wordings of mails over HTTP', () => {
  const put = (type: string, body: unknown) => call('PUT', `/api/admin/mail-templates/${type}`, body)
  const own = { subject: 'Hi {{firstName}}', htmlContent: '<a href="{{link}}">go</a>', textContent: '{{link}}' }

  it('are the product’s own until an operator writes another, and again afterwards (EM-03)', async () => {
    const listed = async () => (await call('GET', '/api/admin/mail-templates')).data
    expect(await listed()).toHaveLength(MAIL_TYPES.length)
    expect((await put('reset', own)).data).toMatchObject({
      ...own,
      builtIn: false,
      status: 'active',
      required: ['link'],
    })
    expect(await listed()).toContainEqual(expect.objectContaining({ type: 'reset', builtIn: false }))
    expect((await call('DELETE', '/api/admin/mail-templates/reset')).data).toMatchObject({
      ...builtInTemplate('reset'),
      builtIn: true,
    })
  })

  it('are refused with the names that are unknown or missing', async () => {
    const refused = await put('reset', { ...own, textContent: 'no link', subject: '{{link}}{{x}}' })
    expect(refused.code).toBe('invalid_input')
    expect(refused.fields.textContent).toContain('{{link}}')
    expect(refused.fields.subject).toContain('{{x}}')
    expect((await put('birthday', own)).code).toBe('invalid_input')
  })
})
