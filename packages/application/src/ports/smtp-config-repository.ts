import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** EM-01, OP-69: one record per mail server. The password is sealed and opened only to sign in there. */
export type SmtpConfig = {
  readonly id: Uuid
  readonly name: string
  readonly host: string
  readonly port: number
  /** `implicit`: TLS from the first byte; `starttls`: required before signing in; `none`: plain. */
  readonly tls: 'implicit' | 'starttls' | 'none'
  readonly username: string | null
  readonly sealedPassword: string | null
  readonly fromAddress: string
  readonly fromName: string
  readonly status: 'active' | 'inactive'
  /** The smallest number is asked first (EM-02, OP-44). */
  readonly priority: number
  readonly createdAtMs: number
  readonly lastUsedAtMs: number | null
  /** Counters start again with the UTC day and month they were counted in (OP-51). */
  readonly sentToday: number
  readonly sentThisMonth: number
  readonly countedDay: string
  readonly succeeded: number
  readonly failed: number
}

export type SmtpConfigRepository = {
  /** Smallest priority first, then the oldest. */
  list(): Promise<readonly SmtpConfig[]>
  find(id: Uuid): Promise<SmtpConfig | null>
  save(config: SmtpConfig): Promise<void>
  remove(id: Uuid): Promise<boolean>
  /** Counts one delivery or failure of a server, in one statement. */
  count(id: Uuid, outcome: 'sent' | 'failed', nowMs: number): Promise<void>
}
