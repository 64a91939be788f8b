import type { AiKey, AiKeySettings, AiKeyState, KeyCondition, KeyStanding } from '@trendverse/domain/ai/ai-key'
import type { KeyChoice } from '@trendverse/domain/ai/choose-key'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A key lent to one call. */
export type KeyLease = {
  /** Of the job, whose place in the queue it takes. */
  readonly jobId: Uuid
  readonly key: KeyStanding
  /** The UTC day the call was counted on, to give it back (`releaseUnused`). */
  readonly bookedDay: string
}

export type LeaseAnswer =
  | { readonly kind: 'leased'; readonly lease: KeyLease }
  | Exclude<KeyChoice, { readonly kind: 'key' }>

/** Keys of AI providers and what became of them (KP-01). Secrets come and go sealed. */
export type AiKeyRepository = {
  /** Smallest priority first, then the oldest. */
  list(): Promise<readonly AiKey[]>
  find(id: Uuid): Promise<AiKey | null>
  /** Every key in the same order, as it stands for a choice. */
  listStandings(nowMs: number): Promise<readonly KeyStanding[]>
  /**
   * Adds a key, with the state of a fresh one, or replaces what was said of it; what was counted stays, and so does how it
   * does unless a condition is given.
   */
  save(settings: AiKeySettings, condition?: KeyCondition): Promise<void>
  /** Calls under way with it come to their end. */
  remove(id: Uuid): Promise<boolean>
  /**
   * Chooses and books a key in one step: `choose` sees every key of the type as it is now, with the calls of all processes
   * counted, and nobody else can book meanwhile. A booked call counts as used (`bookCall`), leaves the queue, and is active
   * until it is settled or its lease runs out.
   */
  lease(
    job: { readonly jobId: Uuid; readonly keyType: KeyType; readonly leaseMs: number; readonly nowMs: number },
    choose: (keys: readonly KeyStanding[]) => KeyChoice,
  ): Promise<LeaseAnswer>
  /**
   * Ends a lease and changes the key's state to what `decide` makes of it as it is now, in one step, also after the lease
   * ran out. A key that was removed stays removed.
   */
  settle(lease: KeyLease, decide: (state: AiKeyState) => AiKeyState): Promise<void>
  /** Changes every key's state to what `decide` makes of it as it is now, and forgets leases that ran out. */
  revise(nowMs: number, decide: (key: AiKey) => AiKeyState): Promise<void>
  /** Calls back whenever a call of any process ended, perhaps also without cause. Returns the end of it. */
  whenFreed(listener: () => void): () => void
}

/** As much of a key as tells whether a provider can be asked at all; nothing of its secret. */
export type KnownKey = Pick<AiKeySettings, 'keyType' | 'status'>

/**
 * The keys there are or, while they cannot be read, those there were when they last could be (KP-05). Before they were ever
 * read there are none, and the built-in generator serves everybody, which is what a demo key stands for (OP-46). Never
 * rejects.
 */
export type ListKnownKeys = () => Promise<readonly KnownKey[]>
