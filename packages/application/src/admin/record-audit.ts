import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import type { AuditEntry } from '../ports/administration'
import type { Needs } from '../ports/ports'

export type AuditPorts = Needs<'auditLog' | 'clock' | 'random'>

/** Who did it: an administrator, or the person at the machine itself. */
export type AuditActor = { readonly id: string | null; readonly name: string }

export const SYSTEM_ACTOR: AuditActor = { id: null, name: 'system' }

export function actorOf(caller: SignedInCaller): AuditActor {
  return { id: caller.user.id, name: caller.user.username }
}

/**
 * Writes down what an administrator did. Subjects are named by id and personal data by field name only, so that the log,
 * which nobody can change, keeps nothing of an account that is deleted.
 */
export async function recordAudit(
  ports: AuditPorts,
  actor: AuditActor,
  action: string,
  subjectId: string | null,
  details: AuditEntry['details'] = {},
): Promise<void> {
  const atMs = ports.clock.nowMs()
  const id = uuidV7(atMs, ports.random.bytes(10))
  await ports.auditLog.append({ id, atMs, actorId: actor.id, actorName: actor.name, action, subjectId, details })
}
