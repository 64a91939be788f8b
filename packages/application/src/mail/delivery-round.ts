import {
  type MailServer,
  type MailToSend,
  type MailTransport,
  MailTransportError,
  type SmtpConfig,
  type SmtpConfigRepository,
} from '../ports/mail'
import type { Needs } from '../ports/ports'
import type { SecretBox } from '../ports/world'
import { placeOfMailPassword } from '../upkeep/sealed-places'
import { listSenders } from './list-senders'

export type DeliveryPorts = Needs<'clock' | 'fallbackMailServer'> & {
  readonly smtpConfigs: Pick<SmtpConfigRepository, 'list' | 'count'>
  readonly mailTransport: Pick<MailTransport, 'send'>
  readonly secretBox: Pick<SecretBox, 'open'>
}

export type DeliveryRound = {
  /** Whether a server is left that has not just turned out to be out of reach. */
  hasServer(): boolean
  /** Hands the mail to the first server that takes it. What went wrong everywhere, or null when one took it. */
  deliver(mail: MailToSend): Promise<string | null>
}

/**
 * The servers of one round of sending, in their order (EM-02). A server that cannot be reached is left alone for the
 * rest of the round, so that a thousand mails do not wait for the same dead line.
 */
export async function startDeliveryRound(ports: DeliveryPorts): Promise<DeliveryRound> {
  const configs = await listSenders(ports)
  const unreachable = new Map<string, string>()

  async function tryServer(config: SmtpConfig, mail: MailToSend): Promise<string | null> {
    try {
      await ports.mailTransport.send(await openServer(ports, config), mail)
    } catch (error) {
      const reason = `${config.name}: ${reasonOf(error)}`
      if (!(error instanceof MailTransportError) || error.scope === 'server') unreachable.set(config.id, reason)
      await ports.smtpConfigs.count(config.id, 'failed', ports.clock.nowMs())
      return reason
    }
    await ports.smtpConfigs.count(config.id, 'sent', ports.clock.nowMs())
    return null
  }

  return {
    hasServer: () => configs.some(({ id }) => !unreachable.has(id)),
    async deliver(mail) {
      const reasons: string[] = []
      for (const config of configs) {
        const reason = unreachable.get(config.id) ?? (await tryServer(config, mail))
        if (reason === null) return null
        reasons.push(reason)
      }
      return reasons.join('; ')
    },
  }
}

/** What the transport needs to know of a server, its password opened. */
export async function openServer(
  ports: { readonly secretBox: Pick<SecretBox, 'open'> },
  config: Pick<SmtpConfig, keyof Omit<MailServer, 'password'> | 'id' | 'sealedPassword'>,
): Promise<MailServer> {
  const { id, host, port, tls, username, fromAddress, fromName, sealedPassword } = config
  const place = placeOfMailPassword(id)
  const password = sealedPassword === null ? null : await ports.secretBox.open(sealedPassword, place)
  return { host, port, tls, username, fromAddress, fromName, password }
}

/** One line for administrators. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
