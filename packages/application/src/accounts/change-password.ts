import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SpendCodePorts } from '../admin/second-factor/spend-code'
import { type TypedSecondStep, takeSecondStep } from '../admin/second-factor/take-second-step'
import type { AccountPorts } from './account-ports'
import type { SignedInCaller } from './caller'
import { checkNewPassword } from './check-new-password'
import { consumeAttempt, resetAttempts } from './throttle'

/**
 * Changes the password of whoever knows the present one, and has a code where a second factor is on. Ends the account's
 * other sessions; how many those were.
 */
export async function changePassword(
  ports: AccountPorts & SpendCodePorts,
  { user, session }: SignedInCaller,
  input: TypedSecondStep & { readonly currentPassword: string; readonly newPassword: string },
): Promise<number> {
  // Who found a session open must not find out the password by trying.
  await consumeAttempt(ports, THROTTLES.currentPassword, session.id)
  const kept = await ports.accounts.passwordHashOf(user.id)
  if (kept === null || !(await ports.passwords.verify(kept, input.currentPassword))) throw wrongPassword()
  await checkNewPassword(ports, input.newPassword, 'newPassword')
  await takeSecondStep(ports, session, user, input)
  const renewed = await ports.passwords.hash(input.newPassword)
  if (!(await ports.accounts.setPasswordHash(user.id, renewed, kept))) throw wrongPassword()
  const ended = await ports.sessions.endAll(user.id, session.id)
  await ports.events.accountChanged(user.id)
  await resetAttempts(ports, THROTTLES.currentPassword, session.id)
  return ended
}

function wrongPassword(): AppError {
  return new AppError('password_wrong', 'Invalid password', { fields: { currentPassword: 'Invalid password' } })
}
