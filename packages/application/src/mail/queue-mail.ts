import type { MailOutbox } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { type MailRequest, openMailWriter, type WrittenMail } from './write-mail'

export type QueueMailPorts = Needs<
  'clock' | 'mailEvents' | 'mailTemplates' | 'publicUrl' | 'random' | 'secretBox' | 'settings'
> & { readonly mails: Pick<MailOutbox, 'add'> }

/**
 * Puts a mail into the outbox and returns at once; it is sent by the job. False when this key was queued before.
 * Rejects only when it could not be kept: AppError `invalid_input` for what is no mail address, or what the store says.
 *
 * @example await queueMail(ports, { type: 'reset', to: user.email, userId: user.id,
 *   idempotencyKey: `reset:${tokenHash}`, variables: { firstName: user.firstName, token } })
 */
export async function queueMail(ports: QueueMailPorts, request: MailRequest): Promise<boolean> {
  const write = await openMailWriter(ports, request.type)
  return (await queueWritten(ports, [await write(request)])) === 1
}

/** The same for mails that are written already, all in one step: how many were not queued before. */
export async function queueWritten(
  ports: Pick<QueueMailPorts, 'mailEvents' | 'mails'>,
  written: readonly WrittenMail[],
): Promise<number> {
  const added = new Set(await ports.mails.add(written.map(({ mail }) => mail)))
  const queued = written.flatMap(({ mail: { id, type, to }, link }) => (added.has(id) ? [{ type, to, link }] : []))
  if (queued.length > 0) ports.mailEvents.mailsQueued(queued)
  return queued.length
}
