/** Why an outbound request failed. */
export type FetchFailureReason =
  | 'bad_address'
  | 'blocked_address'
  | 'too_many_redirects'
  | 'robots'
  | 'status'
  | 'content_type'
  | 'too_large'
  | 'bad_encoding'
  | 'timeout'
  | 'aborted'
  | 'network'

/** A failed outbound request. The message is a clause that follows the name of what was asked ("it ..."). */
export class FetchFailure extends Error {
  readonly reason: FetchFailureReason
  /** HTTP status, where there was an answer. */
  readonly status: number | null
  /** How long the other side asked to be left alone, in milliseconds, or null. */
  readonly retryAfterMs: number | null

  constructor(
    reason: FetchFailureReason,
    message: string,
    options: { readonly status?: number; readonly retryAfterMs?: number | null; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'FetchFailure'
    this.reason = reason
    this.status = options.status ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}
