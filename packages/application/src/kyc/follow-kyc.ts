import { isOverdueKyc, isUnderKyc, KYC_DEFAULT_REASON, newKycRecord } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { Caller } from '../accounts/caller'
import { SYSTEM_ACTOR } from '../admin/record-audit'
import { expireKyc, mayExpireKyc } from './expire-kyc'
import type { KycPorts } from './kyc-ports'
import { recordKycAudit } from './record-kyc-audit'

/**
 * KY-09: the server decides with every call of a flagged account. The first one starts the clock, one past the deadline
 * finds the account blocked. Callers who are not flagged cost nothing.
 */
export async function followKyc(ports: KycPorts, caller: Caller): Promise<Caller> {
  if (caller.kind === 'guest' || !isUnderKyc(caller.user)) return caller
  const user = await settleKyc(ports, caller.user)
  return user === caller.user ? caller : { ...caller, user }
}

async function settleKyc(ports: KycPorts, user: User): Promise<User> {
  const nowMs = ports.clock.nowMs()
  const open = await ports.kyc.findOpen(user.id)
  if (open === null || (open.status === 'pending' && open.deadlineMs === null)) return startClock(ports, user, nowMs)
  if (!isOverdueKyc(open, nowMs) || !mayExpireKyc(ports.clock)) return user
  return (await expireKyc(ports, open)) ?? user
}

async function startClock(ports: KycPorts, user: User, nowMs: number): Promise<User> {
  const fresh = newKycRecord(uuidV7(nowMs, ports.random.bytes(10)), user, KYC_DEFAULT_REASON, nowMs)
  const detected = await ports.kyc.detect(fresh, nowMs)
  if (detected === null) return user
  if (detected.opened && detected.record !== null) {
    await recordKycAudit(ports, SYSTEM_ACTOR, 'required', detected.record)
  }
  // Without a record the session was older than the decision: what is kept now counts.
  return detected.record === null ? detected.user : user
}
