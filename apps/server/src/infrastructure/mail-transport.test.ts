import { type AddressInfo, connect, createServer } from 'node:net'
import { type MailServer, type MailToSend, MailTransportError } from '@trendverse/application/ports/mail'
import { type SmtpSink, startSmtpSink } from '@trendverse/test-support/smtp-sink'
import { TEST_CERTIFICATE } from '@trendverse/test-support/test-certificate'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailTransport } from './mail-transport'

const PASSWORD = 'canary-pässword 4711'
const SHORT = { connectMs: 300, silenceMs: 300, wholeMs: 700 }
const LIMITS = { delivery: SHORT, check: SHORT }
const trusting = createMailTransport({ clientName: 'site.example', limits: LIMITS, tls: { ca: TEST_CERTIFICATE } })
const strict = createMailTransport({ clientName: 'site.example', limits: LIMITS })

const sinks: SmtpSink[] = []
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.close()))
})

async function sinkOf(options: Parameters<typeof startSmtpSink>[0] = {}): Promise<SmtpSink> {
  const sink = await startSmtpSink(options)
  sinks.push(sink)
  return sink
}

const serverAt = (port: number, changes: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port,
  tls: 'none',
  username: null,
  password: null,
  fromAddress: 'hello@trends.example',
  fromName: 'Trends, "Inc"\r\nBcc: x@evil.example',
  ...changes,
})

const MAIL: MailToSend = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  to: 'reader@example.org',
  subject: 'Grüße 🪐\r\nBcc: y@evil.example',
  html: '<p>Grüße <b>aus</b> dem All</p>',
  text: 'Grüße aus dem All\n.\nEnde',
  headers: { 'List-Unsubscribe': '<https://trends.example/u?token=abc>' },
  replyTo: null,
}

async function failureOf(work: Promise<void>): Promise<MailTransportError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof MailTransportError)) throw new Error(`expected a transport error, got ${String(error)}`)
  return error
}

describe('createMailTransport', () => {
  it('delivers both parts, encoded, with the headers of the mail and nobody else in the envelope', async () => {
    const sink = await sinkOf()
    await strict.send(serverAt(sink.port), MAIL)
    const [mail] = sink.mails
    expect([mail?.from, mail?.to]).toEqual(['hello@trends.example', ['reader@example.org']])
    expect(mail?.headers).toContain('To: reader@example.org')
    expect(mail?.headers).toContain('List-Unsubscribe: <https://trends.example/u?token=abc>')
    expect(mail?.headers).toContain('Auto-Submitted: auto-generated')
    expect(mail?.headers).toContain('Message-ID: <0190a0b0-0000-7000-8000-000000000001@trends.example>')
    expect(mail?.headers.filter((line) => /^bcc:/i.test(line))).toEqual([])
    expect(mail?.source).toMatch(/Content-Type: multipart\/alternative/)
    expect(mail?.source.indexOf('text/plain')).toBeLessThan(mail?.source.indexOf('text/html') ?? 0)
    expect(mail?.source).toContain('Gr=C3=BC=C3=9Fe aus dem All')
    expect(mail?.source).toContain('<b>aus</b>')
  })

  it('names every address in its one form, the sender as well', async () => {
    const sink = await sinkOf()
    // the sink shows domains in letters, so what was sent is read on the way
    let sent = ''
    const way = createServer((socket) => {
      socket.on('data', (chunk) => (sent += chunk.toString()))
      socket.pipe(connect(sink.port, '127.0.0.1')).pipe(socket)
    })
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
    const { port } = way.address() as AddressInfo
    const server = serverAt(port, { fromAddress: 'post@m\u00fcller.example', fromName: '' })
    await strict.send(server, { ...MAIL, to: 'ada@m\u00fcller.example', replyTo: 'help@m\u00fcller.example' })
    way.close()
    const [mail] = sink.mails
    expect(sent).toMatch(/^MAIL FROM:<post@xn--mller-kva\.example>/m)
    expect(sent).toContain('RCPT TO:<ada@xn--mller-kva.example>')
    expect(mail?.headers).toContain('From: post@xn--mller-kva.example')
    expect(mail?.headers).toContain('Reply-To: help@xn--mller-kva.example')
    expect(mail?.headers).toContain('Message-ID: <0190a0b0-0000-7000-8000-000000000001@xn--mller-kva.example>')
  })

  it('answers to the visitor who wrote, not to itself', async () => {
    const sink = await sinkOf()
    await strict.send(serverAt(sink.port), { ...MAIL, replyTo: 'visitor@example.net' })
    expect(sink.mails[0]?.headers).toContain('Reply-To: visitor@example.net')
  })

  it.each(['implicit', 'starttls'] as const)(
    'signs in under TLS (%s) when the certificate can be trusted',
    async (tls) => {
      const sink = await sinkOf({ tls, signIn: true })
      await trusting.send(serverAt(sink.port, { tls, username: 'me', password: PASSWORD }), MAIL)
      expect(sink.mails).toMatchObject([{ secure: true, user: 'me' }])
    },
  )

  it.each(['implicit', 'starttls'] as const)('says no word of a password to a stranger (%s)', async (tls) => {
    const sink = await sinkOf({ tls, signIn: true })
    const server = serverAt(sink.port, { tls, username: 'me', password: PASSWORD })
    const failure = await failureOf(strict.send(server, MAIL))
    expect([failure.scope, failure.message]).toEqual(['server', expect.stringMatching(/self-signed certificate/i)])
    expect(sink.mails).toEqual([])
  })

  it('does not fall back to plain text where STARTTLS is wanted and not offered', async () => {
    const sink = await sinkOf({ tls: 'none', signIn: true })
    const server = serverAt(sink.port, { tls: 'starttls', username: 'me', password: PASSWORD })
    expect((await failureOf(trusting.send(server, MAIL))).scope).toBe('server')
    expect(sink.mails).toEqual([])
  })

  it('reports a refused sign-in without the password, even when the server repeats it', async () => {
    const sink = await sinkOf({ mode: 'refusing-sign-in', signIn: true })
    const failure = await failureOf(strict.check(serverAt(sink.port, { username: 'me', password: PASSWORD }), null))
    expect([failure.scope, failure.message]).toEqual(['server', expect.stringContaining('535')])
    expect(JSON.stringify([failure, failure.message, failure.stack, failure.cause])).not.toContain(PASSWORD)
    expect(failure.message).toContain('[hidden]')
  })

  it('tells a refused receiver from a server that is of no use', async () => {
    const sink = await sinkOf({ mode: 'refusing-recipients' })
    const failure = await failureOf(strict.send(serverAt(sink.port), MAIL))
    expect([failure.scope, failure.message]).toEqual(['mail', expect.stringContaining('nobody lives here')])
  })

  it.each(['silent', 'dripping', 'closing'] as const)('gives up a %s server in time', async (mode) => {
    const sink = await sinkOf({ mode })
    const startedAtMs = performance.now()
    const failure = await failureOf(strict.send(serverAt(sink.port), MAIL))
    expect(failure.scope).toBe('server')
    expect(performance.now() - startedAtMs).toBeLessThan(5_000)
    expect(sink.mails).toEqual([])
    if (mode === 'dripping') expect(failure.message).toBe('The server took too long')
  })

  it('reports a dead port', async () => {
    const port = await unusedPort()
    const failure = await failureOf(strict.send(serverAt(port), MAIL))
    expect([failure.scope, failure.message]).toEqual(['server', expect.stringContaining('ECONNREFUSED')])
  })

  it('checks a server without sending anything', async () => {
    const sink = await sinkOf({ signIn: true })
    await strict.check(serverAt(sink.port, { username: 'me', password: PASSWORD }), null)
    expect([sink.connections(), sink.mails]).toEqual([1, []])
  })

  it('checks a server and hands over a mail in one conversation', async () => {
    const sink = await sinkOf({ signIn: true })
    await strict.check(serverAt(sink.port, { username: 'me', password: PASSWORD }), MAIL)
    expect([sink.connections(), sink.mails.map(({ to }) => to)]).toEqual([1, [[MAIL.to]]])
  })

  it.each(['silent', 'dripping'] as const)('gives up the check of a %s server long before a delivery', async (mode) => {
    const sink = await sinkOf({ mode })
    const patient = { connectMs: 20_000, silenceMs: 20_000, wholeMs: 60_000 }
    const transport = createMailTransport({ clientName: 'site.example', limits: { delivery: patient, check: SHORT } })
    const startedAtMs = performance.now()
    expect((await failureOf(transport.check(serverAt(sink.port), MAIL))).scope).toBe('server')
    expect(performance.now() - startedAtMs).toBeLessThan(5_000)
  })

  it.each([
    ['refusing-sign-in', 'server'],
    ['refusing-recipients', 'mail'],
    ['closing', 'mail'],
  ] as const)('tells in a check whether a server that is %s had let us in', async (mode, scope) => {
    const sink = await sinkOf({ mode, signIn: true })
    const server = serverAt(sink.port, { username: 'me', password: PASSWORD })
    expect((await failureOf(strict.check(server, MAIL))).scope).toBe(scope)
  })
})

async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
