import type { HttpBindings } from '@hono/node-server'
import type { MediaStore } from '@trendverse/application/ports/memes'
import { type Context, Hono } from 'hono'
import type { Log } from '../log'
import type { Api } from './api/api'
import { API_PREFIX } from './api/api-prefix'
import type { Documents } from './api/documents'
import { errorBodyOf, errorResponse, retryAfterSecondsOf } from './api/error-body'
import { fromOneClickForm, isOneClickForm } from './api/one-click-unsubscribe'
import { createRouteTable } from './api/route-table'
import type { CachedResponses } from './cache/cached-responses'
import { toResponse } from './cache/send-response'
import { allowanceKey, clientAddress } from './guard/client-address'
import { maxBodyBytes, readLimitedBody, UPLOADS } from './guard/limited-body'
import type { SecurityHeaders } from './guard/security-headers'
import { answerMedia } from './pages/media-files'
import { acceptsPage, looksLikeFile, pageAddress } from './pages/page-address'
import type { Pages } from './pages/pages'
import type { StaticFiles } from './pages/static-files'
import { PREVIEWS } from './previews/preview-path'
import type { PreviewPictures } from './previews/preview-pictures'

export type AppParts = {
  readonly api: Api
  readonly hot: CachedResponses
  /** Answers the server makes itself, by path: robots.txt, the API's description. */
  readonly documents: Documents
  readonly files: StaticFiles
  readonly pages: Pages
  /** Pictures of preview cards. */
  readonly previews: PreviewPictures
  /** Visitors' files. */
  readonly media: Pick<MediaStore, 'read'>
  readonly headers: SecurityHeaders
  readonly trustedProxies: number
  readonly log: Log
}

type Host = { Bindings: HttpBindings }

const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*(;|$)/i

/** What is wrong with the kind of body a call comes with, or null. */
function refusedType(method: string, path: string, type: string | undefined): string | null {
  if (method === 'GET' || method === 'HEAD' || isOneClickForm(method, path, type)) return null
  if (path.startsWith(UPLOADS)) {
    return type !== undefined && FORM_TYPE.test(type) ? null : 'Only multipart/form-data is understood here.'
  }
  return type === undefined || JSON_TYPE.test(type) ? null : 'Only application/json is understood here.'
}

/** A call as the contract knows it: HEAD is a GET whose answer loses its body on the way out. */
async function readCall(raw: Request): Promise<Request | 'too large'> {
  if (raw.method === 'GET' || raw.method === 'HEAD') return new Request(raw.url, { headers: raw.headers })
  return readLimitedBody(raw, maxBodyBytes(new URL(raw.url).pathname))
}

/** The HTTP host: API, files of the build and pages, every answer with security headers, every failure in one shape. */
export function createApp(parts: AppParts): Hono<Host> {
  const app = new Hono<Host>()
  const routes = createRouteTable()
  const refuse = (...[body, extra, status]: [Parameters<typeof errorResponse>[0], Record<string, string>?, number?]) =>
    errorResponse(body, { ...parts.headers.data, ...extra }, status)

  const notFound = () => refuse({ code: 'not_found', message: 'There is nothing at this address.' })
  const notWithThisMethod = (allowed: readonly string[]) =>
    refuse(
      { code: 'method_not_allowed', message: 'This address does not take this method.' },
      { Allow: allowed.join(', ') },
    )

  const allowanceOf = (context: Context<Host>): string => {
    const direct = context.env.incoming.socket.remoteAddress
    return allowanceKey(clientAddress(direct, context.req.header('x-forwarded-for'), parts.trustedProxies))
  }

  const callApi = async (context: Context<Host>, caller?: 'as nobody'): Promise<Response> => {
    const read = await readCall(context.req.raw)
    if (read === 'too large') return refuse({ code: 'payload_too_large', message: 'What was sent is too large.' })
    const { method, path } = context.req
    const isForm = isOneClickForm(method, path, context.req.header('content-type'))
    const request = isForm ? await fromOneClickForm(read) : read
    if (request === undefined) return refuse({ code: 'malformed_request', message: 'This form is not understood.' })
    if (caller === 'as nobody') request.headers.delete('authorization')
    return (await parts.api(request, { allowanceKey: allowanceOf(context) })) ?? notFound()
  }

  app.onError((error) => {
    parts.log.error({ err: error }, 'A request failed')
    const seconds = retryAfterSecondsOf(error)
    return refuse(errorBodyOf(error), seconds === undefined ? {} : { 'Retry-After': String(seconds) })
  })
  app.notFound(notFound)

  app.use(`${API_PREFIX}/*`, async (context, next) => {
    if (parts.documents.find(context.req.path) !== undefined) return next()
    const allowed = routes.methodsFor(context.req.path.slice(API_PREFIX.length))
    const { method } = context.req
    if (allowed.length === 0) return notFound()
    if (method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...parts.headers.data, Allow: allowed.join(', ') } })
    if (!allowed.includes(method)) return notWithThisMethod(allowed)
    const wrong = refusedType(method, context.req.path, context.req.header('content-type'))
    if (wrong !== null) return refuse({ code: 'unsupported_media_type', message: wrong })
    return next()
  })

  app.all('*', async (context) => {
    const { method, path } = context.req
    const reads = method === 'GET' || method === 'HEAD'
    const document = parts.documents.find(path)
    if (document === undefined && path.startsWith(`${API_PREFIX}/`)) {
      if (!reads || !parts.hot.isHot(path)) return callApi(context)
      const answer = await parts.hot.answer(new URL(context.req.url), () => callApi(context, 'as nobody'))
      // What everybody gets is refused during maintenance; whoever signed in may be an administrator (OP-15).
      const mayKnowMore = answer.status === 503 && context.req.header('authorization') !== undefined
      return mayKnowMore ? callApi(context) : toResponse(context.req.raw, answer)
    }
    if (!reads) return notWithThisMethod(['GET', 'HEAD'])
    if (document !== undefined) {
      const answer = await document()
      return answer === null ? notFound() : toResponse(context.req.raw, answer)
    }
    if (path.startsWith('/media/')) return (await answerMedia(parts.media, path, parts.headers.data)) ?? notFound()
    if (path.startsWith(PREVIEWS)) {
      const picture = await parts.previews.find(path, allowanceOf(context))
      return picture === null ? notFound() : toResponse(context.req.raw, picture)
    }
    if (path === '/universe')
      return new Response(null, { status: 301, headers: { ...parts.headers.page, Location: '/' } }) // RT-05
    return findPage(context)
  })

  const findPage = async (context: Context<Host>): Promise<Response> => {
    const { path, raw, url } = context.req
    const file = await parts.files.find(path)
    if (file !== undefined) return toResponse(raw, file)
    if (path === API_PREFIX || (looksLikeFile(path) && !acceptsPage(raw.headers))) return notFound()
    return toResponse(raw, await parts.pages.find(pageAddress(new URL(url))))
  }

  return app
}
