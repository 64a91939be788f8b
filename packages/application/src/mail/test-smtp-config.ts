import { builtInTemplate } from '@trendverse/domain/mail/built-in-templates'
import { fillTemplate } from '@trendverse/domain/mail/fill-template'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import { type MailToSend, MailTransportError } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'
import { openServer, reasonOf } from './delivery-round'
import { findSmtpConfig } from './smtp-config-record'

type Ports = AuditPorts &
  Needs<'fallbackMailServer' | 'mailTransport' | 'publicUrl' | 'secretBox' | 'settings' | 'smtpConfigs'>

/**
 * Connects to a mail server, whatever its status, and signs in; with `to` it sends a test mail as well, in the same
 * conversation.
 * Throws AppError `not_found`, or `mail_failed` with the words of ER-23 (no connection) or ER-24 (the mail was refused).
 */
export async function testSmtpConfig(
  ports: Ports,
  actor: AuditActor,
  input: { readonly id: Uuid; readonly to?: string | undefined },
): Promise<{ readonly sent: boolean }> {
  const { fallbackMailServer: fallback } = ports
  const config = fallback?.id === input.id ? fallback : await findSmtpConfig(ports, input.id)
  await recordAudit(ports, actor, 'smtp_config.tested', config.id, { name: config.name, mail: input.to !== undefined })
  const server = await openServer(ports, config)
  const mail = input.to === undefined ? null : await testMailOf(ports, config.name, input.to)
  try {
    await ports.mailTransport.check(server, mail)
  } catch (error) {
    if (mail === null || !(error instanceof MailTransportError) || error.scope === 'server') {
      const advice = 'Please check the host, the port, the encryption and the credentials.'
      throw mailFailed(`SMTP connection failed. ${advice} (${reasonOf(error)})`, error)
    }
    await ports.smtpConfigs.count(config.id, 'failed', ports.clock.nowMs())
    throw mailFailed(`Failed to send email: ${reasonOf(error)}`, error)
  }
  if (mail === null) return { sent: false }
  await ports.smtpConfigs.count(config.id, 'sent', ports.clock.nowMs())
  return { sent: true }
}

async function testMailOf(ports: Ports, serverName: string, to: string): Promise<MailToSend> {
  const siteName = await getSystemSetting(ports, 'siteName')
  const { subject, html, text } = fillTemplate(builtInTemplate('test'), {
    siteName,
    serverName,
    siteUrl: ports.publicUrl,
  })
  const id = uuidV7(ports.clock.nowMs(), ports.random.bytes(10))
  return { id, to, subject, html, text, headers: {}, replyTo: null }
}

function mailFailed(message: string, cause: unknown): AppError {
  return new AppError('mail_failed', message, { retryable: true, cause })
}
