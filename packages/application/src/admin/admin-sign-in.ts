import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { AccountPorts } from '../accounts/account-ports'
import type { Credentials } from '../accounts/check-credentials'
import type { OpenedSession } from '../accounts/opened-session'
import { signIn } from '../accounts/sign-in'
import type { CallOrigin } from '../ports/world'
import { noteSignInPlace, type PlacePorts } from './note-sign-in-place'
import { recordAudit } from './record-audit'
import { type SpendCodePorts, spendCode } from './second-factor/spend-code'

/** `code`: of the authenticator app or a recovery code, where the account has a second factor. */
type AdminCredentials = Credentials & { readonly code?: string | undefined }

/**
 * Opens an administrator's session (AD-09, OP-70): the sign-in of everybody, the second factor where one is on, a line in the
 * log, and a mail when it came from a new place.
 */
export async function signInAsAdmin(
  ports: AccountPorts & SpendCodePorts & PlacePorts,
  origin: CallOrigin,
  { email, password, code }: AdminCredentials,
): Promise<OpenedSession> {
  const opened = await signIn(ports, origin, { email, password }, 'admin', (user) => takeSecondStep(ports, user, code))
  const { id, username } = opened.account
  await recordAudit(ports, { id, name: username }, 'admin.signed_in', id)
  await noteSignInPlace(ports, origin, opened.account)
  return opened
}

/** Nothing is asked for before the password was right, so only who knows it learns that there is a second factor. */
async function takeSecondStep(ports: SpendCodePorts, user: User, code: string | undefined): Promise<void> {
  const factor = await ports.secondFactors.find(user.id)
  if (factor === null || factor.switchedOnAtMs === null) return
  if (code === undefined || code === '') {
    throw new AppError('second_factor_required', 'Please enter the code from your authenticator app.')
  }
  await spendCode(ports, user, factor, code)
}
