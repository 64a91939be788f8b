import type { Backend } from '@trendverse/contract/contract'
import type { MailType } from '@trendverse/domain/mail/mail-type'

export type SmtpConfig = Awaited<ReturnType<Backend['mail']['smtpConfigs']['list']>>['data'][number]
export type FallbackServer = NonNullable<Awaited<ReturnType<Backend['mail']['smtpConfigs']['list']>>['fallback']>
export type MailTemplate = Awaited<ReturnType<Backend['mail']['templates']['list']>>['data'][number]
export type OutboxMail = Awaited<ReturnType<Backend['mail']['outbox']['list']>>['data'][number]
export type Subscriber = Awaited<ReturnType<Backend['admin']['subscribers']['list']>>['data'][number]
export type NewsletterFigures = Awaited<ReturnType<Backend['admin']['newsletter']['get']>>['data']

export const MAIL_TYPE_WORDS: Readonly<Record<MailType, string>> = {
  verification: 'Verify an address',
  reset: 'Reset a password',
  welcome: 'Welcome',
  already_registered: 'Sign-up with a taken address',
  newsletter: 'Newsletter',
  newsletter_confirm: 'Confirm a subscription',
  contact: 'Message to support',
  contact_answer: 'Reply from support',
  new_place: 'Sign-in from a new place',
  second_factor: 'Two-factor authentication changed',
  test: 'Test email',
}
