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
  unavailable: 503,
  storage_full: 507,
  internal_error: 500,
} as const satisfies Record<ErrorCode, number>

/** Error definitions every route shares. */
export const commonErrors = Object.fromEntries(
  Object.entries(ERROR_STATUS).map(([code, status]) => [code, { status }]),
) as { readonly [Code in ErrorCode]: { readonly status: number } }
