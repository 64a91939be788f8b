import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterThisTest } from './gateways'

/** Answers one request for a page of a site. */
export type PageHandler = (response: ServerResponse, request: IncomingMessage) => void

/** What a test server was asked and what it cost. */
export type PageServer = {
  readonly origin: string
  /** Every request so far, as "host/path?query", by the site's own name. */
  readonly requests: readonly string[]
  /** Bytes written to connections by the answers that have ended. */
  sentBytes(): number
  /** Answers that have not ended yet, by themselves or because their connection was closed. */
  openAnswers(): number
}

/**
 * A server that plays any number of sites, told apart by the header `x-original-host`; closed after the test.
 *
 * @param pages By "host/path" or "/path" of any site; what is not there answers 404.
 */
export async function servePages(pages: Readonly<Record<string, PageHandler>>): Promise<PageServer> {
  const requests: string[] = []
  let sent = 0
  let open = 0
  const server = createServer((request, response) => {
    const host = String(request.headers['x-original-host'] ?? '')
    const path = request.url ?? '/'
    requests.push(host + path)
    open += 1
    response.on('close', () => {
      open -= 1
      sent += request.socket.bytesWritten
    })
    const page = pages[host + path] ?? pages[path]
    if (page === undefined) response.writeHead(404).end()
    else page(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterThisTest(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sentBytes: () => sent,
    openAnswers: () => open,
  }
}

/** Answers with this document. */
export function html(body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): PageHandler {
  return (response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

/** A complete page with this title. */
export const titled = (title: string): PageHandler =>
  html(`<!doctype html><html lang="en"><head><title>${title}</title></head><body><p>Text.</p></body></html>`)

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): PageHandler =>
  (response) =>
    void response.writeHead(code, headers).end()

export const redirect = (location: string): PageHandler => status(302, { location })

export const plain =
  (text: string): PageHandler =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(text)

/** Sends the same for as long as the connection takes it. */
export function endless(start: string, part: string, headers: Readonly<Record<string, string>> = {}): PageHandler {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    const buffer = Buffer.from(part.repeat(Math.ceil(16_384 / part.length)))
    const push = () => {
      while (!response.destroyed && response.write(buffer));
    }
    response.on('drain', push)
    response.write(start)
    push()
  }
}

/** Sends a sign at a time, for ever. */
export function drip(start: string): PageHandler {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(start)
    const dripping = setInterval(() => response.write(' '), 5)
    response.on('close', () => clearInterval(dripping))
  }
}
