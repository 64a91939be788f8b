import type { ConnectionOptions } from 'node:tls'
import {
  type MailServer,
  type MailToSend,
  type MailTransport,
  MailTransportError,
} from '@trendverse/application/ports/mail'
import { inOneForm } from '@trendverse/domain/mail/mail-address'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/** How long a server may keep us waiting. */
type Limits = {
  readonly connectMs: number
  readonly silenceMs: number
  /** For everything together: also a server that answers one byte at a time ends here. */
  readonly wholeMs: number
}

/** A check ends while its call still waits (10 s here and in the page), so that what is wrong can be said (ER-23). */
export const MAIL_LIMITS = {
  delivery: { connectMs: 10 * SECOND_MS, silenceMs: 20 * SECOND_MS, wholeMs: 60 * SECOND_MS },
  check: { connectMs: 4 * SECOND_MS, silenceMs: 4 * SECOND_MS, wholeMs: 7 * SECOND_MS },
} as const satisfies Record<string, Limits>
type Purpose = keyof typeof MAIL_LIMITS
const MAX_ANSWER_BYTES = 64 * 1024
/** Faults of the line or of the sign-in: they would meet every mail alike. */
const SERVER_FAULTS: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
])

/**
 * Mail by SMTP. The host is an operator's setting, so private addresses are allowed; certificates are always checked
 * (a private authority goes into NODE_EXTRA_CA_CERTS).
 *
 * @param options.clientName What we call ourselves towards the server: the host of our public address.
 */
export function createMailTransport(options: {
  readonly clientName: string
  readonly limits?: Readonly<Record<Purpose, Limits>>
  readonly tls?: ConnectionOptions
}): MailTransport {
  const converse = async (purpose: Purpose, server: MailServer, mail: MailToSend | null): Promise<void> => {
    const limits = (options.limits ?? MAIL_LIMITS)[purpose]
    let isLetIn = false
    try {
      const message = mail === null ? null : await compose(server, mail)
      // Loaded with the first mail: pages come first.
      const { default: Connection } = await import('nodemailer/lib/smtp-connection')
      const connection = new Connection({
        host: server.host,
        port: server.port,
        secure: server.tls === 'implicit',
        requireTLS: server.tls === 'starttls',
        ignoreTLS: server.tls === 'none',
        name: options.clientName,
        connectionTimeout: limits.connectMs,
        greetingTimeout: limits.connectMs,
        dnsTimeout: limits.connectMs,
        socketTimeout: limits.silenceMs,
        maxResponseSize: MAX_ANSWER_BYTES,
        logger: false,
        tls: { minVersion: 'TLSv1.2', ...options.tls },
      })
      await withinLimit(connection, limits.wholeMs, async () => {
        await step((done) => connection.connect(done))
        const { username: user, password: pass } = server
        if (user !== null && pass !== null) await step((done) => connection.login({ user, pass }, done))
        isLetIn = true
        if (mail !== null && message !== null) {
          const envelope = { from: inOneForm(server.fromAddress), to: [inOneForm(mail.to)], size: message.length }
          await step((done) => connection.send(envelope, message, done))
        }
        connection.quit()
      })
    } catch (error) {
      const stage = isLetIn ? 'mail' : 'server'
      throw new MailTransportError(purpose === 'check' ? stage : scopeOf(error), lineOf(error, server))
    }
  }
  return {
    send: (server, mail) => converse('delivery', server, mail),
    check: (server, mail) => converse('check', server, mail),
  }
}

async function compose(server: MailServer, mail: MailToSend): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const fromAddress = inOneForm(server.fromAddress)
  return new MailComposer({
    from: { name: server.fromName, address: fromAddress },
    to: { name: '', address: inOneForm(mail.to) },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: inOneForm(mail.replyTo) } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`,
    // RFC 3834: holiday notices and the like do not answer such mails.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** A step of the conversation as a promise. */
function step(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
}

async function withinLimit(connection: SMTPConnection, limitMs: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const cut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault('ETIMEDOUT', 'The server took too long')), limitMs)
    connection.on('error', reject)
    connection.once('end', () => reject(fault('ECONNECTION', 'The server closed the connection')))
  })
  try {
    await Promise.race([work(), cut])
  } finally {
    clearTimeout(timer)
    connection.close()
  }
}

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code })

function scopeOf(error: unknown): MailTransportError['scope'] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return SERVER_FAULTS.has(code) ? 'server' : 'mail'
}

/** All that is told of an error: its cause may hold the whole conversation. */
function lineOf(error: unknown, server: MailServer): string {
  const text = error instanceof Error ? error.message : String(error)
  return withoutSecret(text, server)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
}

/** A server may answer with what we said to it, also in the form the sign-in has on the wire. */
function withoutSecret(text: string, { username, password }: MailServer): string {
  if (password === null || password === '') return text
  const forms = [`\0${username ?? ''}\0${password}`, password].flatMap((form) => [
    Buffer.from(form, 'utf8').toString('base64'),
    form,
  ])
  return forms.reduce((rest, form) => rest.replaceAll(form, '[hidden]'), text)
}
