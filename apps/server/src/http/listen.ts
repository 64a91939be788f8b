import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Hono } from 'hono'
import type { Log } from '../log'
import { errorResponse } from './api/error-body'
import type { CachedResponses } from './cache/cached-responses'

/**
 * The whole request has to be here by then; slower ones are somebody holding connections open. Node looks for them every
 * `checkEveryMs`, so that all are closed within 30 seconds.
 */
const TIMEOUTS: RequestTimeouts = { requestMs: 25 * SECOND_MS, headersMs: 10 * SECOND_MS, checkEveryMs: 5 * SECOND_MS }
/** A little above the minute that load balancers usually keep idle connections. */
const KEEP_ALIVE_TIMEOUT_MS = 65 * SECOND_MS
const MAX_HEADER_BYTES = 16 * 1024

/** What Node says when it could not even read a request, and how it is put to the client. */
const CLIENT_ERRORS: Readonly<Record<string, readonly [status: number, reason: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
}
const UNREADABLE = [400, 'Bad Request', 'The request could not be understood.'] as const

const HOST_OF_NOBODY = 'localhost'
/** Every method any route answers. */
const ALLOWED = 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE'

export type RequestTimeouts = {
  readonly requestMs: number
  readonly headersMs: number
  readonly checkEveryMs: number
}

export type Listening = {
  readonly port: number
  /** From now on every response closes its connection, so that kept ones end between two requests, never in one. */
  drain(): void
  /** Lets running requests end, at most until the deadline, then closes every connection. */
  stop(deadlineMs: number): Promise<void>
}

/** Told of every response when it is over, with the path that was asked for and how long it took. */
export type OnResponse = (response: {
  readonly method: string
  readonly path: string
  readonly statusCode: number
  readonly seconds: number
}) => void

export type ListenOptions = {
  readonly app: Hono<{ Bindings: HttpBindings }>
  readonly hot: CachedResponses
  readonly port: number
  readonly host: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly timeouts?: RequestTimeouts
  readonly onResponse?: OnResponse | undefined
  readonly log: Log
}

/**
 * HTTP/1.0 has no host, and the checks of some balancers speak it: the framework, which makes an address of every request, gets one.
 * A request of HTTP/1.1 without a host stays refused (RFC 9112, 3.2).
 */
function nameHost({ httpVersionMajor, httpVersionMinor, headers, rawHeaders }: IncomingMessage): void {
  const isOld = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor === 0)
  if (!isOld || (headers.host ?? '') !== '') return
  headers.host = HOST_OF_NOBODY
  const place = rawHeaders.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  rawHeaders.splice(place < 0 ? rawHeaders.length : place, 2, 'Host', HOST_OF_NOBODY)
}

/** `OPTIONS *` asks about the server as a whole (RFC 9110, 9.3.7), as the checks of some balancers do. */
function isAboutServer({ method, url }: IncomingMessage): boolean {
  return method === 'OPTIONS' && url === '*'
}

function watch(request: IncomingMessage, response: ServerResponse, onResponse: OnResponse): void {
  const { method = '', url = '' } = request
  const startedAtMs = performance.now()
  response.once('close', () => {
    const [path = ''] = url.split('?', 1)
    const seconds = (performance.now() - startedAtMs) / SECOND_MS
    onResponse({ method, path, statusCode: response.statusCode, seconds })
  })
}

/** Opens the port. Hot reads are answered first; everything else goes through the framework. */
export async function listen(options: ListenOptions): Promise<Listening> {
  // It replaces the global Request and Response with lighter classes, which answer a third more calls a second: much of the
  // cost of a response is the stream that Node wraps around its body.
  const listener = getRequestListener(options.app.fetch, {
    errorHandler: (error) => {
      options.log.debug({ err: error }, 'A request could not be read')
      return errorResponse({ code: 'malformed_request', message: UNREADABLE[2] }, options.headers)
    },
  })
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (hasSeveralHosts(request)) refuse(response, options.headers, 'The request names more than one host.')
    else if (isAboutServer(request)) response.writeHead(204, { ...options.headers, Allow: ALLOWED }).end()
    else if (isWithoutAddress(request)) refuse(response, options.headers, UNREADABLE[2])
    else void listener(request, response)
  }
  let isDraining = false
  const { requestMs, headersMs, checkEveryMs } = options.timeouts ?? TIMEOUTS
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // The framework refuses a request without a host, in our shape; Node would send an empty response.
      requireHostHeader: false,
    },
    (request, response) => {
      nameHost(request)
      if (isDraining) response.shouldKeepAlive = false
      if (options.onResponse !== undefined) watch(request, response, options.onResponse)
      if (hasSeveralHosts(request) || !options.hot.sendAtOnce(request, response)) answer(request, response)
    },
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseUnreadable(error, socket as Socket, options.headers),
  )
  server.on('checkExpectation', answer)
  await openPort(server, options.port, options.host)
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    drain() {
      isDraining = true
    },
    stop: (deadlineMs) => stopServer(server, deadlineMs),
  }
}

/**
 * Whether a request names more than one host (RFC 9112, 3.2): the proxy in front may have looked at another one than we would. Node
 * keeps the first of them.
 */
function hasSeveralHosts({ rawHeaders, headers }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
  return names.length > 1 || headers.host?.includes(',') === true
}

/** Whether host and path make no address: `256.1.1.1` is neither a number of a host nor a name. */
function isWithoutAddress({ url = '', headers }: IncomingMessage): boolean {
  const { host = '' } = headers
  return (host !== '' && !URL.canParse(`http://${host}/`)) || (!url.startsWith('/') && !URL.canParse(url))
}

function refuse(response: ServerResponse, headers: Readonly<Record<string, string>>, message: string): void {
  const body = JSON.stringify({ message, code: 'malformed_request' })
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(400, { ...headers, ...type, Connection: 'close' }).end(body)
}

function openPort(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function stopServer(server: Server, deadlineMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await closed
  clearTimeout(timer)
}

/** Requests that are no HTTP never reach a handler; they are answered on the bare connection. */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, reason, message] = CLIENT_ERRORS[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ message, code: 'malformed_request' })
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
}
