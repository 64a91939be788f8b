import type { TokenRefusal } from '@trendverse/domain/accounts/one-time-token'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { queueMail } from '../mail/queue-mail'
import type { CallOrigin } from '../ports/world'
import type { AccountPorts } from './account-ports'
import { trySending } from './send-token-mail'
import { consumeAttempt } from './throttle'

/** ER-16 */
const REFUSALS: Readonly<Record<TokenRefusal, readonly [ErrorCode, string]>> = {
  invalid: ['token_invalid', 'Invalid token'],
  used: ['token_used', 'Token already used'],
  expired: ['token_expired', 'Token expired'],
}

/** Spends a verification token (VT-03, OP-19): the account becomes active, and is welcomed by mail. */
export async function verifyEmail(
  ports: AccountPorts,
  origin: CallOrigin,
  input: { readonly token: string },
): Promise<{ readonly email: string }> {
  const tokenHash = await ports.tokens.hash(input.token)
  const user = await ports.accountTokens.verifyEmail(tokenHash, ports.clock.nowMs())
  if (typeof user === 'string') {
    // Only what is wrong counts: others in this network keep nobody from their link.
    await consumeAttempt(ports, THROTTLES.tokenNetwork, origin.network)
    throw new AppError(...REFUSALS[user])
  }
  await ports.events.accountChanged(user.id)
  await trySending(ports, user.id, () =>
    queueMail(ports, {
      type: 'welcome',
      to: user.email,
      userId: user.id,
      idempotencyKey: `welcome:${user.id}`,
      variables: { firstName: user.firstName },
    }),
  )
  return { email: user.email }
}
