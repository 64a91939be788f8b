import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { inOneForm } from '@trendverse/domain/mail/mail-address'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { Caller } from '../accounts/caller'
import { consumeAttempt, type ThrottlePorts } from '../accounts/throttle'
import { type QueueMailPorts, queueMail } from '../mail/queue-mail'
import type { ContactMessage } from '../ports/correspondence'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'

export type ContactInput = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>

/**
 * Keeps what somebody wrote to support, and mails it to support's address where there is one. Messages of members come
 * first (OP-77), also of those who are blocked (OP-68). Throws AppError `rate_limited`.
 */
export async function sendContactMessage(
  ports: ThrottlePorts & QueueMailPorts & Needs<'contacts' | 'log'>,
  caller: Caller,
  origin: CallOrigin,
  input: ContactInput,
): Promise<void> {
  await consumeAttempt(ports, THROTTLES.contactNetwork, origin.network)
  const nowMs = ports.clock.nowMs()
  const userId = caller.kind === 'guest' ? null : caller.user.id
  const message: ContactMessage = {
    id: uuidV7(nowMs, ports.random.bytes(10)),
    userId,
    name: input.name.trim(),
    email: inOneForm(input.email),
    subject: input.subject.trim(),
    message: input.message.trim(),
    priority: userId !== null,
    status: 'open',
    createdAtMs: nowMs,
    answer: null,
    answeredAtMs: null,
  }
  await ports.contacts.add(message)
  const supportEmail = await getSystemSetting(ports, 'supportEmail')
  if (supportEmail === '') return
  try {
    const { id, name, email, subject, message: text, priority } = message
    await queueMail(ports, {
      type: 'contact',
      to: supportEmail,
      userId,
      idempotencyKey: `contact:${id}`,
      variables: { name, email, subject, message: text, priority },
    })
  } catch (error) {
    // It is kept, and administrators read it there.
    ports.log.warn({ err: error, messageId: message.id }, 'A message to support could not be mailed')
  }
}
