import {
  KYC_DEFAULT_REASON,
  KYC_REJECTED_REASON,
  type KycRecord,
  type KycStatus,
  newKycRecord,
} from '@trendverse/domain/accounts/kyc'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { makerChanged } from '../accounts/maker-changed'
import { actorOf } from '../admin/record-audit'
import type { Needs } from '../ports/ports'
import type { KycPorts } from './kyc-ports'
import { recordKycAudit } from './record-kyc-audit'

/** A check as administrators read it, under the names of KY-03. */
export type KycRow = {
  readonly id: Uuid
  readonly userId: Uuid
  readonly username: string
  readonly email: string
  readonly fullName: string
  readonly kycRequiredAt: string
  readonly kycReason: string
  readonly kycStatus: KycStatus
  readonly timeLimit: string | null
}

/** A check under the names of KY-03. */
export function describeKyc({
  requiredAtMs,
  reason,
  status,
  deadlineMs,
  decidedAtMs: _decidedAtMs,
  ...person
}: KycRecord): KycRow {
  return {
    ...person,
    kycRequiredAt: new Date(requiredAtMs).toISOString(),
    kycReason: reason,
    kycStatus: status,
    timeLimit: deadlineMs === null ? null : new Date(deadlineMs).toISOString(),
  }
}

/** Asks an account for an identity check. Throws AppError `not_found`, or `conflict` where it may not be checked. */
export async function requireKycOf(
  ports: KycPorts & Needs<'accounts'>,
  caller: SignedInCaller,
  input: { readonly id: Uuid; readonly reason?: string | undefined },
): Promise<KycRow> {
  const user = await ports.accounts.findById(input.id)
  if (user === null) throw noSuchAccount()
  const nowMs = ports.clock.nowMs()
  const reason = input.reason ?? KYC_DEFAULT_REASON
  const required = await ports.kyc.require(newKycRecord(uuidV7(nowMs, ports.random.bytes(10)), user, reason, nowMs))
  if (required === null) throw noSuchAccount()
  if (required === 'refused') {
    throw new AppError('conflict', 'Administrators and permanently blocked accounts can’t be checked.')
  }
  await ports.events.accountChanged(user.id)
  await recordKycAudit(ports, actorOf(caller), 'required', required.record, reason)
  return describeKyc(required.record)
}

/** Open checks, the longest waiting first (OP-67). */
export async function listKycQueue(ports: Needs<'kyc'>, input: { readonly page: number; readonly pageSize: number }) {
  const { records, total } = await ports.kyc.listOpen(input)
  return { data: records.map(describeKyc), total, ...input }
}

/** An administrator's word on a check. Throws AppError `not_found`, or `conflict` when it is decided already. */
export async function decideKyc(
  ports: KycPorts,
  caller: SignedInCaller,
  input: { readonly id: Uuid; readonly decision: 'approved' | 'rejected'; readonly reason?: string | undefined },
): Promise<KycRow> {
  const { id, decision, reason } = input
  if ((await ports.kyc.find(id)) === null) throw new AppError('not_found', 'This identity check no longer exists.')
  const ended = await ports.kyc.decide(id, decision, reason ?? KYC_REJECTED_REASON, ports.clock.nowMs())
  if (ended === null) throw new AppError('conflict', 'This identity check has already been decided.')
  await makerChanged(ports, ended.user.id)
  await recordKycAudit(ports, actorOf(caller), decision, ended.record, reason)
  return describeKyc(ended.record)
}

function noSuchAccount(): AppError {
  return new AppError('not_found', 'This account no longer exists.')
}
