import type { OutgoingMail } from './mail-outbox'
import type { SmtpConfig } from './smtp-config-repository'

/** Hands one mail to one server. Rejects with what the server, or the line to it, said. */
export type MailTransport = {
  send(config: SmtpConfig, mail: OutgoingMail): Promise<void>
  /** Connects and signs in without sending anything. */
  check(config: SmtpConfig): Promise<void>
}
