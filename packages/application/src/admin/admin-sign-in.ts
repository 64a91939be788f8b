import type { AccountPorts } from '../accounts/account-ports'
import type { Credentials } from '../accounts/check-credentials'
import type { OpenedSession } from '../accounts/opened-session'
import { signIn } from '../accounts/sign-in'
import type { CallOrigin } from '../ports/world'
import { noteSignInPlace, type PlacePorts } from './note-sign-in-place'
import { recordAudit } from './record-audit'
import type { SpendCodePorts } from './second-factor/spend-code'
import { type TypedSecondStep, takeSecondStep } from './second-factor/take-second-step'

/**
 * Opens an administrator's session (AD-09, OP-70): the sign-in of everybody, the second factor where one is on, a line in the
 * log, and a mail when it came from a new place.
 */
export async function signInAsAdmin(
  ports: AccountPorts & SpendCodePorts & PlacePorts,
  origin: CallOrigin,
  { email, password, code }: Credentials & TypedSecondStep,
): Promise<OpenedSession> {
  const opened = await signIn(ports, origin, { email, password }, 'admin', (user) =>
    takeSecondStep(ports, origin, user, { code }),
  )
  const { id, username } = opened.account
  await recordAudit(ports, { id, name: username }, 'admin.signed_in', id)
  await noteSignInPlace(ports, origin, opened.account)
  return opened
}
