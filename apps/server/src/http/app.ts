import type { HttpBindings } from '@hono/node-server'
import type { MediaStore } from '@trendverse/application/ports/memes'
import { PLANET_PICTURES } from '@trendverse/domain/trends/planets/planet-picture'
import { type Context, Hono, type Next } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { Log } from '../log'
import type { Api } from './api/api'
import { API_PREFIX } from './api/api-prefix'
import { apiRoutes } from './api/api-routes'
import type { Documents } from './api/documents'
import { errorBodyOf, errorResponse, retryAfterSecondsOf } from './api/error-body'
import { fromOneClickForm, isOneClickForm, ONE_CLICK_PATH, unsubscribePage } from './api/one-click-unsubscribe'
import { type CachedResponses, GUEST_PATHS, HOT_PATHS, IMMUTABLE_READS } from './cache/cached-responses'
import { toResponse } from './cache/send-response'
import { allowanceKey, clientAddress } from './guard/client-address'
import { firstGameFile, frameHeaders, isGameFile } from './guard/frame-headers'
import { maxBodyBytes, readLimitedBody, UPLOADS } from './guard/limited-body'
import type { SecurityHeaders } from './guard/security-headers'
import { mediaResponse } from './pages/media-files'
import { acceptsPage, looksLikeFile } from './pages/page-address'
import type { Pages } from './pages/pages'
import type { StaticFiles } from './pages/static-files'
import type { PlanetPictures } from './planets/planet-pictures'
import { PREVIEWS } from './previews/preview-path'
import type { PreviewPictures } from './previews/preview-pictures'

export type AppParts = {
  readonly api: Api
  readonly hot: CachedResponses
  /** Responses the server makes itself, by path: robots.txt, the API's description. */
  readonly documents: Documents
  readonly files: StaticFiles
  readonly pages: Pages
  /** Pictures of preview cards. */
  readonly previews: PreviewPictures
  /** Pictures of planets. */
  readonly planets: Pick<PlanetPictures, 'find'>
  /** Visitors' files. */
  readonly media: Pick<MediaStore, 'read'>
  readonly headers: SecurityHeaders
  readonly trustedProxies: number
  /** `PUBLIC_URL`, where it is set: the origin that policies name. */
  readonly publicOrigin: string | undefined
  /** Other sites that may host games. Empty while the setting cannot be read; never throws. */
  readonly foreignGameSites: () => Promise<readonly string[]>
  readonly log: Log
}

type Host = { Bindings: HttpBindings }

const READS = ['GET', 'HEAD']
const isRead = (method: string): boolean => READS.includes(method)

const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*(;|$)/i

/** What is wrong with the kind of body a call comes with, or null. */
function refusedType(method: string, path: string, type: string | undefined): string | null {
  if (isRead(method) || isOneClickForm(method, path, type)) return null
  if (path.startsWith(UPLOADS)) {
    return type !== undefined && FORM_TYPE.test(type) ? null : 'This address only accepts multipart/form-data.'
  }
  return type === undefined || JSON_TYPE.test(type) ? null : 'This address only accepts application/json.'
}

const hasHungUp = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** A call as the contract knows it: HEAD is a GET whose response loses its body on the way out. */
async function readCall(raw: Request): Promise<Request | 'too large'> {
  if (isRead(raw.method)) return new Request(raw.url, { headers: raw.headers })
  return readLimitedBody(raw, maxBodyBytes(new URL(raw.url).pathname))
}

/**
 * The HTTP host: API, files of the build and pages, every response with security headers, every failure in one shape.
 */
export function createApp(parts: AppParts): Hono<Host> {
  // The usual router would try to make one expression of all routes first, and give up: 40 ms of the first request.
  const app = new Hono<Host>({ router: new TrieRouter() })
  const refuse = (...[body, extra, status]: [Parameters<typeof errorResponse>[0], Record<string, string>?, number?]) =>
    errorResponse(body, { ...parts.headers.data, ...extra }, status)

  const notFound = () => refuse({ code: 'not_found', message: 'There’s nothing at this address.' })
  const notWithThisMethod = (allowed: readonly string[]) =>
    refuse(
      { code: 'method_not_allowed', message: 'This address doesn’t support this method.' },
      { Allow: allowed.join(', ') },
    )
  const allowing = (methods: readonly string[]) =>
    new Response(null, { status: 204, headers: { ...parts.headers.data, Allow: methods.join(', ') } })
  // Balancers check with OPTIONS where they are told nothing else.
  const otherThanReads = (method: string) => (method === 'OPTIONS' ? allowing(READS) : notWithThisMethod(READS))

  let isProxyKnown = parts.trustedProxies > 0
  const allowanceOf = (context: Context<Host>): string => {
    const direct = context.env.incoming.socket.remoteAddress
    const forwardedFor = context.req.header('x-forwarded-for')
    const forwarded = context.req.header('forwarded')
    if ((forwardedFor ?? forwarded) !== undefined && !isProxyKnown) {
      isProxyKnown = true
      parts.log.warn(
        'Requests come with X-Forwarded-For or Forwarded, which is not believed: all visitors behind a proxy share one allowance. ' +
          'If there is a proxy in front, set TRUST_PROXY (docs/operations.md, "Behind a proxy").',
      )
    }
    return allowanceKey(clientAddress(direct, forwardedFor, parts.trustedProxies, forwarded))
  }

  const callApi = async (context: Context<Host>, caller?: 'as nobody'): Promise<Response> => {
    const read = await readCall(context.req.raw)
    if (read === 'too large') return refuse({ code: 'payload_too_large', message: 'The request is too large.' })
    const { method, path } = context.req
    const isForm = isOneClickForm(method, path, context.req.header('content-type'))
    const request = isForm ? await fromOneClickForm(read) : read
    if (request === undefined) return refuse({ code: 'malformed_request', message: 'This form can’t be read.' })
    if (caller === 'as nobody') request.headers.delete('authorization')
    return (await parts.api(request, { allowanceKey: allowanceOf(context) })) ?? notFound()
  }

  const callHot = async (context: Context<Host>): Promise<Response> => {
    const prepared = await parts.hot.respond(new URL(context.req.url), () => callApi(context, 'as nobody'))
    // What everybody gets is refused during maintenance; whoever signed in may be an administrator (OP-15).
    const mayKnowMore = prepared.status === 503 && context.req.header('authorization') !== undefined
    return mayKnowMore ? callApi(context) : toResponse(context.req.raw, prepared)
  }

  const refuseOtherTypes = async ({ req }: Context<Host>, next: Next): Promise<Response | void> => {
    const wrong = refusedType(req.method, req.path, req.header('content-type'))
    return wrong === null ? next() : refuse({ code: 'unsupported_media_type', message: wrong })
  }

  app.onError((error) => {
    // Whoever hangs up in the middle of a request is nobody's fault.
    if (hasHungUp(error)) parts.log.debug({ err: error }, 'A request was cut off')
    else parts.log.error({ err: error }, 'A request failed')
    const seconds = retryAfterSecondsOf(error)
    return refuse(errorBodyOf(error), seconds === undefined ? {} : { 'Retry-After': String(seconds) })
  })
  app.notFound(notFound)

  const setFrameHeaders = frameHeaders(parts.publicOrigin, parts.foreignGameSites)
  app.use('*', async (context, next) => {
    await next()
    const { path } = context.req
    await setFrameHeaders({ path, host: context.req.header('host'), headers: context.res.headers })
  })
  app.use('*', async ({ req }, next) => {
    const document = parts.documents.find(req.path)
    if (document === undefined) return next()
    if (!isRead(req.method)) return otherThanReads(req.method)
    const prepared = await document()
    return prepared === null ? notFound() : toResponse(req.raw, prepared)
  })

  for (const path of [...HOT_PATHS, `${IMMUTABLE_READS}:id`]) app.get(path, callHot)
  for (const path of GUEST_PATHS) {
    app.get(path, (context, next) => (context.req.header('authorization') === undefined ? callHot(context) : next()))
  }
  for (const address of [ONE_CLICK_PATH, `${ONE_CLICK_PATH}/`]) {
    app.get(address, ({ req }) => {
      const headers = { ...parts.headers.data, 'Cache-Control': 'no-store', Location: unsubscribePage(req.url) }
      return new Response(null, { status: 303, headers })
    })
  }
  for (const route of apiRoutes()) {
    const { path, methodsOfOne } = route
    const methods = path === ONE_CLICK_PATH ? [...READS, ...route.methods] : route.methods
    // An id that is empty is nobody's, and not the whole list.
    app.on([...methodsOfOne], `${path}/`, notFound)
    for (const address of [path, `${path}/`]) {
      app.on([...methods], address, refuseOtherTypes, (context) => callApi(context))
      app.options(address, () => allowing(methods))
      app.all(address, () => notWithThisMethod(methods))
    }
  }
  app.all(`${API_PREFIX}/*`, notFound)

  app.get('/media/:name{.*}', async ({ req }) => {
    return (await mediaResponse(parts.media, req.path, parts.headers.data)) ?? notFound()
  })
  app.get(`${PREVIEWS}:name{.*}`, async (context) => {
    const picture = await parts.previews.find(context.req.path, allowanceOf(context))
    return picture === null ? notFound() : toResponse(context.req.raw, picture)
  })
  app.get(`${PLANET_PICTURES}:name{.*}`, async (context) => {
    const picture = await parts.planets.find(new URL(context.req.url), allowanceOf(context))
    return picture === null ? notFound() : toResponse(context.req.raw, picture)
  })
  // RT-05
  app.get('/universe', () => new Response(null, { status: 301, headers: { ...parts.headers.page, Location: '/' } }))
  app.get('*', async (context) => {
    const { req } = context
    const file = await parts.files.find(req.path)
    if (file !== undefined) return toResponse(req.raw, file)
    // Sent on rather than answered here: what holds a game to playing goes by the path of its file.
    const first = firstGameFile(req.path)
    if (first !== null && (await parts.files.find(first)) !== undefined) {
      const Location = first + new URL(req.url).search
      return new Response(null, { status: 302, headers: { ...parts.headers.page, Location } })
    }
    // A frame is no place for a page.
    if (isGameFile(req.path) || (looksLikeFile(req.path) && !acceptsPage(req.raw.headers))) return notFound()
    return toResponse(req.raw, await parts.pages.find(new URL(req.url), allowanceOf(context)))
  })
  app.all('*', ({ req }) => otherThanReads(req.method))

  return app
}
