import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import type { SignedInCaller } from './caller'
import { consumeAttempt, resetAttempts, type ThrottlePorts } from './throttle'

/** Refuses a caller who does not know the password: who found a session open must not find it out by trying. */
export async function checkPresentPassword(
  ports: ThrottlePorts & Needs<'accounts' | 'passwords'>,
  { user, session }: SignedInCaller,
  password: string,
): Promise<void> {
  await consumeAttempt(ports, THROTTLES.currentPassword, session.id)
  if (!(await ports.passwords.verify(await ports.accounts.passwordHashOf(user.id), password))) {
    throw new AppError('password_wrong', 'Invalid password', { fields: { password: 'Invalid password' } })
  }
  await resetAttempts(ports, THROTTLES.currentPassword, session.id)
}
