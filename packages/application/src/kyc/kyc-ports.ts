import type { AuditPorts } from '../admin/record-audit'
import type { Needs } from '../ports/ports'

/** What the identity check needs. */
export type KycPorts = AuditPorts & Needs<'events' | 'kyc'>
