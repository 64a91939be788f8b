import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './test-certificate'

/** What a mail looked like on the wire. */
export type SunkMail = {
  readonly from: string
  readonly to: readonly string[]
  /** Header lines unfolded, in the order they came. */
  readonly headers: readonly string[]
  /** The whole message as it was sent. */
  readonly source: string
  readonly secure: boolean
  readonly user: string | null
}

/**
 * How the server treats us:
 * - `normal`: takes every mail.
 * - `silent`: lets us connect and never says a word.
 * - `dripping`: greets us, and then answers one byte at a time, without end.
 * - `refusing-recipients`: takes nobody's mail (550).
 * - `refusing-sign-in`: knows no password (535), and repeats what it was given.
 * - `closing`: hangs up in the middle of the message.
 * - `lying`: says 250 and keeps nothing.
 */
export type SinkMode =
  | 'normal'
  | 'silent'
  | 'dripping'
  | 'refusing-recipients'
  | 'refusing-sign-in'
  | 'closing'
  | 'lying'

export type SmtpSink = {
  readonly port: number
  /** Mails it took, oldest first. */
  readonly mails: readonly SunkMail[]
  /** Conversations begun. */
  connections(): number
  /** How it treats the next conversation. */
  behave(mode: SinkMode): void
  close(): Promise<void>
}

/** A real SMTP server on a free port that keeps what it is given, or misbehaves. */
export async function startSmtpSink(
  options: {
    readonly mode?: SinkMode
    readonly tls?: 'implicit' | 'starttls' | 'none'
    readonly signIn?: boolean
  } = {},
): Promise<SmtpSink> {
  const state = { mode: options.mode ?? 'normal', connections: 0 }
  const mails: SunkMail[] = []
  const sockets = new Map<number, Socket>()
  /** Those that the real server never sees. */
  const mute = new Set<Socket>()
  const hangUp = (port: number): void => void sockets.get(port)?.destroy()
  const smtp = new SMTPServer(sinkOptions(options, state, mails, hangUp))
  // Where we hang up, the rest of the conversation is an error here; tests look at the other side.
  smtp.on('error', () => undefined)
  const door = createServer((socket) => {
    state.connections += 1
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(port))
    // The real server takes over what came in through our door.
    if (state.mode !== 'silent' && state.mode !== 'dripping') return void smtp.server.emit('connection', socket)
    mute.add(socket)
    if (state.mode === 'dripping') drip(socket)
  })
  await listen(door)
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('the sink has no port')
  return {
    port: address.port,
    mails,
    connections: () => state.connections,
    behave: (mode) => void (state.mode = mode),
    close: () =>
      new Promise((resolve) => {
        door.close(() => resolve())
        // Never from below: Node does not survive a TLS line that loses its socket during the handshake.
        for (const connection of smtp.connections) connection.close()
        for (const socket of mute) socket.destroy()
      }),
  }
}

function sinkOptions(
  { tls = 'none', signIn = false }: { readonly tls?: 'implicit' | 'starttls' | 'none'; readonly signIn?: boolean },
  state: { readonly mode: SinkMode },
  mails: SunkMail[],
  hangUp: (port: number) => void,
): SMTPServerOptions {
  return {
    secure: tls === 'implicit',
    key: TEST_CERTIFICATE_KEY,
    cert: TEST_CERTIFICATE,
    authOptional: !signIn,
    allowInsecureAuth: true,
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth({ username = '', password = '' }, _session, callback) {
      if (state.mode === 'refusing-sign-in') return callback(replyError(535, `no such secret ${password}`))
      callback(null, { user: username })
    },
    onRcptTo(_address, _session, callback) {
      callback(state.mode === 'refusing-recipients' ? replyError(550, 'nobody lives here') : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (state.mode === 'closing') hangUp(session.remotePort)
      })
      stream.on('end', () => {
        if (state.mode === 'closing') return
        const source = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        // What our own sign-in answered with; the package leaves its kind open.
        const user: unknown = session.user
        if (state.mode !== 'lying') {
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            headers: unfoldedHeaders(source),
            source,
            secure: session.secure,
            user: typeof user === 'string' ? user : null,
          })
        }
        callback(null, 'taken')
      })
    },
  }
}

const replyError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

function unfoldedHeaders(source: string): string[] {
  const head = source.split(/\r?\n\r?\n/, 1)[0] ?? ''
  return head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
}

function drip(socket: Socket): void {
  socket.write('220 hello\r\n')
  const timer = setInterval(() => socket.write('2'), 20)
  socket.once('close', () => clearInterval(timer))
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
}
