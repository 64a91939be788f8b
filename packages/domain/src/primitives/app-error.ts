/** Every stable error code an answer of the API or a use case may carry. Texts may change, codes may not. */
export type ErrorCode =
  | 'malformed_request'
  | 'invalid_input'
  | 'not_found'
  | 'trend_not_found'
  | 'payload_too_large'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'authentication_required'
  | 'admin_required'
  | 'account_blocked'
  | 'account_suspended'
  | 'email_unverified'
  | 'registration_closed'
  | 'maintenance'
  | 'account_unknown'
  | 'password_wrong'
  | 'credentials_wrong'
  | 'second_factor_required'
  | 'code_wrong'
  | 'username_taken'
  | 'email_taken'
  | 'token_invalid'
  | 'token_used'
  | 'token_expired'
  | 'already_subscribed'
  | 'limit_reached'
  | 'feature_locked'
  | 'no_smtp_configuration'
  | 'mail_failed'
  | 'ai_failed'
  | 'conflict'
  | 'run_already_finished'
  | 'run_not_reproduced'
  | 'run_too_early'
  | 'run_too_late'
  | 'rules_unknown'
  | 'log_malformed'
  | 'log_copied'
  | 'run_held_back'
  | 'round_sealed'
  | 'busy_try_later'
  | 'unavailable'
  | 'storage_full'
  | 'internal_error'

/**
 * The one fault type of the product. Expected refusals are values, not errors.
 * `retryable` says whether the same call may succeed later without a change.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryable: boolean
  /** Field name to message, for `invalid_input`. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** After how long the same call can succeed, where that is known. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      retryable?: boolean
      cause?: unknown
      fields?: Readonly<Record<string, string>>
      retryAfterMs?: number
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryable = options.retryable ?? false
    this.fields = options.fields
    this.retryAfterMs = options.retryAfterMs
  }
}
