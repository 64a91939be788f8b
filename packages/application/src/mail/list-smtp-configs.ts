import type { Needs } from '../ports/ports'
import { listSenders, type SenderPorts } from './list-senders'
import { type SmtpConfigRecord, toSmtpConfigRecord } from './smtp-config-record'

/** A mail server that no administrator set up. Nothing is counted of it and its password is not told, not even masked. */
export type FallbackServerRecord = Pick<SmtpConfigRecord, 'id' | 'name' | 'host' | 'port' | 'tls' | 'fromAddress'> & {
  /** Whether mail goes through it now: only while administrators have set up no server. */
  readonly isInUse: boolean
}

/** API-18: every mail server in the order they are asked, passwords masked, and the one that steps in where there is none. */
export async function listSmtpConfigs(ports: Needs<'clock' | 'smtpConfigs'> & SenderPorts): Promise<{
  readonly data: readonly SmtpConfigRecord[]
  readonly fallback: FallbackServerRecord | null
}> {
  const nowMs = ports.clock.nowMs()
  const [configs, senders] = await Promise.all([ports.smtpConfigs.list(), listSenders(ports)])
  return {
    data: configs.map((config) => toSmtpConfigRecord(config, nowMs)),
    fallback: ports.fallbackMailServer && {
      ...recordOf(ports.fallbackMailServer),
      isInUse: senders[0]?.id === ports.fallbackMailServer.id,
    },
  }
}

function recordOf({
  id,
  name,
  host,
  port,
  tls,
  fromAddress,
}: SmtpConfigRecord | NonNullable<SenderPorts['fallbackMailServer']>) {
  return { id, name, host, port, tls, fromAddress }
}
