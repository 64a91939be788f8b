import type { SignedInCaller } from '../../accounts/caller'
import type { Needs } from '../../ports/ports'

/** Whether the caller's own second factor is on, since when, and how many recovery codes are left. */
export async function readSecondFactor(ports: Needs<'secondFactors'>, { user }: SignedInCaller) {
  const factor = await ports.secondFactors.find(user.id)
  if (factor === null || factor.switchedOnAtMs === null) return { isOn: false, since: null, recoveryCodesLeft: 0 }
  const { switchedOnAtMs, recoveryCodesLeft } = factor
  return { isOn: true, since: new Date(switchedOnAtMs).toISOString(), recoveryCodesLeft }
}
