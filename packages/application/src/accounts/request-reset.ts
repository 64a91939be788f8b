import { isBlocked } from '@trendverse/domain/accounts/user'
import type { CallOrigin } from '../ports/world'
import type { AccountPorts } from './account-ports'
import { mayMailAgain } from './may-mail-again'
import { sendTokenMailUnseen } from './send-token-mail'

/** Mails a reset link where there is an account that may use one. Nobody can tell from outside, nor by the time it takes (OP-17). */
export async function requestReset(
  ports: AccountPorts,
  origin: CallOrigin,
  input: { readonly email: string },
): Promise<void> {
  if (!(await mayMailAgain(ports, origin, 'forgot', input.email))) return
  await sendTokenMailUnseen(ports, 'reset', input.email, (user) => !isBlocked(user))
}
