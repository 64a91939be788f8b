import type { ErrorCode } from '@trendverse/domain/primitives/app-error'

/**
 * Codes a route may answer with, and their HTTP status.
 * On the wire every failure is `{ message, code, fields? }` (OP-74); codes are stable, messages are not.
 */
export const ERROR_STATUS = {
  malformed_request: 400,
  invalid_input: 422,
  not_found: 404,
  trend_not_found: 404,
  payload_too_large: 413,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  rate_limited: 429,
  authentication_required: 401,
  admin_required: 403,
  account_blocked: 403,
  account_suspended: 403,
  email_unverified: 403,
  registration_closed: 403,
  maintenance: 503,
  // Sign-in and sign-up never answer 401 (OP-12).
  account_unknown: 422,
  password_wrong: 422,
  credentials_wrong: 422,
  second_factor_required: 422,
  code_wrong: 422,
  username_taken: 422,
  email_taken: 422,
  token_invalid: 422,
  token_used: 422,
  token_expired: 422,
  already_subscribed: 422,
  limit_reached: 403,
  feature_locked: 403,
  no_smtp_configuration: 422,
  mail_failed: 502,
  ai_failed: 502,
  conflict: 409,
  run_already_finished: 409,
  run_not_reproduced: 422,
  run_too_early: 422,
  run_too_late: 422,
  rules_unknown: 422,
  log_malformed: 422,
  log_copied: 422,
  run_held_back: 403,
  round_sealed: 409,
  busy_try_later: 503,
  unavailable: 503,
  storage_full: 507,
  internal_error: 500,
} as const satisfies Record<ErrorCode, number>

/** Error definitions every route shares. */
export const commonErrors = Object.fromEntries(
  Object.entries(ERROR_STATUS).map(([code, status]) => [code, { status }]),
) as { readonly [Code in ErrorCode]: { readonly status: number } }
