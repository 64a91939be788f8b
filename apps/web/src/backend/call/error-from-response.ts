import { ERROR_STATUS } from '@trendverse/contract/errors'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'

const SERVER_FAULT_FROM = 500

function isKnownCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found'
  if (status === 429) return 'rate_limited'
  if (status === 413) return 'payload_too_large'
  if (status >= SERVER_FAULT_FROM) return status === 500 ? 'internal_error' : 'unavailable'
  return 'invalid_input'
}

function textFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * The error behind a failed response `{ message, code, fields? }` (OP-74).
 * Without a message it reads `HTTP {status}` (ER-02); anything else in the body is ignored.
 */
export function errorFromResponse(status: number, body: unknown): AppError {
  const failure = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const message =
    typeof failure.message === 'string' && failure.message.trim() !== '' ? failure.message : `HTTP ${status}`
  const code = isKnownCode(failure.code) ? failure.code : codeOfStatus(status)
  const fields = textFields(failure.fields)
  const isFault = status >= SERVER_FAULT_FROM
  const options = { retryable: isFault || status === 429, ...(fields && { fields }) }
  return isFault ? new ServerFaultError(code, message, options) : new AppError(code, message, options)
}

/** Something answered, with a fault: a server, or what stands before one that is just starting. */
export class ServerFaultError extends AppError {}

/** Whether a failure means that the server cannot serve at all, so that the device steps in (GN-07). */
export function isServerDown(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'unavailable' || error.code === 'internal_error')
}

/**
 * The server was lost while it was asked to change something. Whether it did so is not known, and the device must not
 * do the same a second time.
 */
export class LostChangeError extends AppError {
  constructor(cause: unknown) {
    super('unavailable', 'The server could not be reached. Please try again.', { retryable: true, cause })
  }
}
