import type { MailBody, MailTemplate, QueuedMail, SmtpConfig } from '@trendverse/application/ports/mail'
import { MAIL_TYPES } from '@trendverse/domain/mail/mail-type'
import { SMTP_STATUSES, SMTP_TLS_MODES } from '@trendverse/domain/mail/smtp-server'
import { z } from 'zod'
import { count, instant } from './row-shapes'

const queuedMail: z.ZodType<QueuedMail> = z.object({
  id: z.uuid(),
  idempotencyKey: z.string(),
  type: z.enum(MAIL_TYPES),
  to: z.string(),
  subject: z.string(),
  sealedBody: z.string().nullable(),
  userId: z.uuid().nullable(),
  createdAtMs: instant,
  expiresAtMs: instant,
  status: z.enum(['waiting', 'sending', 'sent', 'failed']),
  tries: count,
  nextTryAtMs: instant,
  sentAtMs: instant.nullable(),
  error: z.string().nullable(),
})

const mailBody: z.ZodType<MailBody> = z.object({
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  replyTo: z.string().nullable(),
})

/** A mail, and what is inside once it was delivered on this device. */
export const outboxRecord = z.object({ mail: queuedMail, body: mailBody.nullable() })

export const smtpConfigRecord: z.ZodType<SmtpConfig> = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  port: z.number().int(),
  tls: z.enum(SMTP_TLS_MODES),
  username: z.string().nullable(),
  sealedPassword: z.string().nullable(),
  fromAddress: z.string(),
  fromName: z.string(),
  status: z.enum(SMTP_STATUSES),
  priority: z.number().int(),
  createdAtMs: instant,
  sentToday: count,
  sentThisMonth: count,
  countedDay: z.string(),
  lastUsedAtMs: instant.nullable(),
  succeeded: count,
  failed: count,
})

export const mailTemplateRecord: z.ZodType<MailTemplate> = z.object({
  type: z.enum(MAIL_TYPES),
  status: z.enum(['active', 'inactive']),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
})
