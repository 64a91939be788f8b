import type { KycRecord } from '@trendverse/domain/accounts/kyc'
import { type AuditActor, recordAudit } from '../admin/record-audit'
import type { KycPorts } from './kyc-ports'

/** OP-67: what left the list of open checks stays in the log, without anything that names the person. */
export function recordKycAudit(
  ports: KycPorts,
  actor: AuditActor,
  action: 'required' | Exclude<KycRecord['status'], 'pending'>,
  record: KycRecord,
  reason?: string,
): Promise<void> {
  const { id, userId, requiredAtMs, deadlineMs } = record
  return recordAudit(ports, actor, `kyc.${action}`, userId, {
    recordId: id,
    kycRequiredAt: new Date(requiredAtMs).toISOString(),
    timeLimit: deadlineMs === null ? null : new Date(deadlineMs).toISOString(),
    ...(reason !== undefined && { reason }),
  })
}
