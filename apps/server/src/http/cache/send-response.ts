import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseVariant } from './choose-variant'
import type { PrecompressedResponse } from './precompressed-response'

/** Sends a prepared response on Node's own response: the short way, without a framework between. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PrecompressedResponse,
): void {
  const chosen = chooseVariant(prepared, request.headers['accept-encoding'], request.headers['if-none-match'])
  // writeHead keeps its argument untouched; the type merely does not say so.
  response.writeHead(chosen.status, chosen.headers as string[])
  if (request.method === 'HEAD' || chosen.status === 304) response.end()
  else response.end(chosen.body)
}

/** The same response for the framework's side of the house. */
export function toResponse(request: Request, prepared: PrecompressedResponse): Response {
  const chosen = chooseVariant(
    prepared,
    request.headers.get('accept-encoding') ?? undefined,
    request.headers.get('if-none-match') ?? undefined,
  )
  const headers = new Headers()
  for (let index = 0; index + 1 < chosen.headers.length; index += 2) {
    headers.append(chosen.headers[index] ?? '', chosen.headers[index + 1] ?? '')
  }
  return new Response(chosen.status === 304 ? null : new Uint8Array(chosen.body), { status: chosen.status, headers })
}
