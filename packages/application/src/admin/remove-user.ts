import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { type ErasePorts, eraseAccount } from '../accounts/erase-account'
import { FORGOTTEN_ACTOR } from '../ports/administration'
import { type AuditPorts, actorOf, recordAudit } from './record-audit'
import { lastAdmin, userNotFound } from './update-user'

/** Deletes an account with everything that belongs to it (API-09); the log keeps that it happened, not to whom. */
export async function removeUser(ports: ErasePorts & AuditPorts, caller: SignedInCaller, id: Uuid): Promise<void> {
  const outcome = await eraseAccount(ports, id)
  if (outcome === null) throw userNotFound()
  if (outcome === 'last_admin') throw lastAdmin()
  const actor = caller.user.id === id ? { id: null, name: FORGOTTEN_ACTOR } : actorOf(caller)
  await recordAudit(ports, actor, 'user.deleted', null)
}
