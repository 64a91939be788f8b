import type { SecondFactorEvent } from '@trendverse/domain/accounts/second-factor-event'
import type { User } from '@trendverse/domain/accounts/user'
import { trySending } from '../../accounts/send-token-mail'
import { type QueueMailPorts, queueMail } from '../../mail/queue-mail'
import type { Needs } from '../../ports/ports'
import { type AuditPorts, recordAudit } from '../record-audit'

export type TellPorts = AuditPorts & QueueMailPorts & Needs<'log' | 'tokens'>

/** Writes down what an administrator did with their own second factor, and mails it to them: it may not have been them. */
export async function tellSecondFactor(ports: TellPorts, user: User, event: SecondFactorEvent): Promise<void> {
  await recordAudit(ports, { id: user.id, name: user.username }, `second_factor.${event}`, user.id)
  await trySending(ports, user.id, () =>
    queueMail(ports, {
      type: 'second_factor',
      to: user.email,
      userId: user.id,
      idempotencyKey: `second_factor:${ports.tokens.create()}`,
      variables: { firstName: user.firstName, timeZone: user.timeZone, atMs: ports.clock.nowMs(), event },
    }),
  )
}
