import { emailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { MAIL_TYPES } from '@trendverse/domain/mail/mail-type'
import { MAX_PRIORITY, MIN_PRIORITY, SMTP_STATUSES, SMTP_TLS_MODES } from '@trendverse/domain/mail/smtp-server'
import { z } from 'zod'
import { adminCall } from './access'
import { filterText } from './field'
import { longPageInput, longPageOutput } from './paging'

const TAGS = ['Mail']
const MAX_SUBJECT_LENGTH = 200
const MAX_TEMPLATE_LENGTH = 100_000

const instant = z.iso.datetime({ offset: true })
const id = z.uuid().transform((text) => text.toLowerCase())
const line = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'This must be one line.')
const address = z
  .string()
  .trim()
  .max(254)
  .refine((text) => emailProblem(text) === null, 'Please enter a valid email address')

/** A name or an address of a host: whatever else is said of it belongs into fields of its own. */
const host = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[A-Za-z0-9._:-]+$/, 'Please enter a host name or address, without http:// and without a port.')

/** EM-01, as administrators write it. */
const server = {
  name: line.trim().min(1).max(100),
  host,
  port: z.number().int().min(1).max(65_535),
  tls: z.enum(SMTP_TLS_MODES),
  /** Null: the server wants no sign-in. */
  username: line.trim().min(1).max(254).nullable(),
  password: z.string().max(500),
  fromAddress: address,
  fromName: line.trim().max(100),
  status: z.enum(SMTP_STATUSES),
  /** The smallest number is asked first (OP-44). */
  priority: z.number().int().min(MIN_PRIORITY).max(MAX_PRIORITY),
}

/** What was seen of the fields that are changed: where one is another by now, nothing is changed. */
const { password: _password, ...seenServer } = server

/** EM-01 and OP-69 in one record. */
export const smtpConfig = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  port: z.number().int(),
  tls: z.enum(SMTP_TLS_MODES),
  username: z.string().nullable(),
  /** Masked, or null where there is none; the password itself never leaves the server (EM-06). */
  password: z.string().nullable(),
  fromAddress: z.string(),
  fromName: z.string(),
  status: z.enum(SMTP_STATUSES),
  priority: z.number().int(),
  emailsSentToday: z.number().int(),
  emailsSentMonth: z.number().int(),
  lastUsed: instant.nullable(),
  /** Percent, or null before the first try. */
  successRate: z.number().nullable(),
  createdAt: instant,
})

/** The server that `SMTP_URL` names: mail goes through it while administrators have set up none. */
const fallbackServer = smtpConfig
  .pick({ id: true, name: true, host: true, port: true, tls: true, fromAddress: true })
  .extend({ isInUse: z.boolean() })

const mailStatus = z.enum(['waiting', 'sending', 'sent', 'failed'])
export const outboxMail = z.object({
  id: z.uuid(),
  type: z.enum(MAIL_TYPES),
  to: z.string(),
  subject: z.string(),
  status: mailStatus,
  tries: z.number().int(),
  createdAt: instant,
  nextTryAt: instant.nullable(),
  expiresAt: instant,
  sentAt: instant.nullable(),
  error: z.string().nullable(),
})

/** EM-03 */
export const template = z.object({
  type: z.enum(MAIL_TYPES),
  status: z.enum(['active', 'inactive']),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  /** Names that may stand in double curly braces. */
  variables: z.array(z.string()).readonly(),
  /** Names the HTML and the text must hold. */
  required: z.array(z.string()).readonly(),
  /** Whether this is the product's own wording. */
  builtIn: z.boolean(),
})

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  adminCall.route({ method, path, summary, tags: TAGS })

export const mailContract = {
  smtpConfigs: {
    list: route('GET', '/admin/smtp-configs', 'Mail servers in the order they are tried (API-18)').output(
      z.object({ data: z.array(smtpConfig).readonly(), fallback: fallbackServer.nullable() }),
    ),
    create: adminCall
      .route({
        method: 'POST',
        path: '/admin/smtp-configs',
        summary: 'Add a mail server',
        tags: TAGS,
        successStatus: 201,
      })
      .input(
        z.strictObject({
          ...server,
          tls: server.tls.default('starttls'),
          username: server.username.default(null),
          password: server.password.default(''),
          fromName: server.fromName.default(''),
          status: server.status.default('active'),
          priority: server.priority.default(MIN_PRIORITY),
        }),
      )
      .output(z.object({ data: smtpConfig })),
    update: adminCall
      .route({
        method: 'PUT',
        path: '/admin/smtp-configs/{id}',
        summary: 'Change a mail server',
        description:
          'Fields that are left out stay. An empty or masked password stays as well, unless the host changes: then it ' +
          'has to be entered again.',
        tags: TAGS,
      })
      .input(
        z.strictObject({
          id,
          ...z.strictObject(server).partial().shape,
          expected: z.strictObject(seenServer).partial().optional(),
        }),
      )
      .output(z.object({ data: smtpConfig })),
    remove: route('DELETE', '/admin/smtp-configs/{id}', 'Remove a mail server')
      .input(z.strictObject({ id }))
      .output(z.object({ data: z.object({ removed: z.literal(true) }) })),
    test: adminCall
      .route({
        method: 'POST',
        path: '/admin/smtp-configs/{id}/test',
        summary: 'Connect to a mail server and sign in; with `to` also send a test email there',
        tags: TAGS,
      })
      .input(z.strictObject({ id, to: address.optional() }))
      .output(z.object({ data: z.object({ connected: z.literal(true), sent: z.boolean() }), message: z.string() })),
  },
  outbox: {
    list: route('GET', '/admin/outbox', 'Queued and sent emails with their status, newest first')
      .input(
        z.strictObject({
          ...longPageInput,
          status: mailStatus.optional(),
          type: z.enum(MAIL_TYPES).optional(),
          /** A part of the address or the subject. */
          q: filterText(254).optional(),
        }),
      )
      .output(
        longPageOutput(outboxMail).extend({
          /** The server in use, or null and why there is none (ER-22). */
          sender: z.object({ id: z.uuid(), name: z.string() }).nullable(),
          problem: z.string().nullable(),
        }),
      ),
    retry: adminCall
      .route({
        method: 'POST',
        path: '/admin/outbox/{id}/retry',
        summary: 'Send a failed email again',
        description:
          'A link that expires is replaced by a new one. Refused if the email is no longer needed, for example a verification ' +
          'of a verified address.',
        tags: TAGS,
      })
      .input(z.strictObject({ id }))
      .output(z.object({ data: outboxMail })),
  },
  templates: {
    list: route('GET', '/admin/mail-templates', 'The template of every email, built-in unless replaced').output(
      z.object({ data: z.array(template).readonly() }),
    ),
    save: route('PUT', '/admin/mail-templates/{type}', 'Save your own template')
      .input(
        z.strictObject({
          type: z.enum(MAIL_TYPES),
          status: z.enum(['active', 'inactive']).default('active'),
          subject: z.string().trim().min(1).max(MAX_SUBJECT_LENGTH),
          htmlContent: z.string().min(1).max(MAX_TEMPLATE_LENGTH),
          textContent: z.string().min(1).max(MAX_TEMPLATE_LENGTH),
          expected: z
            .strictObject({
              status: z.enum(['active', 'inactive']),
              subject: z.string(),
              htmlContent: z.string(),
              textContent: z.string(),
            })
            .partial()
            .optional(),
        }),
      )
      .output(z.object({ data: template })),
    preview: route('POST', '/admin/mail-templates/{type}/preview', 'Preview a template draft with sample values')
      .input(
        z.strictObject({
          type: z.enum(MAIL_TYPES),
          subject: z.string().max(MAX_SUBJECT_LENGTH),
          htmlContent: z.string().max(MAX_TEMPLATE_LENGTH),
          textContent: z.string().max(MAX_TEMPLATE_LENGTH),
        }),
      )
      .output(
        z.object({
          data: z.object({
            subject: z.string(),
            html: z.string(),
            text: z.string(),
            /** What keeps the wording from being saved, by field. */
            problems: z.record(z.string(), z.string()),
          }),
        }),
      ),
    remove: route('DELETE', '/admin/mail-templates/{type}', 'Restore the built-in template')
      .input(z.strictObject({ type: z.enum(MAIL_TYPES) }))
      .output(z.object({ data: template })),
  },
}
