import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { admitTry, type ThrottlePorts } from '../accounts/throttle'
import type { NameGuestPorts } from '../limits/name-guest'
import { OWN_DEVICE } from '../ports/call-origin'

export type ReportingPorts = ThrottlePorts &
  NameGuestPorts & { readonly origin: NameGuestPorts['origin'] & { readonly network: string } }

/** Refuses (AppError `rate_limited`) whoever reports too often. On a device of one's own nobody else has to read it. */
export async function admitReport(ports: ReportingPorts, reporterId: string): Promise<void> {
  const { network } = ports.origin
  if (network === OWN_DEVICE) return
  await admitTry(ports, THROTTLES.reportPerson, reporterId)
  await admitTry(ports, THROTTLES.reportNetwork, network)
}
