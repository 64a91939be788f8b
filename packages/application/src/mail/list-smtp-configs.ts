import type { Needs } from '../ports/ports'
import { type SmtpConfigRecord, toSmtpConfigRecord } from './smtp-config-record'

/** API-18: every mail server in the order they are asked, passwords masked. */
export async function listSmtpConfigs(ports: Needs<'clock' | 'smtpConfigs'>): Promise<readonly SmtpConfigRecord[]> {
  const nowMs = ports.clock.nowMs()
  return (await ports.smtpConfigs.list()).map((config) => toSmtpConfigRecord(config, nowMs))
}
