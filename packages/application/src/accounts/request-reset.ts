import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { isBlocked } from '@trendverse/domain/accounts/user'
import type { CallOrigin } from '../ports/world'
import type { AccountPorts } from './account-ports'
import { sendTokenMailUnseen } from './send-token-mail'
import { consumeAttempt } from './throttle'

/** Mails a reset link where there is an account that may use one. Nobody can tell from outside, nor by the time it takes (OP-17). */
export async function requestReset(
  ports: AccountPorts,
  origin: CallOrigin,
  input: { readonly email: string },
): Promise<void> {
  await consumeAttempt(ports, THROTTLES.mailNetwork, origin.network)
  await consumeAttempt(ports, THROTTLES.forgotAddress, input.email)
  await sendTokenMailUnseen(ports, 'reset', input.email, (user) => !isBlocked(user))
}
