import { AppError } from '@trendverse/domain/primitives/app-error'
import type { SignedInCaller } from '../../accounts/caller'
import { checkPresentPassword } from '../../accounts/check-present-password'
import type { Needs } from '../../ports/ports'
import { type AuditPorts, recordAudit, SYSTEM_ACTOR } from '../record-audit'
import { makeRecoveryCodes } from './make-recovery-codes'
import { type SpendCodePorts, spendCode } from './spend-code'
import { tellSecondFactor } from './tell-second-factor'

type Ports = SpendCodePorts & Needs<'accounts' | 'passwords'>
type Proof = { readonly password: string; readonly code: string }

/** Switches the caller's own factor off: with the password, and a code of the app or a recovery code. */
export async function switchOffSecondFactor(ports: Ports, caller: SignedInCaller, proof: Proof): Promise<void> {
  const { user } = caller
  await provePresence(ports, caller, proof)
  if (await ports.secondFactors.remove(user.id)) await tellSecondFactor(ports, user, 'switched_off')
}

/** Puts ten new recovery codes in place of those there are, and answers them, this once. */
export async function renewRecoveryCodes(
  ports: Ports,
  caller: SignedInCaller,
  proof: Proof,
): Promise<readonly string[]> {
  const { user } = caller
  await provePresence(ports, caller, proof)
  const { codes, hashes } = await makeRecoveryCodes(ports, user.id)
  if (!(await ports.secondFactors.replaceRecoveryCodes(user.id, hashes))) throw isOff()
  await tellSecondFactor(ports, user, 'recovery_codes_renewed')
  return codes
}

/** Switches somebody's factor off at the machine itself, for an administrator who lost the app and all codes. */
export async function switchOffSecondFactorOf(
  ports: AuditPorts & Needs<'accounts' | 'secondFactors'>,
  email: string,
): Promise<void> {
  const user = await ports.accounts.findByEmail(email.trim())
  if (user === null) throw new AppError('account_unknown', 'There’s no account with this address.')
  if (!(await ports.secondFactors.remove(user.id))) {
    throw new AppError('conflict', 'This account doesn’t use two-factor authentication.')
  }
  await recordAudit(ports, SYSTEM_ACTOR, 'second_factor.switched_off', user.id)
}

async function provePresence(ports: Ports, caller: SignedInCaller, { password, code }: Proof): Promise<void> {
  const { user, session } = caller
  await checkPresentPassword(ports, caller, password)
  const factor = await ports.secondFactors.find(user.id)
  if (factor === null || factor.switchedOnAtMs === null) throw isOff()
  await spendCode(ports, session, { user, factor }, code)
}

function isOff(): AppError {
  return new AppError('conflict', 'Two-factor authentication is already off.')
}
