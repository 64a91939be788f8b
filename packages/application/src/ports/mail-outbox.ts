import type { MailType } from '@trendverse/domain/mail/mail-type'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { RecordOwner } from './record-owner'

export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed'

/** What is inside a mail. Links carry tokens, so all of it is sealed while it waits, and forgotten when it is done. */
export type MailBody = {
  readonly html: string
  readonly text: string
  /** For example List-Unsubscribe (RFC 8058). */
  readonly headers: Readonly<Record<string, string>>
  readonly replyTo: string | null
}

/** A mail ready to go: texts are filled in already. */
export type OutgoingMail = {
  readonly id: Uuid
  /** The same key is queued once, whatever happens to the caller in between. */
  readonly idempotencyKey: string
  readonly type: MailType
  readonly to: string
  readonly subject: string
  /** A `MailBody` as JSON, sealed by the SecretBox. */
  readonly sealedBody: string
  /** Account it belongs to, so that it goes with the account. */
  readonly userId: Uuid | null
  readonly createdAtMs: number
  /** Not sent any more from then on: its link is dead, or the news is old. */
  readonly expiresAtMs: number
}

/** `sealedBody` is null once the mail is sent or failed for good. */
export type QueuedMail = Omit<OutgoingMail, 'sealedBody'> & {
  readonly sealedBody: string | null
  readonly status: MailStatus
  /** Times it was taken to be sent. */
  readonly tries: number
  readonly nextTryAtMs: number
  readonly sentAtMs: number | null
  readonly error: string | null
}

/** Mail on its way out. Taking, sending and noting the result survive a crash at any point (at-least-once). */
export type MailOutbox = {
  /** All of them in one step, due at once. The ids of those whose key was not there already. */
  add(mails: readonly OutgoingMail[]): Promise<readonly Uuid[]>
  /** Takes mails that are due, oldest first, each by one taker only; those of a taker that dies come back after `leaseMs`. */
  take(
    limit: number,
    nowMs: number,
    leaseMs: number,
  ): Promise<readonly (QueuedMail & { readonly sealedBody: string })[]>
  noteSent(id: Uuid, nowMs: number): Promise<void>
  /** Back to waiting until `nextTryAtMs`, or failed for good when that is null. */
  noteFailure(id: Uuid, error: string, nextTryAtMs: number | null): Promise<void>
  /** Fails every waiting mail whose time has passed, and answers how many. */
  failExpired(nowMs: number, error: string): Promise<number>
  countWaiting(): Promise<number>
  /** Newest first; `page` begins with 1. */
  list(page: {
    readonly page: number
    readonly pageSize: number
  }): Promise<{ readonly mails: readonly QueuedMail[]; readonly total: number }>
  /** Every mail of an account or to its address, oldest first. */
  listOf(person: RecordOwner): Promise<readonly QueuedMail[]>
  /** Forgets all of those, waiting ones included. */
  removeOf(person: RecordOwner): Promise<void>
  /** Forgets mails made before this instant that were sent or failed. */
  removeDoneBefore(beforeMs: number): Promise<number>
}
