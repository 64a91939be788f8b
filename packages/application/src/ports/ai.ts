import type { AiKey, AiKeySettings, AiKeyState, KeyCondition, PoolKey } from '@trendverse/domain/ai/ai-key'
import type { KeyChoice } from '@trendverse/domain/ai/choose-key'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { Adaptation } from '@trendverse/domain/ai/model-terms'
import type { ProviderFailure } from '@trendverse/domain/ai/provider-failure'
import type { JobPriority } from '@trendverse/domain/ai/request-queue'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A key lent to one call. */
export type KeyLease = {
  /** Of the job, whose place in the queue it takes. */
  readonly jobId: Uuid
  readonly key: PoolKey
  /** The UTC day the call was counted on, to give it back (`releaseUnused`). */
  readonly bookedDay: string
}

export type LeaseAnswer =
  | { readonly kind: 'leased'; readonly lease: KeyLease }
  | Exclude<KeyChoice, { readonly kind: 'key' }>

/** A call of a provider that came to an end on that UTC date. */
export type EndedCall = { readonly day: string; readonly succeeded: boolean }

/** Keys of AI providers and what became of them (KP-01). Secrets come and go sealed. */
export type AiKeyRepository = {
  /** Smallest priority first, then the oldest. */
  list(): Promise<readonly AiKey[]>
  find(id: Uuid): Promise<AiKey | null>
  /** Every key in the same order, as it stands for a choice. */
  listPoolKeys(nowMs: number): Promise<readonly PoolKey[]>
  /**
   * Adds a key, with the state of a fresh one, or replaces what was said of it; what was counted stays, and so does how
   * it does unless a condition is given.
   */
  save(settings: AiKeySettings, condition?: KeyCondition): Promise<void>
  /**
   * Saves what `decide` makes of a key as it is now, in one step; nothing changes when it throws. False when there is
   * none of this id.
   */
  update(
    id: Uuid,
    decide: (current: AiKey) => { readonly settings: AiKeySettings; readonly condition?: KeyCondition | undefined },
  ): Promise<boolean>
  /** Calls under way with it come to their end. */
  remove(id: Uuid): Promise<boolean>
  /**
   * Chooses and books a key in one step: `choose` sees every key of the type as it is now, with the calls of all
   * processes counted, and nobody else can book meanwhile. A booked call counts as used (`bookCall`), leaves the queue,
   * and is active until it is settled or its lease runs out.
   */
  lease(
    job: { readonly jobId: Uuid; readonly keyType: KeyType; readonly leaseMs: number; readonly nowMs: number },
    choose: (keys: readonly PoolKey[]) => KeyChoice,
  ): Promise<LeaseAnswer>
  /**
   * Ends a lease and changes the key's state to what `decide` makes of it as it is now, in one step, also after the
   * lease ran out. A key that was removed stays removed.
   *
   * @param ended How the call of a provider ended, which is counted for its day; absent where none was made.
   */
  settle(lease: KeyLease, decide: (state: AiKeyState) => AiKeyState, ended?: EndedCall): Promise<void>
  /** Changes every key's state to what `decide` makes of it as it is now, and forgets leases that ran out. */
  revise(nowMs: number, decide: (key: AiKey) => AiKeyState): Promise<void>
  /** Calls back whenever a call of any process ended, perhaps also without cause. Returns the end of it. */
  whenFreed(listener: () => void): () => void
}

/** As much of a key as tells whether a provider can be asked at all; nothing of its secret. */
export type KnownKey = Pick<AiKeySettings, 'keyType' | 'status'>

/**
 * The keys there are or, while they cannot be read, those there were when they last could be (KP-05). Before they were
 * ever read there are none, and the built-in generator serves everybody, which is what a demo key stands for (OP-46).
 * Never rejects.
 */
export type ListKnownKeys = () => Promise<readonly KnownKey[]>

/** A place in the queue that all processes share. The order within a process is its own matter. */
export type WaitingJob = {
  readonly jobId: Uuid
  readonly keyType: KeyType
  /** When its place is given away although nobody left it: its process died. */
  readonly expiresAtMs: number
}

/** Counts the jobs that wait for a key, over all processes (KP-14). */
export type AiQueue = {
  /** Takes a place unless so many of the type are taken; of several at once, no more get in than there is room for. */
  admit(job: WaitingJob, capacity: number, nowMs: number): Promise<boolean>
  /** Takes a place again, whether there is room or not: for a job that was begun before (KP-18). */
  readmit(job: WaitingJob): Promise<void>
  leave(jobId: Uuid): Promise<void>
  /** Jobs that wait, per type. */
  countWaiting(nowMs: number): Promise<Readonly<Record<KeyType, number>>>
}

/**
 * One call of a provider with the key it is lent. Must not reject, and ends soon after the signal fires.
 *
 * @param provider Whose key it is, for error texts.
 */
export type ProviderCall<Value> = (
  apiKey: string,
  signal: AbortSignal,
  provider: string,
) => Promise<ProviderAnswer<Value>>

/** Something to be done with a key of this type. */
export type AiJob<Value> = {
  readonly keyType: KeyType
  readonly priority: JobPriority
  readonly call: ProviderCall<Value>
  /** The model that is asked, under whose name what came of it is noted with the key; absent: it is not noted. */
  readonly model?: string
  /** Fails (ER-36) rather than wait for a key or try again: for what is not worth anybody's time. Default: it waits. */
  readonly onlyIfFree?: boolean
  /** Fires when whoever asked gives up. */
  readonly signal?: AbortSignal
}

/**
 * What became of a job. `built_in`: a demo key was chosen, which stands for the built-in generator (OP-46). The message
 * of a failure is that of ER-32 to ER-38 and holds no secret.
 */
export type JobResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'built_in' }
  | {
      readonly kind: 'failed'
      readonly reason: 'queue_full' | 'no_key' | 'provider' | 'too_late' | 'cancelled'
      readonly message: string
    }

export type KeyPool = {
  /** Does a job with the best key there is, within 60 s (OP-48). Never rejects for what a provider does. */
  run<Value>(job: AiJob<Value>): Promise<JobResult<Value>>
  /** Ends every job as cancelled. */
  close(): void
}

/** One chat completion (AI-02). */
export type ChatRequest = {
  /** Whose key it is asked with, as error texts name it (ER-35); absent: whoever the address is known to belong to. */
  readonly provider?: string
  readonly model: string
  readonly system: string
  readonly user: string
  readonly temperature: number
  readonly maxTokens: number
}

/** What became of a call: an answer, or why there is none. The failure holds no secret. */
export type ProviderAnswer<Value> = (
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ProviderFailure }
) & {
  /** How the call differed from what was asked for; absent where it did not. */
  readonly adapted?: Adaptation
}

export type ChatModel = {
  /**
   * Asks the model once, with this key. Never rejects, and ends soon after the signal fires.
   *
   * @returns The text of the answer as the model wrote it, never empty.
   */
  complete(apiKey: string, request: ChatRequest, signal: AbortSignal): Promise<ProviderAnswer<string>>
}

/** What is painted (AI-07), as the provider names its models. */
export type PaintRequest = { readonly model: string; readonly prompt: string }

/**
 * Where a painted picture is: behind an address of the provider's choice, which is as foreign as any, or in the answer
 * itself.
 */
export type PaintedPicture =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }

export type ImageModel = {
  /**
   * Has one picture painted with this key. Never rejects, and ends soon after the signal fires. An answer without a
   * picture is a failure of ER-40.
   */
  paint(apiKey: string, request: PaintRequest, signal: AbortSignal): Promise<ProviderAnswer<PaintedPicture>>
}

export type TextModeration = {
  /**
   * Asks a provider whether a text may be shown (OP-54). Never rejects, and ends soon after the signal fires.
   *
   * @returns Null where the provider has no moderation.
   */
  isAllowed(apiKey: string, text: string, signal: AbortSignal): Promise<ProviderAnswer<boolean | null>>
}

/** A model that turns texts into vectors, near one another where the texts mean the same. */
export type Embeddings = {
  /** So many texts may be given at once. */
  readonly maxTexts: number
  /**
   * One unit vector per text, in order, all of one length. Throws AppError `ai_failed` with one clear sentence for whatever
   * else the address answers, and when it does not.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>
}
