import { ORPCError, ValidationError } from '@orpc/server'
import { ERROR_STATUS } from '@trendverse/contract/errors'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { INVALID_FIELDS_MESSAGE } from '../invalid-fields'

/** What a failed call carries beside code and message. */
export type CallErrorData = { readonly fields?: Readonly<Record<string, string>> }

/** A failure of a call as both homes raise it: the code of the contract, its status, words, and fields where there are any. */
export type CallError = ORPCError<ErrorCode, CallErrorData | undefined>

const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.'
const MALFORMED_MESSAGE = 'The request could not be understood.'

type Issues = readonly {
  readonly message: string
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined
}[]

/** Builds the failure for a code of the contract. `cause` stays on this side and is for the log only. */
export function callError(
  code: ErrorCode,
  message: string,
  options: { readonly fields?: Readonly<Record<string, string>> | undefined; readonly cause?: unknown } = {},
): CallError {
  return new ORPCError(code, {
    status: ERROR_STATUS[code],
    message,
    data: options.fields === undefined ? undefined : { fields: options.fields },
    cause: options.cause,
  })
}

/** First message per field; what belongs to no single field stands under the name of the unknown key or `input`. */
function fieldsOf(issues: Issues): Record<string, string> {
  const entries = issues.flatMap((issue): [string, string][] => {
    const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
    const unknownKeys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : []
    if (unknownKeys.length > 0) return unknownKeys.map((key) => [[...path, key].join('.'), 'Unknown field.'])
    return [[path.join('.') || 'input', issue.message]]
  })
  return Object.fromEntries(entries.reverse())
}

/**
 * Turns whatever a call threw into the one failure of the contract. Faults nobody foresaw answer
 * `internal_error` and keep the original as `cause`, so that nothing of their text reaches a visitor.
 */
export function toCallError(error: unknown): CallError {
  if (error instanceof AppError) return callError(error.code, error.message, { fields: error.fields, cause: error })
  if (!(error instanceof ORPCError)) return callError('internal_error', INTERNAL_MESSAGE, { cause: error })
  if (Object.hasOwn(ERROR_STATUS, String(error.code))) return error as CallError // the code is one of the contract's, checked above
  if (error.code !== 'BAD_REQUEST') return callError('internal_error', INTERNAL_MESSAGE, { cause: error })
  return error.cause instanceof ValidationError
    ? callError('invalid_input', INVALID_FIELDS_MESSAGE, { fields: fieldsOf(error.cause.issues), cause: error })
    : callError('malformed_request', MALFORMED_MESSAGE, { cause: error })
}

const PATH_IDS: ReadonlySet<PropertyKey | object> = new Set([
  'id',
  'trendId',
  'mergeId',
  'joinId',
  'gameId',
  'packId',
  'runId',
  'board',
])

/** Whether input was refused only because a path parameter cannot be an id at all: it names nothing. */
export function namesNothing(error: unknown): boolean {
  if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError)) return false
  return error.cause.issues.every(({ path = [] }) => path.length === 1 && path.every((step) => PATH_IDS.has(step)))
}
