import type { Uuid } from '@trendverse/domain/primitives/uuid'

export type SubscriberStatus = 'unconfirmed' | 'active' | 'unsubscribed'

/** NL-01 */
export type Subscriber = {
  readonly id: Uuid
  /** Lower case. */
  readonly email: string
  readonly subscribedAtMs: number
  readonly status: SubscriberStatus
  readonly source: string
  readonly preferences: { readonly trends: boolean; readonly weekly_digest: boolean; readonly new_features: boolean }
  readonly unsubscribedAtMs: number | null
}

/** Newsletter subscribers, one record per address whatever its case. */
export type SubscriberRepository = {
  /**
   * Adds a subscriber. `duplicate` when the address is active; an address that left or never confirmed is taken
   * again under its old id and with the new tokens' hashes.
   */
  subscribe(
    subscriber: Subscriber,
    tokenHash: string,
  ): Promise<{ readonly outcome: 'added' | 'duplicate'; readonly subscriber: Subscriber }>
  /** By the token of its mails; the same token confirms and unsubscribes. */
  findByToken(tokenHash: string): Promise<Subscriber | null>
  setStatus(id: Uuid, status: SubscriberStatus, nowMs: number): Promise<void>
  /** Replaces the token, when an old one is lost (a new mail needs a readable one). */
  setToken(id: Uuid, tokenHash: string): Promise<void>
  list(page: {
    readonly page: number
    readonly pageSize: number
    readonly status: SubscriberStatus | null
  }): Promise<{ readonly subscribers: readonly Subscriber[]; readonly total: number }>
  /** Active ones who want this, after the given id in order of id; for sending in pages. */
  listActive(
    preference: keyof Subscriber['preferences'],
    afterId: Uuid | null,
    limit: number,
  ): Promise<readonly Subscriber[]>
  /** NL-02: number of sign-ups per UTC date, oldest first. */
  countByDate(fromDay: string): Promise<readonly { readonly day: string; readonly count: number }[]>
  removeByEmail(email: string): Promise<boolean>
}
