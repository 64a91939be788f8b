import { ENROLMENT_LIFE_MS, readTypedCode } from '@trendverse/domain/accounts/one-time-code'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../../accounts/caller'
import { checkPresentPassword } from '../../accounts/check-present-password'
import type { Needs } from '../../ports/ports'
import { getSystemSetting } from '../../settings/get-system-settings'
import { placeOfSecondFactor } from '../../upkeep/sealed-places'
import { noteSignInPlace } from '../note-sign-in-place'
import { makeRecoveryCodes } from './make-recovery-codes'
import { type SpendCodePorts, stepOfCode } from './spend-code'
import { tellSecondFactor } from './tell-second-factor'

type Ports = SpendCodePorts & Needs<'accounts' | 'events' | 'passwords' | 'sessions'>

/** Makes a secret for whoever knows the password. Nothing asks for its codes before one of them was shown to be right. */
export async function beginSecondFactor(
  ports: Ports,
  caller: SignedInCaller,
  { password }: { readonly password: string },
): Promise<{ readonly secret: string; readonly address: string }> {
  const { user } = caller
  await checkPresentPassword(ports, caller, password)
  const secret = ports.oneTimeCodes.createSecret()
  const sealedSecret = await ports.secretBox.seal(secret, placeOfSecondFactor(user.id))
  if (!(await ports.secondFactors.begin(user.id, sealedSecret, ports.clock.nowMs()))) {
    throw new AppError(
      'conflict',
      'Two-factor authentication is already on. Switch it off first to set up another app.',
    )
  }
  const site = await getSystemSetting(ports, 'siteName')
  return { secret, address: ports.oneTimeCodes.addressOf(secret, { site, account: user.username }) }
}

/**
 * Switches the factor on with the first code of the app, and answers the recovery codes, this once. Other administrators'
 * sessions of the account end: they were opened with the password alone.
 */
export async function confirmSecondFactor(
  ports: Ports,
  { user, session }: SignedInCaller,
  { code }: { readonly code: string },
): Promise<readonly string[]> {
  const factor = await ports.secondFactors.find(user.id)
  const nowMs = ports.clock.nowMs()
  if (factor === null || factor.switchedOnAtMs !== null || nowMs - factor.begunAtMs > ENROLMENT_LIFE_MS) {
    throw startAgain()
  }
  const read = readTypedCode(code)
  const step = await stepOfCode(ports, session, factor, read?.kind === 'one_time' ? read.code : '')
  const { codes, hashes } = await makeRecoveryCodes(ports, user.id)
  const { sealedSecret } = factor
  const isOn = await ports.secondFactors.confirm(user.id, { sealedSecret, step, recoveryCodeHashes: hashes, nowMs })
  if (!isOn) throw startAgain()
  for (const other of await ports.sessions.list(user.id, nowMs)) {
    if (other.kind === 'admin' && other.id !== session.id) await ports.sessions.end(user.id, other.id)
  }
  await ports.events.accountChanged(user.id)
  // From now on a place counts as the owner's where a code was right.
  await noteSignInPlace(ports, session, user)
  await tellSecondFactor(ports, user, 'switched_on')
  return codes
}

function startAgain(): AppError {
  return new AppError('conflict', 'This setup expired or was restarted elsewhere. Please start again.')
}
