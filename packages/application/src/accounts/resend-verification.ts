import { AppError } from '@trendverse/domain/primitives/app-error'
import type { CallOrigin } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'
import type { AccountPorts } from './account-ports'
import { mayMailAgain } from './may-mail-again'
import { sendTokenMail, sendTokenMailUnseen } from './send-token-mail'

/** Mails another verification link (AC-27). Links from before stay good for their fifteen minutes. */
export async function resendVerification(
  ports: AccountPorts,
  origin: CallOrigin,
  input: { readonly email: string },
): Promise<void> {
  const isSent = await mayMailAgain(ports, origin, 'resend', input.email)
  // OP-11: where the installation does not tell who has an account, all answers are alike.
  if (await getSystemSetting(ports, 'neutralAccountTexts')) {
    if (!isSent) return
    return sendTokenMailUnseen(ports, 'verification', input.email, ({ emailVerified }) => !emailVerified)
  }
  const user = await ports.accounts.findByEmail(input.email.trim())
  if (user !== null && !user.emailVerified) {
    if (isSent) await sendTokenMail(ports, 'verification', user)
    return
  }
  throw user === null
    ? new AppError('account_unknown', 'User not found')
    : new AppError('conflict', 'This email address is already verified.')
}
