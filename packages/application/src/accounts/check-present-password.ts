import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import { consumeAttempt, resetAttempts, type ThrottlePorts } from './throttle'

/** Refuses whoever does not know the password of this account: who found a session open must not find it out by trying. */
export async function checkPresentPassword(
  ports: ThrottlePorts & Needs<'accounts' | 'passwords'>,
  userId: Uuid,
  password: string,
): Promise<void> {
  await consumeAttempt(ports, THROTTLES.currentPassword, userId)
  if (!(await ports.passwords.verify(await ports.accounts.passwordHashOf(userId), password))) {
    throw new AppError('password_wrong', 'Invalid password', { fields: { password: 'Invalid password' } })
  }
  await resetAttempts(ports, THROTTLES.currentPassword, userId)
}
