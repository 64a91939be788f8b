import { KYC_EXPIRED_REASON, type KycRecord } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import { SYSTEM_ACTOR } from '../admin/record-audit'
import type { KycPorts } from './kyc-ports'
import { recordKycAudit } from './record-kyc-audit'

/** So many at a time; the next round takes the rest. */
const BATCH = 200

/** Ends one overdue check (KY-06). Null when somebody decided it meanwhile. */
export async function expireKyc(ports: KycPorts, record: KycRecord): Promise<User | null> {
  const ended = await ports.kyc.decide(record.id, 'expired', KYC_EXPIRED_REASON, ports.clock.nowMs())
  if (ended === null) return null
  await ports.events.accountChanged(record.userId)
  await recordKycAudit(ports, SYSTEM_ACTOR, 'expired', ended.record)
  return ended.user
}

/** KY-06 for accounts that make no call any more; how many were blocked. Stops early when the signal fires. */
export async function expireOverdueKyc(ports: KycPorts, signal: AbortSignal): Promise<number> {
  let blocked = 0
  for (const record of await ports.kyc.listOverdue(ports.clock.nowMs(), BATCH)) {
    if (signal.aborted) break
    if ((await expireKyc(ports, record)) !== null) blocked += 1
  }
  return blocked
}
