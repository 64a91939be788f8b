import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { isBlocked } from '@trendverse/domain/accounts/user'
import type { AccountPorts } from './account-ports'
import type { CallOrigin } from './caller'
import { sendTokenMail, trySending } from './send-token-mail'
import { admitTry } from './throttle'

/** Mails a reset link where there is an account that may use one. Nobody can tell from outside (OP-17). */
export async function requestReset(
  ports: AccountPorts,
  origin: CallOrigin,
  input: { readonly email: string },
): Promise<void> {
  await admitTry(ports, THROTTLES.mailNetwork, origin.network)
  await admitTry(ports, THROTTLES.forgotAddress, input.email)
  const user = await ports.accounts.findByEmail(input.email.trim())
  if (user === null || isBlocked(user)) return
  await trySending(ports, user.id, () => sendTokenMail(ports, 'reset', user))
}
