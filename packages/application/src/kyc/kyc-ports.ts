import type { AuditPorts } from '../admin/record-audit'
import type { AccountEvents } from '../ports/account-events'
import type { KycRepository } from '../ports/kyc-repository'
import type { ResultSignatures } from '../ports/result-signatures'

/** What the identity check needs. */
export type KycPorts = AuditPorts & {
  readonly kyc: KycRepository
  readonly events: AccountEvents
}

/** And its calls. Null where no provider is set up. */
export type KycCallPorts = KycPorts & { readonly resultSignatures: ResultSignatures | null }
