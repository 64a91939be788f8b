import { NO_SERVER_FOUND } from '@trendverse/domain/mail/choose-servers'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import type { LongListPage } from '../ports/counted-total'
import type { MailStatus, QueuedMail } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { listSenders, type SenderPorts } from './list-senders'

export type ListOutboxInput = LongListPage & {
  readonly status?: MailStatus | undefined
  readonly type?: MailType | undefined
  readonly q?: string | undefined
}

/**
 * Mails on their way and what became of them, newest first, beside the server in use (EM-02, ER-22). What is inside
 * stays sealed: links carry tokens that are nobody's but the receiver's.
 */
export async function listOutbox(
  ports: Needs<'mails'> & SenderPorts,
  { q, page, pageSize, ...filters }: ListOutboxInput,
) {
  const [{ mails, ...counted }, [sender]] = await Promise.all([
    ports.mails.list({ page, pageSize, ...filters, text: q?.trim() }),
    listSenders(ports),
  ])
  return {
    data: mails.map(toOutboxMail),
    ...counted,
    page,
    pageSize,
    sender: sender === undefined ? null : { id: sender.id, name: sender.name },
    problem: sender === undefined ? NO_SERVER_FOUND : null,
  }
}

/** A mail as administrators see it. */
export function toOutboxMail(mail: QueuedMail) {
  const { id, type, to, subject, status, tries, error } = mail
  const open = status === 'waiting' || status === 'sending'
  const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
  return {
    id,
    type,
    to,
    subject,
    status,
    tries,
    error,
    createdAt: new Date(mail.createdAtMs).toISOString(),
    nextTryAt: open ? instant(mail.nextTryAtMs) : null,
    expiresAt: new Date(mail.expiresAtMs).toISOString(),
    sentAt: instant(mail.sentAtMs),
  }
}
