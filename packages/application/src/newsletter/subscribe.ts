import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { linkWords } from '@trendverse/domain/mail/link-delivery'
import { addressKey } from '@trendverse/domain/mail/mail-address'
import { ALREADY_SUBSCRIBED, CONFIRMATION_SENT, SUBSCRIBED } from '@trendverse/domain/newsletter/subscribe-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { mayBeMailed } from '../accounts/may-mail-again'
import { consumeAttempt, type ThrottlePorts } from '../accounts/throttle'
import { linkDelivery } from '../mail/list-senders'
import type { QueueMailPorts } from '../mail/queue-mail'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'
import { sendConfirmation, sendWelcome } from './send-subscriber-mail'
import { subscriberToken } from './subscriber-token'

export type Subscription = {
  readonly data: { readonly subscribed: boolean; readonly confirmationSent: boolean }
  readonly message: string
}

/**
 * Subscribes an address (NL, OP-66). Throws AppError `already_subscribed` for one that is active, unless the
 * installation does not tell who it knows; `rate_limited` when a network tries too often, or one address too often. What
 * others try with an address costs its owner no more than a mail that came already.
 */
export async function subscribe(
  ports: ThrottlePorts &
    QueueMailPorts &
    Needs<'fallbackMailServer' | 'linkTokens' | 'log' | 'logsUnsentLinks' | 'smtpConfigs' | 'subscribers'>,
  origin: CallOrigin,
  input: { readonly email: string; readonly source: string },
): Promise<Subscription> {
  const email = addressKey(input.email)
  await consumeAttempt(ports, THROTTLES.newsletterNetwork, origin.network)
  await consumeAttempt(ports, THROTTLES.newsletterPair, email, origin.network)
  const [confirmsFirst, isNeutral, { token, tokenHash }] = await Promise.all([
    getSystemSetting(ports, 'newsletterDoubleOptIn'),
    getSystemSetting(ports, 'neutralAccountTexts'),
    subscriberToken(ports, email),
  ])
  const nowMs = ports.clock.nowMs()
  const { outcome, subscriber } = await ports.subscribers.subscribe(
    {
      id: uuidV7(nowMs, ports.random.bytes(10)),
      email,
      subscribedAtMs: nowMs,
      status: confirmsFirst ? 'unconfirmed' : 'active',
      source: input.source,
      preferences: { trends: true, weekly_digest: true, new_features: true },
      unsubscribedAtMs: null,
    },
    tokenHash,
  )
  if (outcome === 'duplicate' && !isNeutral) throw new AppError('already_subscribed', ALREADY_SUBSCRIBED)
  if (outcome === 'added' && (await mayBeMailed(ports, 'newsletter', email)))
    await (confirmsFirst ? sendConfirmation : sendWelcome)(ports, subscriber, token)
  return {
    data: { subscribed: !confirmsFirst, confirmationSent: confirmsFirst },
    message: confirmsFirst ? linkWords(await linkDelivery(ports), CONFIRMATION_SENT) : SUBSCRIBED,
  }
}
