import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** OP-69, and `contact` for what visitors write to support. */
export const MAIL_TYPES = [
  'verification',
  'reset',
  'welcome',
  'newsletter',
  'newsletter_confirm',
  'contact',
  'test',
] as const
export type MailType = (typeof MAIL_TYPES)[number]

export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed'

/** A mail ready to go: texts are filled in already. */
export type OutgoingMail = {
  readonly id: Uuid
  /** The same key is queued once, whatever happens to the caller in between. */
  readonly idempotencyKey: string
  readonly type: MailType
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** For example List-Unsubscribe (RFC 8058). */
  readonly headers: Readonly<Record<string, string>>
  /** Account it belongs to, so that it goes with the account. */
  readonly userId: Uuid | null
  readonly createdAtMs: number
}

export type QueuedMail = OutgoingMail & {
  readonly status: MailStatus
  readonly tries: number
  readonly nextTryAtMs: number
  readonly sentAtMs: number | null
  readonly error: string | null
}

/** Mail on its way out. Taking, sending and noting the result survive a crash at any point (at-least-once). */
export type MailOutbox = {
  /** False when a mail of this key is there already. */
  add(mail: OutgoingMail): Promise<boolean>
  /** Takes mails that are due, each by one taker only; a taker that dies gives them back after `leaseMs`. */
  take(limit: number, nowMs: number, leaseMs: number): Promise<readonly QueuedMail[]>
  noteSent(id: Uuid, nowMs: number): Promise<void>
  /** Back to waiting until `nextTryAtMs`, or failed for good when that is null. */
  noteFailure(id: Uuid, error: string, nextTryAtMs: number | null): Promise<void>
  list(page: {
    readonly page: number
    readonly pageSize: number
  }): Promise<{ readonly mails: readonly QueuedMail[]; readonly total: number }>
  /** Forgets what was sent or failed before this instant. */
  removeDoneBefore(beforeMs: number): Promise<number>
}
