import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { CallOrigin } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'
import type { AccountPorts } from './account-ports'
import { sendTokenMail, sendTokenMailUnseen } from './send-token-mail'
import { consumeAttempt } from './throttle'

/** Mails another verification link (AC-27). Links from before stay good for their fifteen minutes. */
export async function resendVerification(
  ports: AccountPorts,
  origin: CallOrigin,
  input: { readonly email: string },
): Promise<void> {
  await consumeAttempt(ports, THROTTLES.mailNetwork, origin.network)
  await consumeAttempt(ports, THROTTLES.resendAddress, input.email)
  // OP-11: where the installation does not tell who has an account, all answers are alike.
  if (await getSystemSetting(ports, 'neutralAccountTexts')) {
    return sendTokenMailUnseen(ports, 'verification', input.email, ({ emailVerified }) => !emailVerified)
  }
  const user = await ports.accounts.findByEmail(input.email.trim())
  if (user !== null && !user.emailVerified) return sendTokenMail(ports, 'verification', user)
  throw user === null
    ? new AppError('account_unknown', 'User not found')
    : new AppError('conflict', 'This email address is verified already.')
}
