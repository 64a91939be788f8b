import { chooseSenders } from '@trendverse/domain/mail/choose-servers'
import type { LinkDelivery } from '@trendverse/domain/mail/link-delivery'
import type { SmtpConfig, SmtpConfigRepository } from '../ports/mail'
import type { Needs } from '../ports/ports'

export type SenderPorts = Needs<'fallbackMailServer'> & {
  readonly smtpConfigs: Pick<SmtpConfigRepository, 'list'>
}

/** The servers a mail is handed to, in the order they are asked. */
export async function listSenders(ports: SenderPorts): Promise<readonly SmtpConfig[]> {
  return chooseSenders(await ports.smtpConfigs.list(), ports.fallbackMailServer)
}

/** What becomes of a mailed link right now. */
export async function linkDelivery(ports: SenderPorts & Needs<'logsUnsentLinks'>): Promise<LinkDelivery> {
  if ((await listSenders(ports)).length > 0) return 'mailed'
  return ports.logsUnsentLinks ? 'logged' : 'unsent'
}
