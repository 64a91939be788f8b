import type { MailCounters } from '@trendverse/domain/mail/mail-counters'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import type { SmtpStatus, SmtpTls } from '@trendverse/domain/mail/smtp-server'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { RecordOwner } from './accounts'
import type { CountedTotal, LongListPage } from './counted-total'

export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed'

/** What is inside a mail. Links carry tokens, so all of it is sealed, and forgotten once it is sent. */
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

/** `sealedBody` is null once the mail is sent; of one that failed it is kept, so that it can be sent again. */
export type QueuedMail = Omit<OutgoingMail, 'sealedBody'> & {
  readonly sealedBody: string | null
  readonly status: MailStatus
  /** Times it was taken to be sent. */
  readonly tries: number
  readonly nextTryAtMs: number
  readonly sentAtMs: number | null
  readonly error: string | null
}

/** What of a mail is new when it is sent again. */
export type MailAgain = Pick<OutgoingMail, 'subject' | 'sealedBody' | 'expiresAtMs'>

export type OutboxQuery = LongListPage & {
  readonly status?: MailStatus | undefined
  readonly type?: MailType | undefined
  readonly text?: string | undefined
}

/** Why a mail failed whose time had passed, tried before or not. */
export type ExpiryReasons = { readonly tried: string; readonly untried: string }

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
  /** Whoever still works at a mail it took keeps it until then. */
  renew(id: Uuid, untilMs: number): Promise<void>
  noteSent(id: Uuid, nowMs: number): Promise<void>
  /** Back to waiting until `nextTryAtMs`, or failed for good when that is null. */
  noteFailure(id: Uuid, error: string, nextTryAtMs: number | null): Promise<void>
  /** Fails every waiting mail whose time has passed, and answers how many. */
  failExpired(nowMs: number, reasons: ExpiryReasons): Promise<number>
  countWaiting(): Promise<number>
  find(id: Uuid): Promise<QueuedMail | null>
  /** Makes a failed mail wait again, due at once, as if it had never been tried. False when it is not a failed one. */
  requeue(id: Uuid, mail: MailAgain, nowMs: number): Promise<boolean>
  /** Newest first; `page` begins with 1, `text` is a part of the address or the subject in any case. */
  list(query: OutboxQuery): Promise<CountedTotal & { readonly mails: readonly QueuedMail[] }>
  /** Mails of a type made from this instant on, per UTC date and status, oldest first. */
  countByDay(
    type: MailType,
    fromMs: number,
  ): Promise<readonly { readonly day: string; readonly status: MailStatus; readonly count: number }[]>
  /** Every mail of an account or to its address, oldest first. */
  listOf(person: RecordOwner): Promise<readonly QueuedMail[]>
  /** Forgets all of those, waiting ones included. */
  removeOf(person: RecordOwner): Promise<void>
  /** Forgets mails made before this instant that were sent or failed. */
  removeDoneBefore(beforeMs: number): Promise<number>
}

/** A mail with its texts opened, on the way to a server. */
export type MailToSend = MailBody & {
  /** Becomes the Message-ID, so that a mail sent twice after a crash is recognised as one. */
  readonly id: Uuid
  readonly to: string
  readonly subject: string
}

/** Everything about a server that is needed to talk to it; the password is open. */
export type MailServer = Pick<SmtpServer, 'host' | 'port' | 'tls' | 'username' | 'fromAddress' | 'fromName'> & {
  readonly password: string | null
}

/**
 * Why a server did not take a mail. `server`: it cannot be reached or does not let us in, whatever the mail;
 * `mail`: it refused this one. The message is one line and holds no secret.
 */
export class MailTransportError extends Error {
  override readonly name = 'MailTransportError'
  readonly scope: 'server' | 'mail'

  constructor(scope: 'server' | 'mail', message: string, cause?: unknown) {
    super(message, { cause })
    this.scope = scope
  }
}

/** Talks to one server. Rejects with MailTransportError, always within a bounded time. */
export type MailTransport = {
  send(server: MailServer, mail: MailToSend): Promise<void>
  /**
   * Connects and signs in, and hands over the mail in the same conversation where there is one. Somebody waits for the
   * outcome, so it comes before their call is given up. What fails has the scope `server` until the server has let us
   * in, and `mail` from then on.
   */
  check(server: MailServer, mail: MailToSend | null): Promise<void>
}

/** EM-03: an operator's own wording. Where there is none, or it is inactive, the built-in one is used. */
export type MailTemplate = {
  readonly type: MailType
  readonly status: 'active' | 'inactive'
  readonly subject: string
  readonly htmlContent: string
  readonly textContent: string
}

export type MailTemplateRepository = {
  find(type: MailType): Promise<MailTemplate | null>
  list(): Promise<readonly MailTemplate[]>
  /**
   * Adds or replaces a wording. `check` is asked about the one there is (null: none) in the same step, so that nobody else
   * writes in between; what it throws is thrown, and nothing is changed.
   */
  save(template: MailTemplate, check?: (current: MailTemplate | null) => void): Promise<void>
  remove(type: MailType): Promise<boolean>
}

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
  /**
   * Replaces what was said of a server by what `decide` makes of it as it is now, in one step; nothing changes when it
   * throws. False when there is none of this id.
   */
  update(id: Uuid, decide: (current: SmtpConfig) => SmtpServer): Promise<boolean>
  remove(id: Uuid): Promise<boolean>
  /** Counts one delivery or failure of a server, in one statement (OP-51). */
  count(id: Uuid, outcome: 'sent' | 'failed', nowMs: number): Promise<void>
}

/** `link` is what the mail is for, where it has one. It holds a token: never logged in production. */
export type MailNotice = { readonly type: MailType; readonly to: string; readonly link: string | null }

/** Told when mails have been put into the outbox. Whatever happens there is no concern of who queued them. */
export type MailEvents = {
  mailsQueued(mails: readonly MailNotice[]): void
}
