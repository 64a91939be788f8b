import { AppError } from '@trendverse/domain/primitives/app-error'
import type { CallGuard } from './call-guard'

/** After this a call counts as failed; the server's own limits are shorter. */
export const CALL_TIMEOUT_MS = 10_000

/** Where the API lies: same origin unless the build says otherwise (OP-73). */
export const API_BASE = import.meta.env.VITE_API_BASE ?? '/api'

/** `?a=1&b=2` from the values that are set, or an empty text. */
export function queryText(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const UNREACHABLE = 'The server could not be reached.'

/** A call was given up because its answer took too long: the server may well be there. */
export class SlowServerError extends AppError {
  constructor(cause: unknown) {
    super('unavailable', UNREACHABLE, { retryable: true, cause })
  }
}

/** `fetch` that gives up after `timeoutMs` and names a dead network with the code `unavailable`. */
export async function fetchWithinTime(
  request: string | Request,
  init: RequestInit = {},
  timeoutMs: number = CALL_TIMEOUT_MS,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const asked = init.signal ?? (request instanceof Request ? request.signal : null)
  const signal = asked ? AbortSignal.any([asked, timeout]) : timeout
  try {
    return await fetch(request, { ...init, signal })
  } catch (cause) {
    if (asked?.aborted) throw cause
    throw timeout.aborted
      ? new SlowServerError(cause)
      : new AppError('unavailable', UNREACHABLE, { retryable: true, cause })
  }
}

/**
 * A read by plain fetch, for the first paint: it carries no client library. The type of the body comes from the
 * contract; the server is ours and its responses are checked there.
 */
export async function fetchJson<Body>(path: string, guard: CallGuard): Promise<Body> {
  const headers = guard.headers()
  const response = await fetchWithinTime(`${API_BASE}${path}`, { headers: { accept: 'application/json', ...headers } })
  if (!response.ok) throw await guard.failure(response, headers.authorization ?? null)
  const body: unknown = await response.json().catch(() => undefined)
  // A page of HTML with status 200 is what a static host answers for unknown paths: no API lives there.
  if (body === undefined) throw new AppError('unavailable', 'The server gave no readable answer.', { retryable: true })
  return body as Body
}
