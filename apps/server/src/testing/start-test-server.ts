import { createFakeWorld, type FakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import pino from 'pino'
import { createGuestCookie } from '../http/guard/guest-cookie'
import {
  createRateLimit,
  DRAWN_PREVIEWS_PER_ADDRESS,
  PAINTED_PLANETS_PER_ADDRESS,
  RENDERED_PAGES_PER_ADDRESS,
  TREND_EVENTS_PER_ADDRESS,
} from '../http/guard/rate-limits'
import { type HttpServer, type HttpServerOptions, startHttpServer } from '../http/server'
import { cacheSessions } from '../infrastructure/session-cache'
import { cacheTrends } from '../infrastructure/trend-cache'

type LoggedLine = { readonly level: number; readonly msg: string }

export type TestServer = HttpServer & {
  readonly origin: string
  readonly world: FakeWorld
  /** Lines the server logged, parsed. */
  readonly logged: readonly LoggedLine[]
  request(path: string, init?: RequestInit): Promise<Response>
}

/** The parts of answers that tests look at. What a test names must be there, or its expectation fails. */
export type AnswerBody = {
  readonly data: Readonly<Record<string, unknown>> & { readonly views: number }
  readonly total: number
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, unknown>>
}

/** Reads an answer's JSON. */
export async function bodyOf(answer: Response | Promise<Response>): Promise<AnswerBody> {
  return JSON.parse(await (await answer).text()) as AnswerBody
}

/** The rows of a list. */
export async function rowsOf(
  answer: Response | Promise<Response>,
): Promise<{ id: string; name: string; views: number }[]> {
  const body = JSON.parse(await (await answer).text()) as { data: { id: string; name: string; views: number }[] }
  return body.data
}

/** The real HTTP side on a free port, over a fake world. */
export async function startTestServer(
  parts: Partial<FakeWorld> = {},
  options: Partial<HttpServerOptions> = {},
): Promise<TestServer> {
  const world = createFakeWorld(parts)
  const logged: LoggedLine[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line) as LoggedLine) })
  const ports = portsOfWorld(world)
  const running: { server?: HttpServer } = {}
  const cached = cacheTrends({
    ...ports,
    onCounted: () => running.server?.noteSmallChange(),
    log,
  })
  const { sessions, forget } = cacheSessions(ports.sessions)
  const started = await startHttpServer({
    context: {
      ...ports,
      ...cached,
      sessions,
      log,
      events: {
        accountChanged: async (userId: string) => forget(userId),
        boardsChanged: async () => running.server?.forgetBoards(),
        galleryChanged: async () => running.server?.forgetGallery(),
      },
      about: { version: '1.2.3', startedAtMs: world.nowMs },
      isStopping: () => false,
    },
    trendEvents: createRateLimit(TREND_EVENTS_PER_ADDRESS, ports.rateCounter, ports.clock),
    drawnPreviews: createRateLimit(DRAWN_PREVIEWS_PER_ADDRESS, ports.rateCounter, ports.clock),
    paintedPlanets: createRateLimit(PAINTED_PLANETS_PER_ADDRESS, ports.rateCounter, ports.clock),
    renderedPages: createRateLimit(RENDERED_PAGES_PER_ADDRESS, ports.rateCounter, ports.clock),
    guestCookie: createGuestCookie('a secret of tests alone, long enough', 'http://localhost:3000'),
    web: undefined,
    previewDrawer: undefined,
    paintPlanet: undefined,
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    publicOrigin: undefined,
    trustedProxies: 0,
    log,
    ...options,
  })
  running.server = started
  const server: HttpServer = {
    ...started,
    invalidate() {
      cached.invalidate()
      started.invalidate()
    },
  }
  const origin = `http://127.0.0.1:${started.port}`
  return {
    ...server,
    origin,
    world,
    logged,
    request: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
  }
}

/** One exchange without any client's help: for requests no client would send. Resolves when the server closes. */
export async function rawExchange(port: number, text: string): Promise<string> {
  const { connect } = await import('node:net')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setTimeout(5_000, () => socket.destroy(new Error('the server kept the connection open')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}
