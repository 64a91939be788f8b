import { refusalOf, type TokenRefusal } from '@trendverse/domain/accounts/one-time-token'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import type { SpendCodePorts } from '../admin/second-factor/spend-code'
import { type TypedSecondStep, takeSecondStep } from '../admin/second-factor/take-second-step'
import type { CallOrigin } from '../ports/world'
import type { AccountPorts } from './account-ports'
import { checkNewPassword } from './check-new-password'
import { consumeAttempt } from './throttle'

/** ER-17 */
const REFUSALS: Readonly<Record<TokenRefusal, readonly [ErrorCode, string]>> = {
  invalid: ['token_invalid', 'Invalid reset token'],
  used: ['token_used', 'Reset token already used'],
  expired: ['token_expired', 'Reset token expired'],
}

/**
 * Spends a reset token (OP-18): new password, no session left, the account's other reset tokens void. A mailbox is one
 * factor, so where a second one is on, a code is asked for too.
 */
export async function resetPassword(
  ports: AccountPorts & SpendCodePorts,
  origin: CallOrigin,
  input: TypedSecondStep & { readonly token: string; readonly password: string },
): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const tokenHash = await ports.tokens.hash(input.token)
  // Looked at first: a password that is refused does not cost the link (VT-04), and a bad link does not cost a hash.
  const link = await ports.accountTokens.find('reset', tokenHash)
  const refused = refusalOf(link, nowMs)
  if (refused !== null) {
    // Only what is wrong counts: others in this network keep nobody from their link.
    await consumeAttempt(ports, THROTTLES.tokenNetwork, origin.network)
    throw new AppError(...REFUSALS[refused])
  }
  // A right link may be tried often enough for a password that is refused; a flood of tries would keep all others waiting.
  await consumeAttempt(ports, THROTTLES.resetLink, tokenHash)
  await checkNewPassword(ports, input.password)
  const user = link?.userId ? await ports.accounts.findById(link.userId) : null
  if (user !== null) await takeSecondStep(ports, origin, user, input)
  const passwordHash = await ports.passwords.hash(input.password)
  const outcome = await ports.accountTokens.resetPassword(tokenHash, passwordHash, nowMs)
  if (typeof outcome === 'string') throw new AppError(...REFUSALS[outcome])
  await ports.events.accountChanged(outcome.id)
}
