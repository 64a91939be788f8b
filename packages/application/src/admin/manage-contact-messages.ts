import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { ContactMessage, ContactStatus } from '../ports/correspondence'
import type { Needs } from '../ports/ports'
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
  { id, status }: { readonly id: Uuid; readonly status: ContactStatus },
) {
  const message = await ports.contacts.setStatus(id, status)
  if (message === null) throw new AppError('not_found', 'There is no such message.')
  await recordAudit(ports, actor, 'contact_message.updated', id, { status })
  return toRow(message)
}

function toRow({ createdAtMs, ...message }: ContactMessage) {
  return { ...message, createdAt: new Date(createdAtMs).toISOString() }
}
