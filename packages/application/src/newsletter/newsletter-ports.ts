import type { ThrottlePorts } from '../accounts/throttle'
import type { QueueMailPorts } from '../mail/queue-mail'
import type { LinkTokens } from '../ports/link-tokens'
import type { Logger } from '../ports/logger'
import type { SubscriberRepository } from '../ports/subscriber-repository'

/** What subscribing, confirming and leaving need. */
export type NewsletterPorts = ThrottlePorts &
  QueueMailPorts & {
    readonly subscribers: SubscriberRepository
    readonly linkTokens: LinkTokens
    readonly log: Logger
  }
