import { writeNewsletterWelcome } from '@trendverse/domain/newsletter/write-newsletter-welcome'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { type QueueMailPorts, queueMail } from '../mail/queue-mail'
import type { Subscriber } from '../ports/correspondence'
import type { Needs } from '../ports/ports'

/** OP-66: the welcome, once per subscription. It is beside something that is done already, so it fails silently. */
export async function sendWelcome(
  ports: QueueMailPorts & Needs<'log'>,
  subscriber: Subscriber,
  token: string,
): Promise<void> {
  const { title, content } = writeNewsletterWelcome(ports.publicUrl)
  try {
    await queueMail(ports, {
      type: 'newsletter',
      to: subscriber.email,
      userId: null,
      idempotencyKey: `newsletter-welcome:${subscriber.id}:${subscriber.subscribedAtMs}`,
      variables: { title, content, unsubscribeToken: token },
    })
  } catch (error) {
    ports.log.warn({ err: error, subscriberId: subscriber.id }, 'A welcome to the newsletter could not be queued')
  }
}

/** The link that makes a subscription count, at most one a minute. Without this mail nothing was done: it may throw. */
export async function sendConfirmation(ports: QueueMailPorts, subscriber: Subscriber, token: string): Promise<void> {
  const minute = Math.floor(ports.clock.nowMs() / MINUTE_MS)
  await queueMail(ports, {
    type: 'newsletter_confirm',
    to: subscriber.email,
    userId: null,
    idempotencyKey: `newsletter-confirm:${subscriber.id}:${minute}`,
    variables: { token },
  })
}
