import { countersAt, successRate } from '@trendverse/domain/mail/mail-counters'
import { MASKED_PASSWORD } from '@trendverse/domain/mail/smtp-server'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SmtpConfig, SmtpServer } from '../ports/mail'
import type { Needs } from '../ports/ports'

/** A mail server as administrators read it (EM-01, OP-69): the password is masked, the counters count. */
export type SmtpConfigRecord = Omit<SmtpServer, 'sealedPassword' | 'createdAtMs'> & {
  readonly password: string | null
  readonly emailsSentToday: number
  readonly emailsSentMonth: number
  readonly lastUsed: string | null
  readonly successRate: number | null
  readonly createdAt: string
}

export function toSmtpConfigRecord(config: SmtpConfig, nowMs: number): SmtpConfigRecord {
  const { id, name, host, port, tls, username, fromAddress, fromName, status, priority } = config
  const { sentToday, sentThisMonth } = countersAt(config, nowMs)
  return {
    id,
    name,
    host,
    port,
    tls,
    username,
    fromAddress,
    fromName,
    status,
    priority,
    password: config.sealedPassword === null ? null : MASKED_PASSWORD,
    emailsSentToday: sentToday,
    emailsSentMonth: sentThisMonth,
    lastUsed: config.lastUsedAtMs === null ? null : new Date(config.lastUsedAtMs).toISOString(),
    successRate: successRate(config),
    createdAt: new Date(config.createdAtMs).toISOString(),
  }
}

/** Throws AppError `not_found`. */
export async function findSmtpConfig(ports: Needs<'smtpConfigs'>, id: Uuid): Promise<SmtpConfig> {
  const config = await ports.smtpConfigs.find(id)
  if (config === null) throw noSmtpConfig()
  return config
}

export function noSmtpConfig(): AppError {
  return new AppError('not_found', 'This mail server no longer exists.')
}
