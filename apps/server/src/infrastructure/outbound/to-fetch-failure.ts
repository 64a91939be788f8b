import { errors } from 'undici'
import { FetchFailure, type FetchFailureReason } from './fetch-failure'

/** Codes of sockets, resolvers and the HTTP parser, in words. Anything else is "could not be reached". */
const WORDS: Readonly<Record<string, readonly [FetchFailureReason, string]>> = {
  ENOTFOUND: ['network', 'its name does not exist'],
  EAI_AGAIN: ['network', 'its name cannot be looked up now'],
  ECONNREFUSED: ['network', 'it refused the connection'],
  ECONNRESET: ['network', 'it broke off the connection'],
  UND_ERR_SOCKET: ['network', 'it broke off the connection'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['network', 'it broke off the connection'],
  HPE_INVALID_EOF_STATE: ['network', 'it broke off the connection'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'it took too long to connect'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'it took too long to answer'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'it stopped in the middle of its answer'],
  UND_ERR_HEADERS_OVERFLOW: ['too_large', 'its answer has too large headers'],
  UND_ERR_INVALID_ARG: ['bad_address', 'its address or headers are not valid'],
}

/**
 * Any error of an outbound request as a FetchFailure with words for people.
 *
 * @param ended Which of our own signals ended the request, if any.
 */
export function toFetchFailure(
  error: unknown,
  ended: { readonly stopped: boolean; readonly late: boolean },
): FetchFailure {
  const known = findFailure(error)
  if (known !== null) return known
  if (ended.stopped) return new FetchFailure('aborted', 'the request was stopped', { cause: error })
  if (ended.late) return new FetchFailure('timeout', 'it took too long in all', { cause: error })
  const code = codeOf(error)
  if (code.startsWith('HPE_') && !Object.hasOwn(WORDS, code))
    return new FetchFailure('network', 'its answer is not valid HTTP', { cause: error })
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) {
    return new FetchFailure('network', 'its certificate cannot be trusted', { cause: error })
  }
  if (isUnpackError(error)) {
    return new FetchFailure('bad_encoding', 'its compressed answer is damaged', { cause: error })
  }
  const [reason, words] = WORDS[code] ?? ['network', 'it could not be reached']
  return new FetchFailure(reason, words, { cause: error })
}

/** Whether unpacking failed for what was packed. Brotli has a code for each kind of damage. */
export function isUnpackError(error: unknown): boolean {
  return findFailure(error) === null && /^(?:Z_(?:DATA|BUF)_ERROR$|ERR__ERROR_)/.test(codeOf(error))
}

const BROKEN_OFF = /^(?:ECONNRESET|HPE_INVALID_EOF_STATE|UND_ERR_(?:SOCKET|BODY_TIMEOUT|RES_CONTENT_LENGTH_MISMATCH))$/

/** Whether the connection ended or timed out before the whole answer had arrived. */
export function isBrokenOff(error: unknown): boolean {
  return findFailure(error) === null && BROKEN_OFF.test(codeOf(error))
}

/** Our own failures come wrapped when a socket or stream passed them on. */
function findFailure(error: unknown): FetchFailure | null {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof FetchFailure) return current
    if (current instanceof AggregateError)
      return current.errors.map(findFailure).find((found) => found !== null) ?? null
    current = current.cause
  }
  return null
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  // It names its codes in the message alone.
  if (error instanceof errors.HTTPParserError) {
    return error.message.includes('Invalid EOF state') ? 'HPE_INVALID_EOF_STATE' : 'HPE_UNKNOWN'
  }
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return 'cause' in error ? codeOf(error.cause) : ''
}
