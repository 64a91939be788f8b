import { isTimelyResult, KYC_REJECTED_REASON } from '@trendverse/domain/accounts/kyc'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { makerChanged } from '../accounts/maker-changed'
import type { AuditActor } from '../admin/record-audit'
import type { SignedDelivery } from '../ports/identity-checks'
import type { Needs } from '../ports/ports'
import type { KycPorts } from './kyc-ports'
import { recordKycAudit } from './record-kyc-audit'

export type ProviderEvent = {
  readonly type: string
  readonly data?: { readonly userId?: string | undefined } | undefined
}

const EVENTS = { 'kyc.submitted': 'submitted', 'kyc.approved': 'approved', 'kyc.rejected': 'rejected' } as const
const MAX_DELIVERY_ID_LENGTH = 200
const PROVIDER: AuditActor = { id: null, name: 'identity provider' }

function isEvent(type: string): type is keyof typeof EVENTS {
  return Object.hasOwn(EVENTS, type)
}

/**
 * Takes a result of the identity provider (OP-67). Only what is signed with our secret, sent within five minutes of now
 * and not taken before counts. What we do not know, or what comes too late, is accepted and ignored, so that nobody
 * sends it for ever.
 */
export async function receiveKycResult(
  ports: KycPorts & Needs<'resultSignatures'>,
  delivery: SignedDelivery | null,
  event: ProviderEvent,
): Promise<'applied' | 'ignored' | 'repeated'> {
  const { resultSignatures } = ports
  if (resultSignatures === null) throw new AppError('not_found', 'No identity provider is set up here.')
  const nowMs = ports.clock.nowMs()
  if (delivery === null || !isBelievable(delivery, nowMs) || !resultSignatures.isGenuine(delivery)) {
    throw new AppError('authentication_required', 'The signature of this delivery is not valid.')
  }
  const userId = event.data?.userId
  if (!isEvent(event.type) || userId === undefined) return 'ignored'
  const kind = EVENTS[event.type]
  const result = { deliveryId: delivery.id, userId, event: kind, blockedReason: KYC_REJECTED_REASON }
  const change = await ports.kyc.applyResult(result, nowMs)
  if (change === 'repeated') return 'repeated'
  if (change === null) return 'ignored'
  await makerChanged(ports, userId)
  await recordKycAudit(ports, PROVIDER, kind, change.record)
  return 'applied'
}

function isBelievable({ id, timestamp }: SignedDelivery, nowMs: number): boolean {
  if (id === '' || id.length > MAX_DELIVERY_ID_LENGTH || !/^\d{1,12}$/.test(timestamp)) return false
  return isTimelyResult(Number(timestamp) * SECOND_MS, nowMs)
}
