import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError } from '@orpc/server'
import type { CallOrigin } from '@trendverse/application/ports/world'
import type { RouterContext } from '@trendverse/application/router/context'
import { toCallError } from '@trendverse/application/router/errors'
import { router } from '@trendverse/application/router/router'
import { STARS_TYPE } from '@trendverse/contract/universe'
import type { Log } from '../../log'
import type { GuestCookie } from '../guard/guest-cookie'
import type { RateLimit } from '../guard/rate-limits'
import { API_PREFIX } from './api-prefix'
import { errorBodyOf, errorResponse, retryAfterSecondsOf, UNAVAILABLE_RETRY_AFTER_SECONDS } from './error-body'

/** A call may take this long; beyond it the caller is told to come back. */
export const CALL_TIMEOUT_MS = 10_000

/** What all calls share; the rest is each request's own. */
export type ServerContext = Omit<RouterContext, 'admitTrendEvent' | 'rememberGuest' | 'origin'>

export type ApiOptions = {
  readonly context: ServerContext
  readonly trendEvents: RateLimit
  readonly guestCookie: GuestCookie
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
}

/** Answers one call, or undefined when no route of the contract matches method and path. */
export type Api = (request: Request, caller: { readonly allowanceKey: string }) => Promise<Response | undefined>

/** The contract over HTTP: JSON in and out, stars as bytes, one error shape, security headers on every response. */
export function createApi(options: ApiOptions): Api {
  /** What a refused call said about when to come back, by the context it was made in: responses carry no such field. */
  const waits = new WeakMap<RouterContext, number>()
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: errorBodyOf,
    clientInterceptors: [
      onError((error, { context }) => {
        logFault(options.log, error)
        const seconds = retryAfterSecondsOf(error)
        if (seconds !== undefined) waits.set(context, seconds)
      }),
    ],
  })

  return async (request, caller) => {
    let newGuestId: string | undefined
    const context: RouterContext = {
      ...options.context,
      origin: {
        ...(await originOf(request, caller.allowanceKey)),
        guestId: options.guestCookie.read(request.headers.get('cookie') ?? undefined),
      },
      rememberGuest: (guestId) => {
        newGuestId = guestId
      },
      admitTrendEvent: () => options.trendEvents.consume(caller.allowanceKey),
    }
    const answered = await withinTime(handler.handle(request, { prefix: API_PREFIX, context }))
    if (answered === 'too late') {
      options.log.warn({ path: new URL(request.url).pathname }, 'A call took too long and was given up')
      return errorResponse({ code: 'unavailable', message: 'This took too long. Please try again.' }, options.headers)
    }
    if (!answered.matched) return undefined
    const { response } = answered
    for (const [name, value] of Object.entries(options.headers)) response.headers.set(name, value)
    const isBytes = response.headers.get('Content-Type') === STARS_TYPE
    if (!isBytes) response.headers.set('Content-Type', 'application/json; charset=utf-8')
    // Stars are read by scripts, not downloaded as a file.
    response.headers.delete('Content-Disposition')
    response.headers.set('Cache-Control', 'no-store')
    if (newGuestId !== undefined) response.headers.set('Set-Cookie', options.guestCookie.make(newGuestId))
    const waitSeconds = waits.get(context) ?? (response.status === 503 ? UNAVAILABLE_RETRY_AFTER_SECONDS : undefined)
    if (waitSeconds !== undefined) response.headers.set('Retry-After', String(waitSeconds))
    return response
  }
}

/** Longer names of programs are cut; their owners recognise them by the beginning. */
const MAX_USER_AGENT_LENGTH = 300
const BEARER = /^Bearer ([A-Za-z0-9_-]+)$/i

async function originOf(request: Request, network: string): Promise<Omit<CallOrigin, 'guestId'>> {
  const { headers } = request
  const signature = headers.get('webhook-signature')
  return {
    bearerToken: BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null,
    network,
    userAgent: (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    ...(signature !== null && {
      signedDelivery: {
        id: headers.get('webhook-id') ?? '',
        timestamp: headers.get('webhook-timestamp') ?? '',
        signature,
        // The very bytes: reading and writing JSON again would give other ones.
        body: await request.clone().text(),
      },
    }),
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T | 'too late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), CALL_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Refusals are everyday life, an outage is worth a line, and what nobody foresaw is worth its whole story. */
function logFault(log: Log, error: unknown): void {
  const call = toCallError(error)
  if (call.status < 500) return
  if (call.code === 'internal_error') log.error({ err: call.cause ?? call }, 'A call failed')
  else log.warn({ err: call.cause ?? call }, 'A call had to be refused')
}
