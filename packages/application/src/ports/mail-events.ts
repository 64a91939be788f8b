import type { MailType } from '@trendverse/domain/mail/mail-type'

/** Told when a mail has been put into the outbox. Whatever happens there is no concern of who queued it. */
export type MailEvents = {
  /** `link` is what the mail is for, where it has one. It holds a token: never logged in production. */
  mailQueued(mail: { readonly type: MailType; readonly to: string; readonly link: string | null }): void
}
