import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { JobPriority } from '@trendverse/domain/ai/request-queue'
import type { ProviderAnswer } from './chat-model'

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
  /** Fails (ER-36) rather than wait for a key or try again: for what is not worth anybody's time. Default: it waits. */
  readonly onlyIfFree?: boolean
  /** Fires when whoever asked gives up. */
  readonly signal?: AbortSignal
}

/**
 * What became of a job. `built_in`: a demo key was chosen, which stands for the built-in generator (OP-46). The message of a
 * failure is that of ER-32 to ER-38 and holds no secret.
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
