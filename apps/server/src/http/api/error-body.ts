import { toCallError } from '@trendverse/application/router/errors'
import { ERROR_STATUS } from '@trendverse/contract/errors'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'

/** The one shape of every failure, the framework's own included (OP-74). */
export type ErrorBody = {
  readonly message: string
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>>
}

/** Seconds a client is asked to wait when the database cannot be reached. */
export const UNAVAILABLE_RETRY_AFTER_SECONDS = 5

/** Whatever a call threw, as clients see it. */
export function errorBodyOf(error: unknown): ErrorBody {
  const { code, message, data } = toCallError(error)
  return { message, code, ...(data?.fields === undefined ? {} : { fields: data.fields }) }
}

/**
 * A failure as an answer. `status` replaces the usual one of the code where HTTP has a closer word.
 * `headers` are the security headers and whatever belongs to this failure (Allow, Retry-After).
 */
export function errorResponse(
  body: ErrorBody,
  headers: Readonly<Record<string, string>>,
  status: number = ERROR_STATUS[body.code],
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      ...(status === 503 && headers['Retry-After'] === undefined
        ? { 'Retry-After': String(UNAVAILABLE_RETRY_AFTER_SECONDS) }
        : {}),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}

/** When a refused call may be tried again, where that is known. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  const refusal = error instanceof Error && error.cause instanceof AppError ? error.cause : error
  if (!(refusal instanceof AppError) || refusal.retryAfterMs === undefined) return undefined
  return Math.max(1, Math.ceil(refusal.retryAfterMs / 1000))
}
