import { unblock } from '@trendverse/domain/accounts/change-status'
import { isBlocked } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { makerChanged } from '../accounts/maker-changed'
import type { ReadAccountPorts } from '../accounts/read-account'
import type { Needs } from '../ports/ports'
import { type AdminAccount, readAdminAccount } from './admin-account'
import { type AuditPorts, actorOf, recordAudit } from './record-audit'
import { changeUser } from './update-user'

/** Lets an account back in that was blocked for good (OP-67). Throws AppError `not_found`, `conflict`. */
export async function unblockUser(
  ports: AuditPorts & ReadAccountPorts & Needs<'adminAccounts' | 'events'>,
  caller: SignedInCaller,
  input: { readonly id: Uuid; readonly reason?: string | undefined },
): Promise<AdminAccount> {
  const { user } = await changeUser(ports, input.id, (kept) => {
    if (!isBlocked(kept)) throw new AppError('conflict', 'This account isn’t blocked.')
    return unblock(kept)
  })
  await makerChanged(ports, user.id)
  const details = input.reason === undefined ? {} : { reason: input.reason }
  await recordAudit(ports, actorOf(caller), 'user.unblocked', input.id, details)
  return readAdminAccount(ports, user)
}
