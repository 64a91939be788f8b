import { MINUTE_MS } from '../primitives/time'

/**
 * Why a provider did not answer. `rate_limited` 429, `unauthorised` 401, `unavailable` 5xx and what passes, `refused` another 4xx,
 * `content_refused` one that is about what was asked for; `timeout` and `network` before there was an answer; `malformed` an answer that is none.
 */
export type ProviderFailureKind =
  | 'rate_limited'
  | 'unauthorised'
  | 'unavailable'
  | 'refused'
  | 'content_refused'
  | 'timeout'
  | 'network'
  | 'malformed'

export type ProviderFailure = {
  readonly kind: ProviderFailureKind
  /** HTTP status, where there was an answer. */
  readonly status: number | null
  /** One line, without secrets (ER-32 to ER-35, ER-38, ER-39). */
  readonly message: string
  /** How long the key is to be left alone, milliseconds, or null. */
  readonly restMs: number | null
}

/** ER-38 */
export const REQUEST_TIMEOUT = 'Request timeout'
/** A model that thinks may have no tokens left to answer with. */
export const BUDGET_SPENT = 'The model used up its budget of tokens before it answered'
/** ER-39 */
export const EMPTY_RESPONSE = 'Empty response from API'

/** How long a key that met its limit rests when its provider does not say. */
export const DEFAULT_REST_MS = MINUTE_MS
/** Timed out, locked, too early, out of capacity: worth another try. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 498])
const MAX_DETAIL_LENGTH = 300

/** What an answer with an error status means (AI-11). */
export function failureOfStatus(answer: {
  readonly provider: string
  readonly status: number
  /** `error.message` of the answer (AI-06), or null. */
  readonly detail: string | null
  /** What the answer says about when to come again, or null. */
  readonly restMs: number | null
  /** What the refusal is about where its status does not say; absent: what the status says. */
  readonly isAbout?: 'key' | 'model' | 'content' | undefined
}): ProviderFailure {
  const { status, restMs, isAbout } = answer
  const detail = oneLine(answer.detail ?? '')
  if (status === 429) {
    const message = `Rate limit exceeded: ${detail || 'Too many requests'}`
    return { kind: 'rate_limited', status, message, restMs: restMs ?? DEFAULT_REST_MS }
  }
  if (isAbout === 'content') return contentRefused(detail, status)
  if (isAbout === 'key' || (status === 401 && isAbout !== 'model')) {
    const message = `Invalid API key: ${detail || 'Authentication failed'}`
    return { kind: 'unauthorised', status, message, restMs: null }
  }
  if (status === 503) {
    // OP-50 says the default
    const message = `Service unavailable: ${detail || 'Please try again later'}`
    return { kind: 'unavailable', status, message, restMs }
  }
  const message = `${answer.provider} API error: ${status} - ${detail || 'Unknown'}`
  if (status >= 500 || PASSING.has(status)) return { kind: 'unavailable', status, message, restMs }
  return { kind: status >= 400 ? 'refused' : 'malformed', status, message, restMs: null }
}

/** A refusal of what was asked for, by a filter or by the model itself. */
export function contentRefused(detail: string, status: number | null = null): ProviderFailure {
  const message = `The provider refused the content: ${oneLine(detail) || 'by its filter'}`
  return { kind: 'content_refused', status, message, restMs: null }
}

/** A failure without an answer, or with one that cannot be read. */
export function failureWithoutStatus(kind: 'timeout' | 'network' | 'malformed', message: string): ProviderFailure {
  return { kind, status: null, message: oneLine(message), restMs: null }
}

/** Whether another try may help (OP-49): not when the request itself was refused. */
export function isRetried({ kind }: ProviderFailure): boolean {
  return kind !== 'refused' && kind !== 'content_refused'
}

/** Whether a failure tells how the key does: a refusal of content does not, it would meet any key. */
export function isAboutKey({ kind }: ProviderFailure): boolean {
  return kind !== 'content_refused'
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL_LENGTH)
}
