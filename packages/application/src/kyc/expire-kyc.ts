import { KYC_EXPIRED_REASON, KYC_TIME_LIMIT_MS, type KycRecord } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import { makerChanged } from '../accounts/maker-changed'
import { SYSTEM_ACTOR } from '../admin/record-audit'
import type { Clock } from '../ports/world'
import type { KycPorts } from './kyc-ports'
import { recordKycAudit } from './record-kyc-audit'

/** So many at a time; the next round takes the rest. */
const BATCH = 200

/**
 * Whether deadlines may be believed. A clock that was set ahead blocks nobody: from then on everybody has the whole time limit
 * once more, as this process sees it pass.
 */
export function mayExpireKyc(clock: Clock): boolean {
  return (clock.steadyForMs?.() ?? KYC_TIME_LIMIT_MS) >= KYC_TIME_LIMIT_MS
}

/** Ends one overdue check (KY-06). Null when somebody decided it meanwhile. */
export async function expireKyc(ports: KycPorts, record: KycRecord): Promise<User | null> {
  const ended = await ports.kyc.decide(record.id, 'expired', KYC_EXPIRED_REASON, ports.clock.nowMs())
  if (ended === null) return null
  await makerChanged(ports, record.userId)
  await recordKycAudit(ports, SYSTEM_ACTOR, 'expired', ended.record)
  return ended.user
}

/** KY-06 for accounts that make no call any more; how many were blocked. Stops early when the signal fires. */
export async function expireOverdueKyc(ports: KycPorts, signal: AbortSignal): Promise<number> {
  if (!mayExpireKyc(ports.clock)) return 0
  let blocked = 0
  for (const record of await ports.kyc.listOverdue(ports.clock.nowMs(), BATCH)) {
    if (signal.aborted) break
    if ((await expireKyc(ports, record)) !== null) blocked += 1
  }
  return blocked
}
