import type { KycOutcome, KycRecord, KycUrl } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A check and the account it is about, as they are after a change. */
export type KycChange = { readonly record: KycRecord; readonly user: User }

/** What an identity provider reports of an account (OP-67). */
export type KycResult = {
  /** Names the delivery; the same one counts once. */
  readonly deliveryId: string
  readonly userId: Uuid
  readonly event: 'submitted' | 'approved' | 'rejected'
  /** What a rejected account is told. */
  readonly blockedReason: string
}

/** Identity checks. At most one record of an account is open (`pending` or `submitted`). */
export type KycRepository = {
  /**
   * Flags the account and opens this record unless one is open. `refused` when the account may not be checked, null when
   * there is none.
   */
  require(record: KycRecord): Promise<KycChange | 'refused' | null>
  /**
   * First detection (KY-04): the clock of the account's open record starts now, `fresh` being opened where there is none.
   * The record is null when the account is under no check any more; null when there is no account.
   */
  detect(
    fresh: KycRecord,
    nowMs: number,
  ): Promise<{ readonly record: KycRecord | null; readonly user: User; readonly opened: boolean } | null>
  find(id: Uuid): Promise<KycRecord | null>
  findOpen(userId: Uuid): Promise<KycRecord | null>
  /** The latest record of an account, open or not. */
  findLatest(userId: Uuid): Promise<KycRecord | null>
  /** Every record of an account, oldest first. */
  listOf(userId: Uuid): Promise<readonly KycRecord[]>
  /** Open records, the longest waiting first. */
  listOpen(page: {
    readonly page: number
    readonly pageSize: number
  }): Promise<{ readonly records: readonly KycRecord[]; readonly total: number }>
  /**
   * Ends this record, and the account follows in the same transaction. `expired` acts only on a check that is overdue.
   * Null when the record is not open (any more): of two who decide one comes too late.
   */
  decide(id: Uuid, outcome: KycOutcome, blockedReason: string, nowMs: number): Promise<KycChange | null>
  /**
   * Takes a provider's result in one transaction with the note that it came. `repeated` when it came before, null when
   * the account has no open check.
   */
  applyResult(result: KycResult, nowMs: number): Promise<KycChange | 'repeated' | null>
  /** Forgets deliveries that came before this instant. */
  forgetResults(beforeMs: number): Promise<void>
  /** Checks past their deadline, the oldest first. */
  listOverdue(nowMs: number, limit: number): Promise<readonly KycRecord[]>
  listUrls(): Promise<readonly KycUrl[]>
  replaceUrls(urls: readonly KycUrl[]): Promise<void>
}

/** What proves that a call comes from the identity provider: headers of Standard Webhooks over the bytes of its body. */
export type SignedDelivery = {
  readonly id: string
  /** Seconds since 1970, as text. */
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** Knows the secret that is shared with the identity provider. */
export type ResultSignatures = {
  /** Whether the signature was made with the secret. When it was made is not looked at. */
  isGenuine(delivery: SignedDelivery): boolean
}
