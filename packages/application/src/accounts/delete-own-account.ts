import { AppError } from '@trendverse/domain/primitives/app-error'
import { type AuditPorts, recordAudit } from '../admin/record-audit'
import type { SpendCodePorts } from '../admin/second-factor/spend-code'
import { type TypedSecondStep, takeSecondStep } from '../admin/second-factor/take-second-step'
import { FORGOTTEN_ACTOR } from '../ports/administration'
import type { Needs } from '../ports/ports'
import type { SignedInCaller } from './caller'
import { checkPresentPassword } from './check-present-password'
import { type ErasePorts, eraseAccount } from './erase-account'

/**
 * Deletes the caller's own account when they know its password, and have a code where a second factor is on. The log keeps
 * that it happened, not to whom.
 */
export async function deleteOwnAccount(
  ports: ErasePorts & SpendCodePorts & AuditPorts & Needs<'accounts' | 'passwords'>,
  caller: SignedInCaller,
  { password, ...step }: TypedSecondStep & { readonly password: string },
): Promise<void> {
  const user = await ports.accounts.findById(caller.user.id)
  if (user === null) throw new AppError('authentication_required', 'Authentication required')
  await checkPresentPassword(ports, caller, password)
  // Checked before the code is used up, and again when the account is deleted.
  if (await ports.adminAccounts.isLast(user.id)) throw lastAdmin()
  await takeSecondStep(ports, caller.session, user, step)
  if ((await eraseAccount(ports, user.id)) === 'last_admin') throw lastAdmin()
  await recordAudit(ports, { id: null, name: FORGOTTEN_ACTOR }, 'account.deleted', null)
}

function lastAdmin(): AppError {
  return new AppError('conflict', 'You’re the last administrator. Make someone else an administrator first.')
}
