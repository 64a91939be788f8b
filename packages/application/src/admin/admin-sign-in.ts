import type { AccountPorts } from '../accounts/account-ports'
import type { Credentials } from '../accounts/check-credentials'
import type { OpenedSession } from '../accounts/opened-session'
import { signIn } from '../accounts/sign-in'
import type { CallOrigin } from '../ports/world'
import { type AuditPorts, recordAudit } from './record-audit'

/** Opens an administrator's session (AD-09, OP-70): the sign-in of everybody, and a line in the log. */
export async function signInAsAdmin(
  ports: AccountPorts & AuditPorts,
  origin: CallOrigin,
  input: Credentials,
): Promise<OpenedSession> {
  const opened = await signIn(ports, origin, input, 'admin')
  const { id, username } = opened.account
  await recordAudit(ports, { id, name: username }, 'admin.signed_in', id)
  return opened
}
