import type { User } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** OP-67 */
export const KYC_STATUSES = ['pending', 'submitted', 'approved', 'rejected', 'expired'] as const
export type KycStatus = (typeof KYC_STATUSES)[number]

/** One identity check of one account (KY-03). A decided or expired one stays as history (OP-67). */
export type KycRecord = {
  readonly id: Uuid
  readonly userId: Uuid
  readonly username: string
  readonly email: string
  readonly fullName: string
  readonly reason: string
  readonly status: KycStatus
  readonly requiredAtMs: number
  /** KY-04: 30 minutes after the first detection; null while the clock stands still. */
  readonly deadlineMs: number | null
  readonly decidedAtMs: number | null
}

/** KY-07 */
export type KycUrl = { readonly id: Uuid; readonly url: string; readonly status: 'active' | 'inactive' }

/** Identity checks. At most one record of an account is open (`pending` or `submitted`). */
export type KycRepository = {
  /** Opens a record unless one is open; answers the open one either way. */
  open(record: KycRecord): Promise<KycRecord>
  findOpen(userId: Uuid): Promise<KycRecord | null>
  listOpen(page: {
    readonly page: number
    readonly pageSize: number
  }): Promise<{ readonly records: readonly KycRecord[]; readonly total: number }>
  /** Stops the clock: status `submitted`, no deadline. Null when no record is open. */
  submit(userId: Uuid): Promise<KycRecord | null>
  /**
   * Ends the open record, and the account follows in the same transaction: `approved` clears the flag and makes it
   * active, `rejected` and `expired` make it inactive and `permanently_blocked` with this reason (KY-06).
   */
  decide(
    userId: Uuid,
    outcome: 'approved' | 'rejected' | 'expired',
    blockedReason: string | null,
    nowMs: number,
  ): Promise<User | null>
  /** Accounts whose pending record is past its deadline. */
  listOverdue(nowMs: number, limit: number): Promise<readonly Uuid[]>
  listUrls(): Promise<readonly KycUrl[]>
  replaceUrls(urls: readonly KycUrl[]): Promise<void>
  /** Whether this delivery of a webhook is new; the same id is new only once. */
  claimDelivery(deliveryId: string, nowMs: number): Promise<boolean>
}
