import { webcrypto } from 'node:crypto'
import { createLinkTokens } from '@trendverse/application/mail/create-link-tokens'
import { listSenders } from '@trendverse/application/mail/list-senders'
import type { SmtpConfig } from '@trendverse/application/ports/mail'
import type { MailPorts, StoragePorts } from '@trendverse/application/ports/ports'
import type { SecretBox } from '@trendverse/application/ports/world'
import { placeOfMailPassword } from '@trendverse/application/upkeep/sealed-places'
import { MIN_PRIORITY } from '@trendverse/domain/mail/smtp-server'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Config } from '../config'
import type { Log } from '../log'
import { createMailTransport } from './mail-transport'
import { createSecretBox } from './secret-box'
import type { SmtpAddress } from './smtp-address'

/** Mails whose link somebody is waiting for. */
const AWAITED: ReadonlySet<string> = new Set(['verification', 'reset', 'newsletter_confirm'])

/** Chooses the adapters of mail: SMTP, sealed secrets, and the bell that wakes whoever sends. */
export async function openMail(options: {
  readonly config: Pick<Config, 'publicUrl' | 'production' | 'smtp'>
  /** What secrets are sealed with and tokens of links are made from, see `readSecretKey`. */
  readonly secretKey: string
  readonly database: Pick<SqlDatabase, 'notify'>
  readonly storage: Pick<StoragePorts, 'smtpConfigs'>
  readonly log: Log
}): Promise<MailPorts> {
  const { config, secretKey, database, storage, log } = options
  const secretBox = createSecretBox(secretKey)
  const fallbackMailServer = config.smtp === undefined ? null : await serverOfAddress(config.smtp, secretBox)

  /** Without a mail server a link would be lost; outside production whoever runs the site reads it in the log. */
  const showLink = async (type: string, to: string, link: string): Promise<void> => {
    if ((await listSenders({ ...storage, fallbackMailServer })).length > 0) return
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
    secretBox,
    fallbackMailServer,
    logsUnsentLinks: !config.production,
    linkTokens: createLinkTokens(webcrypto, secretKey),
    publicUrl: config.publicUrl,
  }
}

/** Stands for the server of `SMTP_URL` where servers have ids; no record ever has it. */
const FALLBACK_ID = '00000000-0000-7000-8000-000000000001'

/** The server of `SMTP_URL` in the form of one that was set up. It is in no table, so nothing is counted of it. */
async function serverOfAddress({ password, ...address }: SmtpAddress, secretBox: SecretBox): Promise<SmtpConfig> {
  const sealedPassword = password === null ? null : await secretBox.seal(password, placeOfMailPassword(FALLBACK_ID))
  return {
    ...address,
    id: FALLBACK_ID,
    name: 'SMTP_URL',
    sealedPassword,
    status: 'active',
    priority: MIN_PRIORITY,
    createdAtMs: 0,
    sentToday: 0,
    sentThisMonth: 0,
    countedDay: '1970-01-01',
    lastUsedAtMs: null,
    succeeded: 0,
    failed: 0,
  }
}
