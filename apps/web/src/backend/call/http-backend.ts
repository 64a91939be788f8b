import { contractRoutes } from 'virtual:contract-routes'
import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { Backend } from '@trendverse/contract/contract'
import type { CallGuard } from './call-guard'
import { isServerDown, LostChangeError } from './error-from-response'
import { API_BASE, CALL_TIMEOUT_MS, fetchWithinTime } from './fetch-json'

/** OP-48: after 60 s the server gives up on a model and writes for itself; the rest is the way there and back. */
const GENERATING_TIMEOUT_MS = 70_000

function timeoutOf(request: Request): number {
  return new URL(request.url).pathname.endsWith('/generate') ? GENERATING_TIMEOUT_MS : CALL_TIMEOUT_MS
}

/** A failed response becomes one `AppError`, whatever its body holds (OP-74, ER-02). */
async function fetchOrThrow(request: Request, init: RequestInit, guard: CallGuard): Promise<Response> {
  try {
    const response = await fetchWithinTime(request, init, timeoutOf(request))
    if (response.ok) return response
    throw await guard.failure(response, request.headers.get('authorization'))
  } catch (error) {
    throw request.method !== 'GET' && isServerDown(error) ? new LostChangeError(error) : error
  }
}

/** The contract over HTTP. Only the routes travel to the browser, not their schemas. */
export function createHttpBackend(guard: CallGuard): Backend {
  const link = new OpenAPILink(contractRoutes, {
    // Asked at the first call: a server that writes the page has no window.
    url: () => new URL(API_BASE, window.location.href).href,
    headers: () => guard.headers(),
    fetch: (request, init) => fetchOrThrow(request, init, guard),
  })
  return createORPCClient(link)
}
