import type { Clock } from '../ports/clock'
import type { SmtpConfigRepository } from '../ports/smtp-config-repository'
import { type SmtpConfigRecord, toSmtpConfigRecord } from './smtp-config-record'

/** API-18: every mail server in the order they are asked, passwords masked. */
export async function listSmtpConfigs(ports: {
  readonly smtpConfigs: Pick<SmtpConfigRepository, 'list'>
  readonly clock: Clock
}): Promise<readonly SmtpConfigRecord[]> {
  const nowMs = ports.clock.nowMs()
  return (await ports.smtpConfigs.list()).map((config) => toSmtpConfigRecord(config, nowMs))
}
