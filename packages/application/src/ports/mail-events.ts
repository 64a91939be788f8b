import type { MailType } from '@trendverse/domain/mail/mail-type'

/** `link` is what the mail is for, where it has one. It holds a token: never logged in production. */
export type MailNotice = { readonly type: MailType; readonly to: string; readonly link: string | null }

/** Told when mails have been put into the outbox. Whatever happens there is no concern of who queued them. */
export type MailEvents = {
  mailsQueued(mails: readonly MailNotice[]): void
}
