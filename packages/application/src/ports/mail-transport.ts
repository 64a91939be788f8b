import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { MailBody } from './mail-outbox'
import type { SmtpServer } from './smtp-config-repository'

/** A mail with its texts opened, on the way to a server. */
export type MailToSend = MailBody & {
  /** Becomes the Message-ID, so that a mail sent twice after a crash is recognised as one. */
  readonly id: Uuid
  readonly to: string
  readonly subject: string
}

/** Everything about a server that is needed to talk to it; the password is open. */
export type MailServer = Pick<SmtpServer, 'host' | 'port' | 'tls' | 'username' | 'fromAddress' | 'fromName'> & {
  readonly password: string | null
}

/**
 * Why a server did not take a mail. `server`: it cannot be reached or does not let us in, whatever the mail;
 * `mail`: it refused this one. The message is one line and holds no secret.
 */
export class MailTransportError extends Error {
  override readonly name = 'MailTransportError'
  readonly scope: 'server' | 'mail'

  constructor(scope: 'server' | 'mail', message: string, cause?: unknown) {
    super(message, { cause })
    this.scope = scope
  }
}

/** Talks to one server. Rejects with MailTransportError, always within a bounded time. */
export type MailTransport = {
  send(server: MailServer, mail: MailToSend): Promise<void>
  /**
   * Connects and signs in, and hands over the mail in the same conversation where there is one. Somebody waits for the
   * outcome, so it comes before their call is given up. What fails has the scope `server` until the server has let us
   * in, and `mail` from then on.
   */
  check(server: MailServer, mail: MailToSend | null): Promise<void>
}
