import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { actorOf, recordAudit } from './record-audit'
import { lastAdmin, type ManageUserPorts, userNotFound } from './update-user'

/** Deletes an account with everything that belongs to it (API-09); the log keeps its id alone. */
export async function removeUser(ports: ManageUserPorts, caller: SignedInCaller, id: Uuid): Promise<void> {
  const outcome = await ports.adminAccounts.remove(id)
  if (outcome === null) throw userNotFound()
  if (outcome === 'last_admin') throw lastAdmin()
  await ports.events.accountsChanged()
  await recordAudit(ports, actorOf(caller), 'user.deleted', id)
}
