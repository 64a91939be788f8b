import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

/** Forgets a subscriber of the newsletter, as if they had never been one. Throws AppError `not_found`. */
export async function removeSubscriber(
  ports: AuditPorts & Needs<'subscribers'>,
  actor: AuditActor,
  id: Uuid,
): Promise<void> {
  if (!(await ports.subscribers.remove(id))) {
    throw new AppError('not_found', 'This subscriber no longer exists.')
  }
  await recordAudit(ports, actor, 'subscriber.removed', id)
}
