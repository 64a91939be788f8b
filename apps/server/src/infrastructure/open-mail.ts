import { webcrypto } from 'node:crypto'
import { createLinkTokens } from '@trendverse/application/mail/create-link-tokens'
import type { MailPorts, StoragePorts } from '@trendverse/application/ports/ports'
import { serversInOrder } from '@trendverse/domain/mail/choose-servers'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Config } from '../config'
import type { Log } from '../log'
import { createMailTransport } from './mail-transport'
import { createSecretBox } from './secret-box'

/** Mails whose link somebody is waiting for. */
const AWAITED: ReadonlySet<string> = new Set(['verification', 'reset', 'newsletter_confirm'])

/** Chooses the adapters of mail: SMTP, sealed secrets, and the bell that wakes whoever sends. */
export function openMail(options: {
  readonly config: Pick<Config, 'publicUrl' | 'production'>
  /** What secrets are sealed with and tokens of links are made from, see `readSecretKey`. */
  readonly secretKey: string
  readonly database: Pick<SqlDatabase, 'notify'>
  readonly storage: Pick<StoragePorts, 'smtpConfigs'>
  readonly log: Log
}): MailPorts {
  const { config, secretKey, database, storage, log } = options

  /** Without a mail server a link would be lost; outside production whoever runs the site reads it in the log. */
  const showLink = async (type: string, to: string, link: string): Promise<void> => {
    if (serversInOrder(await storage.smtpConfigs.list()).length > 0) return
    log.info(`No mail server is set up: the ${type} mail to ${to} waits in the outbox. Its link: ${link}`)
  }

  return {
    mailTransport: createMailTransport({ clientName: new URL(config.publicUrl).hostname }),
    mailEvents: {
      mailsQueued(queued) {
        const onFailure = (error: unknown): void => log.warn({ err: error }, 'The outbox could not be woken')
        database.notify('mail_queued').catch(onFailure)
        if (config.production) return
        for (const { type, to, link } of queued) {
          if (link !== null && AWAITED.has(type)) showLink(type, to, link).catch(onFailure)
        }
      },
    },
    secretBox: createSecretBox(secretKey),
    linkTokens: createLinkTokens(webcrypto, secretKey),
    publicUrl: config.publicUrl,
  }
}
