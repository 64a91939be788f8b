import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source'

/** One answer of a replayed source. */
export type ReplayReply = {
  readonly status?: number
  readonly contentType: string
  readonly body: string | Uint8Array
}

/** A path of a source and what it answers; the first route whose pattern matches the path is taken. */
export type ReplayRoute = {
  readonly source: SourceId
  readonly path: RegExp
  readonly reply: (url: URL) => ReplayReply
}

/** What a source answers instead of its replies while a fault is set. */
export type ReplayFault = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** The answer begins and goes on for ever, a blank at a time. */
  readonly neverEnds?: boolean
}

const DRIP_MS = 50

export type RunningSources = {
  readonly origin: string
  /** `SOURCE_BASE_*` for every source, and no reading of the pages they link to, for the environment of a server under test. */
  readonly env: Readonly<Record<string, string>>
  /** Every request so far, as "path?query". */
  readonly requests: readonly string[]
  /** The headers of the latest request. */
  lastHeaders(): IncomingMessage['headers']
  /** Makes a source fail until it is set to null. */
  setFault(source: SourceId, fault: ReplayFault | null): void
  close(): Promise<void>
}

/** A local HTTP server (port 0) that plays all public sources at once; their paths never clash. */
export async function startReplayServer(routes: readonly ReplayRoute[]): Promise<RunningSources> {
  const requests: string[] = []
  const faults = new Map<SourceId, ReplayFault>()
  let headers: IncomingMessage['headers'] = {}

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://replay.invalid')
    requests.push(url.pathname + url.search)
    headers = request.headers
    const route = routes.find(({ path }) => path.test(url.pathname))
    const fault = route === undefined ? { status: 404 } : faults.get(route.source)
    if (route === undefined || fault !== undefined) {
      response.writeHead(fault?.status ?? 404, { ...fault?.headers })
      if (fault?.neverEnds === true) drip(response)
      else response.end()
      return
    }
    const reply = route.reply(url)
    response.writeHead(reply.status ?? 200, { 'content-type': reply.contentType }).end(reply.body)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    env: {
      PAGE_HEADS: 'off',
      ...Object.fromEntries(SOURCE_IDS.map((id) => [`SOURCE_BASE_${id.toUpperCase().replaceAll('-', '_')}`, origin])),
    },
    requests,
    lastHeaders: () => headers,
    setFault: (source, fault) => {
      if (fault === null) faults.delete(source)
      else faults.set(source, fault)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function drip(response: ServerResponse): void {
  const dripping = setInterval(() => response.write(' '), DRIP_MS)
  response.on('close', () => clearInterval(dripping))
}

export function jsonReply(value: unknown): ReplayReply {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

export function xmlReply(body: string): ReplayReply {
  return { contentType: 'application/xml; charset=utf-8', body }
}

export const notFoundReply: ReplayReply = {
  status: 404,
  contentType: 'application/json',
  body: '{"detail":"Not found"}',
}
