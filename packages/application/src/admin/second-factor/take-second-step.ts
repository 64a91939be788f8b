import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type CodeOrigin, type SpendCodePorts, spendCode } from './spend-code'

/** What was typed beside a password: a code of the authenticator app or a recovery code. */
export type TypedSecondStep = { readonly code?: string | undefined }

/** Whether something of this account asks for a code. */
export async function hasSecondFactor(
  ports: Pick<SpendCodePorts, 'secondFactors'>,
  userId: User['id'],
): Promise<boolean> {
  return ((await ports.secondFactors.find(userId))?.switchedOnAtMs ?? null) !== null
}

/**
 * Uses up the code of an account whose second factor is on, and refuses whoever brings none or a wrong one. To be asked
 * after the password or the mailed link was right, so that only who has it learns that there is a second factor; and last, so
 * that no code is used up for what is refused anyway.
 */
export async function takeSecondStep(
  ports: SpendCodePorts,
  origin: CodeOrigin,
  user: User,
  { code }: TypedSecondStep,
): Promise<void> {
  const factor = await ports.secondFactors.find(user.id)
  if (factor === null || factor.switchedOnAtMs === null) return
  if (code === undefined || code === '') throw secondStepMissing()
  await spendCode(ports, origin, { user, factor }, code)
}

function secondStepMissing(): AppError {
  return new AppError('second_factor_required', 'Please enter the code from your authenticator app.')
}
