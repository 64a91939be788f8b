import type { MailCounters } from '@trendverse/domain/mail/mail-counters'
import type { SmtpStatus, SmtpTls } from '@trendverse/domain/mail/smtp-server'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** What an administrator says of a mail server. The password is sealed and opened only to sign in there. */
export type SmtpServer = {
  readonly id: Uuid
  readonly name: string
  readonly host: string
  readonly port: number
  readonly tls: SmtpTls
  readonly username: string | null
  readonly sealedPassword: string | null
  readonly fromAddress: string
  readonly fromName: string
  readonly status: SmtpStatus
  /** The smallest number is asked first (EM-02, OP-44). */
  readonly priority: number
  readonly createdAtMs: number
}

/** EM-01, OP-69: one record per mail server, its counters as they were last written (`countersAt` says their worth now). */
export type SmtpConfig = SmtpServer &
  MailCounters & {
    readonly lastUsedAtMs: number | null
    readonly succeeded: number
    readonly failed: number
  }

export type SmtpConfigRepository = {
  /** Smallest priority first, then the oldest. */
  list(): Promise<readonly SmtpConfig[]>
  find(id: Uuid): Promise<SmtpConfig | null>
  /** Adds a server or replaces what was said of it; what was counted stays. */
  save(server: SmtpServer): Promise<void>
  remove(id: Uuid): Promise<boolean>
  /** Counts one delivery or failure of a server, in one statement (OP-51). */
  count(id: Uuid, outcome: 'sent' | 'failed', nowMs: number): Promise<void>
}
