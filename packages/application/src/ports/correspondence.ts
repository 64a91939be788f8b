import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { RecordOwner } from './accounts'
import type { CountedTotal, LongListPage } from './counted-total'

export const SUBSCRIBER_STATUSES = ['unconfirmed', 'active', 'unsubscribed'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

/** NL-01 */
export type Subscriber = {
  readonly id: Uuid
  /** Lower case. */
  readonly email: string
  readonly subscribedAtMs: number
  readonly status: SubscriberStatus
  /** Where the form stood, for example `footer`. */
  readonly source: string
  readonly preferences: { readonly trends: boolean; readonly weekly_digest: boolean; readonly new_features: boolean }
  readonly unsubscribedAtMs: number | null
}

export type SubscriberCounts = {
  readonly byStatus: Readonly<Record<SubscriberStatus, number>>
  readonly bySource: readonly { readonly source: string; readonly count: number }[]
  /** Oldest first; dates without any are left out. */
  readonly byDate: readonly { readonly day: string; readonly count: number }[]
}

/** Newsletter subscribers, one record per address whatever its case. */
export type SubscriberRepository = {
  /**
   * Adds a subscriber whose mails carry this token. `duplicate` when the address is active already; one that left or
   * never confirmed is taken again under its old id. Answers the record as it is then.
   */
  subscribe(
    subscriber: Subscriber,
    tokenHash: string,
  ): Promise<{ readonly outcome: 'added' | 'duplicate'; readonly subscriber: Subscriber }>
  /** Makes the owner of a token active; `ended` when they have left since. Null when nobody has this token. */
  confirm(
    tokenHash: string,
  ): Promise<{ readonly outcome: 'confirmed' | 'ended'; readonly subscriber: Subscriber } | null>
  /** Ends the subscription of a token's owner, again and again without harm. False when nobody has this token. */
  unsubscribe(tokenHash: string, nowMs: number): Promise<boolean>
  /** Newest first; `text` is a part of the address. */
  list(
    query: LongListPage & { readonly status: SubscriberStatus | null; readonly text: string | null },
  ): Promise<CountedTotal & { readonly subscribers: readonly Subscriber[] }>
  /** Active ones who want this, after the given id in order of id; for sending in pages. */
  listActive(
    preference: keyof Subscriber['preferences'],
    afterId: Uuid | null,
    limit: number,
  ): Promise<readonly { readonly subscriber: Subscriber; readonly tokenHash: string }[]>
  /** Gives subscribers other tokens, by their id: the key these were derived from is another one now. */
  setTokens(tokenHashes: ReadonlyMap<Uuid, string>): Promise<void>
  /** How many are active and want this. */
  countActive(preference: keyof Subscriber['preferences']): Promise<number>
  /** Everybody by status and by where the form stood, most first, and sign-ups per UTC date from this instant on. */
  count(fromMs: number): Promise<SubscriberCounts>
  find(id: Uuid): Promise<Subscriber | null>
  findByEmail(email: string): Promise<Subscriber | null>
  /** False when there is none of this id. */
  remove(id: Uuid): Promise<boolean>
  removeByEmail(email: string): Promise<boolean>
}

export const CONTACT_STATUSES = ['open', 'done'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** What somebody wrote to support; members come first (OP-77). */
export type ContactMessage = {
  readonly id: Uuid
  /** The member's account: their messages go with it. */
  readonly userId: Uuid | null
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly priority: boolean
  readonly status: ContactStatus
  readonly createdAtMs: number
  /** What was answered last by mail, and when; null where nothing was. */
  readonly answer: string | null
  readonly answeredAtMs: number | null
}

export type ContactRepository = {
  add(message: ContactMessage): Promise<void>
  /** Open before done, priority first, then oldest first; `page` begins with 1. */
  list(query: {
    readonly page: number
    readonly pageSize: number
    readonly status: ContactStatus | null
  }): Promise<{ readonly messages: readonly ContactMessage[]; readonly total: number }>
  /** The message as it is then, or null when there is none of this id. */
  setStatus(id: Uuid, status: ContactStatus): Promise<ContactMessage | null>
  find(id: Uuid): Promise<ContactMessage | null>
  /** Keeps what was answered and marks the message as done; null when there is none of this id. */
  setAnswer(id: Uuid, answer: string, nowMs: number): Promise<ContactMessage | null>
  /** Oldest first. */
  listOf(userId: Uuid): Promise<readonly ContactMessage[]>
  /** Forgets what a member wrote, and what came from their address. */
  removeOf(person: RecordOwner): Promise<void>
}
