import { expireOverdueKyc } from '@trendverse/application/kyc/expire-kyc'
import type { KycPorts } from '@trendverse/application/kyc/kyc-ports'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Log } from '../log'
import type { Job } from './job'

/** KY-05 */
const EVERY_MS = 30 * SECOND_MS

/** Ends identity checks whose deadline passed while their account made no call (KY-06, OP-67). */
export function expireKycJob(ports: KycPorts, log: Log): Job {
  return {
    name: 'expire-kyc',
    everyMs: EVERY_MS,
    atStart: 'always',
    async run(signal) {
      const blocked = await expireOverdueKyc(ports, signal)
      if (blocked > 0) log.info({ blocked }, 'Accounts were blocked: their identity checks expired')
    },
  }
}
