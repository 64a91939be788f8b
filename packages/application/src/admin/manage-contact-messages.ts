import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { type QueueMailPorts, queueMail } from '../mail/queue-mail'
import type { ContactMessage, ContactStatus } from '../ports/correspondence'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

type Ports = AuditPorts & Needs<'contacts'>

/** One page of what people wrote to support: open before done, members first (OP-77). */
export async function listContactMessages(
  ports: Pick<Ports, 'contacts'>,
  input: { readonly page: number; readonly pageSize: number; readonly status?: ContactStatus | undefined },
) {
  const { page, pageSize } = input
  const { messages, total } = await ports.contacts.list({ page, pageSize, status: input.status ?? null })
  return { data: messages.map(toRow), total, page, pageSize }
}

/** Marks a message as done, or open again. Throws AppError `not_found`. */
export async function updateContactMessage(
  ports: Ports,
  actor: AuditActor,
  input: {
    readonly id: Uuid
    readonly status: ContactStatus
    readonly expected?: { readonly status?: ContactStatus | undefined } | undefined
  },
) {
  const { id, status, expected } = input
  const before = await ports.contacts.find(id)
  if (before !== null) assertUnchanged(before, expected, { status: 'The state' })
  const message = await ports.contacts.setStatus(id, status)
  if (message === null) throw new AppError('not_found', 'This message no longer exists.')
  await recordAudit(ports, actor, 'contact_message.updated', id, { status })
  return toRow(message)
}

/**
 * Answers a message by mail and marks it as done. Sending the same answer twice at once sends one mail. Throws AppError
 * `not_found`, and `invalid_input` where no mail can reach whoever wrote.
 */
export async function answerContactMessage(
  ports: Ports & QueueMailPorts,
  actor: AuditActor,
  { id, text }: { readonly id: Uuid; readonly text: string },
) {
  const before = await ports.contacts.find(id)
  if (before === null) throw new AppError('not_found', 'This message no longer exists.')
  const { name, subject, message, email, userId, answeredAtMs } = before
  const supportEmail = await getSystemSetting(ports, 'supportEmail')
  await queueMail(ports, {
    type: 'contact_answer',
    to: email,
    userId,
    // what stands there tells a second answer from the first one sent twice
    idempotencyKey: `contact-answer:${id}:${answeredAtMs ?? 'first'}`,
    variables: { name, subject, message, answer: text, replyTo: supportEmail === '' ? null : supportEmail },
  })
  const answered = await ports.contacts.setAnswer(id, text, ports.clock.nowMs())
  if (answered === null) throw new AppError('not_found', 'This message no longer exists.')
  await recordAudit(ports, actor, 'contact_message.answered', id)
  return toRow(answered)
}

function toRow({ createdAtMs, answeredAtMs, ...message }: ContactMessage) {
  const answeredAt = answeredAtMs === null ? null : new Date(answeredAtMs).toISOString()
  return { ...message, createdAt: new Date(createdAtMs).toISOString(), answeredAt }
}
