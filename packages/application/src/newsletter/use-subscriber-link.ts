import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { consumeAttempt, type ThrottlePorts } from '../accounts/throttle'
import type { QueueMailPorts } from '../mail/queue-mail'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'
import { sendWelcome } from './send-subscriber-mail'

type Ports = ThrottlePorts & QueueMailPorts & Needs<'log' | 'subscribers'>

/**
 * Makes a subscription count (double opt-in), as often as the link is opened. Throws AppError `token_invalid`, or
 * `token_used` when the subscription was ended since.
 */
export async function confirmSubscription(ports: Ports, origin: CallOrigin, token: string): Promise<void> {
  const found = await ports.subscribers.confirm(await ports.tokens.hash(token))
  if (found === null) return refuseToken(ports, origin)
  if (found.outcome === 'ended') {
    throw new AppError('token_used', 'This subscription has ended. Please subscribe again to get the newsletter.')
  }
  await sendWelcome(ports, found.subscriber, token)
}

/** Ends a subscription, again and again without harm. Throws AppError `token_invalid` for a link of nobody. */
export async function unsubscribe(ports: Ports, origin: CallOrigin, token: string): Promise<void> {
  const nowMs = ports.clock.nowMs()
  if (!(await ports.subscribers.unsubscribe(await ports.tokens.hash(token), nowMs))) await refuseToken(ports, origin)
}

/** Only links of nobody count: a mail provider sends the clicks of all its readers from few networks. */
async function refuseToken(ports: Ports, origin: CallOrigin): Promise<never> {
  await consumeAttempt(ports, THROTTLES.tokenNetwork, origin.network)
  throw new AppError('token_invalid', 'This link isn’t valid.')
}
