import type { ContactMessage, Subscriber, SubscriberStatus } from '@trendverse/application/ports/correspondence'
import type { MailStatus, MailTemplate, SmtpConfig } from '@trendverse/application/ports/mail'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  idempotencyKey: safeText('idempotency_key').notNull(),
  type: safeText('type').$type<MailType>().notNull(),
  to: safeText('recipient').notNull(),
  subject: safeText('subject').notNull(),
  sealedBody: safeText('sealed_body'),
  userId: uuid('user_id'),
  createdAtMs: instant('created_at').notNull(),
  expiresAtMs: instant('expires_at').notNull(),
  status: safeText('status').$type<MailStatus>().notNull(),
  tries: integer('tries').notNull().default(0),
  nextTryAtMs: instant('next_try_at').notNull(),
  sentAtMs: instant('sent_at'),
  error: safeText('error'),
})

export const smtpConfigs = pgTable('smtp_configs', {
  id: uuid('id').primaryKey(),
  name: safeText('name').notNull(),
  host: safeText('host').notNull(),
  port: integer('port').notNull(),
  tls: safeText('tls').$type<SmtpConfig['tls']>().notNull(),
  username: safeText('username'),
  sealedPassword: safeText('sealed_password'),
  fromAddress: safeText('from_address').notNull(),
  fromName: safeText('from_name').notNull(),
  status: safeText('status').$type<SmtpConfig['status']>().notNull(),
  priority: integer('priority').notNull(),
  createdAtMs: instant('created_at').notNull(),
  lastUsedAtMs: instant('last_used_at'),
  sentToday: integer('sent_today').notNull().default(0),
  sentThisMonth: integer('sent_this_month').notNull().default(0),
  countedDay: safeText('counted_day').notNull(),
  succeeded: integer('succeeded').notNull().default(0),
  failed: integer('failed').notNull().default(0),
})

export const mailTemplates = pgTable('mail_templates', {
  type: safeText('type').$type<MailType>().primaryKey(),
  status: safeText('status').$type<MailTemplate['status']>().notNull(),
  subject: safeText('subject').notNull(),
  htmlContent: safeText('html_content').notNull(),
  textContent: safeText('text_content').notNull(),
})

export const subscribers = pgTable('subscribers', {
  id: uuid('id').primaryKey(),
  email: safeText('email').notNull(),
  /** By what an address is found (`addressKey`). */
  emailKey: safeText('email_key'),
  tokenHash: safeText('token_hash').notNull(),
  subscribedAtMs: instant('subscribed_at').notNull(),
  status: safeText('status').$type<SubscriberStatus>().notNull(),
  source: safeText('source').notNull(),
  preferences: safeJson('preferences').$type<Subscriber['preferences']>().notNull(),
  unsubscribedAtMs: instant('unsubscribed_at'),
})

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  name: safeText('name').notNull(),
  email: safeText('email').notNull(),
  subject: safeText('subject').notNull(),
  message: safeText('message').notNull(),
  priority: boolean('priority').notNull(),
  status: safeText('status').$type<ContactMessage['status']>().notNull(),
  createdAtMs: instant('created_at').notNull(),
  answer: safeText('answer'),
  answeredAtMs: instant('answered_at'),
})
