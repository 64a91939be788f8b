import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { type ErasePorts, eraseAccount } from '../accounts/erase-account'
import { type AuditPorts, actorOf, recordAudit } from './record-audit'
import { lastAdmin, userNotFound } from './update-user'

/**
 * Deletes an account with everything that belongs to it (API-09); the log keeps that it happened, not to whom. One's own is
 * deleted in the settings, with the password. Throws AppError `not_found`, `conflict`.
 */
export async function removeUser(ports: ErasePorts & AuditPorts, caller: SignedInCaller, id: Uuid): Promise<void> {
  if (caller.user.id === id)
    throw new AppError('conflict', 'You can’t delete your own account here. Delete it in your account settings.')
  const outcome = await eraseAccount(ports, id)
  if (outcome === null) throw userNotFound()
  if (outcome === 'last_admin') throw lastAdmin()
  await recordAudit(ports, actorOf(caller), 'user.deleted', null)
}
