import { newPasswordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'

const TOO_COMMON = 'This password is too common. Please choose another one.'

/** Refuses a password that may not be chosen (OP-14), under the name of the field it came in. */
export async function checkNewPassword(
  ports: Needs<'commonPasswords'>,
  password: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  const problem = newPasswordProblem(password) ?? ((await ports.commonPasswords.isCommon(password)) ? TOO_COMMON : null)
  if (problem !== null) throw new AppError('invalid_input', problem, { fields: { [field]: problem } })
}
