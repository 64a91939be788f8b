import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { consumeAttempt, type ThrottlePorts } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import { OWN_DEVICE } from '../ports/world'

/** Refuses (AppError `rate_limited`) whoever reports too often. On a device of one's own nobody else has to read it. */
export async function admitReport(ports: ThrottlePorts & Needs<'origin'>, reporterId: string): Promise<void> {
  const { network } = ports.origin
  if (network === OWN_DEVICE) return
  await consumeAttempt(ports, THROTTLES.reportPerson, reporterId)
  await consumeAttempt(ports, THROTTLES.reportNetwork, network)
}
