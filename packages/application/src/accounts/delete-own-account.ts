import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type AuditPorts, recordAudit } from '../admin/record-audit'
import { FORGOTTEN_ACTOR } from '../ports/administration'
import type { Needs } from '../ports/ports'
import type { SignedInCaller } from './caller'
import { type ErasePorts, eraseAccount } from './erase-account'
import { consumeAttempt, resetAttempts, type ThrottlePorts } from './throttle'

/** Deletes the caller's own account when they know its password. The log keeps that it happened, not to whom. */
export async function deleteOwnAccount(
  ports: ErasePorts & ThrottlePorts & AuditPorts & Needs<'accounts' | 'passwords'>,
  caller: SignedInCaller,
  password: string,
): Promise<void> {
  // Who found a session open must not find out the password by trying.
  await consumeAttempt(ports, THROTTLES.currentPassword, caller.user.id)
  const user = await ports.accounts.findById(caller.user.id)
  if (user === null) throw new AppError('authentication_required', 'Authentication required')
  if (!(await ports.passwords.verify(await ports.accounts.passwordHashOf(user.id), password))) {
    throw new AppError('password_wrong', 'Invalid password', { fields: { password: 'Invalid password' } })
  }
  if ((await eraseAccount(ports, user.id)) === 'last_admin') {
    throw new AppError('conflict', 'You’re the last administrator. Make someone else an administrator first.')
  }
  await resetAttempts(ports, THROTTLES.currentPassword, user.id)
  await recordAudit(ports, { id: null, name: FORGOTTEN_ACTOR }, 'account.deleted', null)
}
