import {
  type MailTransport,
  MailTransportError,
  type SmtpConfig,
  type SmtpConfigRepository,
} from '@trendverse/application/ports/mail'
import type { Pause } from '@trendverse/application/ports/world'
import type { DeviceMailbox } from '@trendverse/storage/browser/device-mailbox'

/** EM-05 */
const SENDING_MS = 1_000
const TESTING_MS = 800
const FAILURE_SHARE = 0.1

export type SimulatedMailOptions = {
  readonly mailbox: Pick<DeviceMailbox, 'deliver'>
  readonly pause: Pause
  /** From 0 up to 1; what lies below a tenth fails. */
  readonly chance: () => number
}

/** Mail on a device (OP-09): it takes as long as a real one, fails as often as documented, and arrives in the outbox page. */
export function simulatedMail({ mailbox, pause, chance }: SimulatedMailOptions): MailTransport {
  const send: MailTransport['send'] = async (_server, { id, html, text, headers, replyTo }) => {
    await pause(SENDING_MS)
    if (chance() < FAILURE_SHARE) throw new MailTransportError('mail', 'The simulated mail server refused it.')
    await mailbox.deliver(id, { html, text, headers, replyTo })
  }
  return {
    send,
    check: async (server, mail) => {
      await pause(TESTING_MS)
      if (chance() < FAILURE_SHARE) throw new MailTransportError('server', 'The simulated mail server did not answer.')
      if (mail !== null) await send(server, mail)
    },
  }
}

/** Where mails go as long as nobody has set up a server: no one has to, to read a link. */
export const SERVER_OF_DEVICE: SmtpConfig = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'This device',
  host: 'localhost',
  port: 25,
  tls: 'none',
  username: null,
  sealedPassword: null,
  fromAddress: 'device@localhost.invalid',
  fromName: 'This device',
  status: 'active',
  priority: 1,
  createdAtMs: 0,
  sentToday: 0,
  sentThisMonth: 0,
  countedDay: '1970-01-01',
  lastUsedAtMs: null,
  succeeded: 0,
  failed: 0,
}

/** Nothing of a device goes to a real server, so no password of one is kept on it. */
export function withoutPasswords(configs: SmtpConfigRepository): SmtpConfigRepository {
  return { ...configs, save: (server) => configs.save({ ...server, sealedPassword: null }) }
}
