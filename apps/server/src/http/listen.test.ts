import { connect } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from './listen'

let listening: Listening
beforeEach(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.onError(() => new Response('cut off', { status: 400 }))
  app.get('/ready', () => new Response('ready'))
  app.post('/', async ({ req }) => new Response(await req.text()))
  listening = await listen({
    app,
    hot: { sendAtOnce: () => false, respond: () => Promise.reject(new Error('nothing is kept here')) },
    port: 0,
    host: '127.0.0.1',
    headers: {},
    timeouts: { requestMs: 400, headersMs: 200, checkEveryMs: 50 },
    log: pino({ level: 'silent' }),
  })
})
afterEach(() => listening.stop(0))

/** What the server says on a connection until it closes it. */
function said(...written: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    for (const part of written) socket.write(part)
  })
}

describe('a request of HTTP/1.0', () => {
  it.each([
    ['without a host', 'GET /ready HTTP/1.0\r\n\r\n'],
    ['with an empty host', 'GET /ready HTTP/1.0\r\nHost:\r\n\r\n'],
    ['with a host', 'GET /ready HTTP/1.0\r\nHost: x\r\n\r\n'],
    ['that balancers keep alive', 'GET /ready HTTP/1.0\r\nUser-Agent: check\r\nConnection: close\r\n\r\n'],
    ['by its whole address', 'GET http://x/ready HTTP/1.0\r\n\r\n'],
  ])('is answered %s', async (_, request) => {
    expect(await said(request)).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nready$/)
  })

  it('has its headers alone answered, likewise', async () => {
    expect(await said('HEAD /ready HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/)
  })

  it('asks about the server as a whole', async () => {
    expect(await said('OPTIONS * HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 204 [^]*\r\nallow: GET, /i)
    const asked = 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    expect(await said(asked)).toMatch(/^HTTP\/1\.1 204 [^]*\r\nallow: GET, /i)
    expect(await said('GET * HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('is no way around the host that HTTP/1.1 asks for', async () => {
    expect(await said('GET /ready HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('a connection', () => {
  it.each([
    ['whose headers never end', ['POST / HTTP/1.1\r\nHost: x\r\n']],
    ['whose body never ends', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n', 'half']],
  ])('%s is told so and closed', async (_, written) => {
    expect(await said(...written)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each([
    ['two hosts', 'Host: a.example\r\nHost: b.example\r\n'],
    ['one host twice', 'Host: a.example\r\nhost: a.example\r\n'],
    ['two hosts, one of them empty', 'Host: a.example\r\nHOST:\r\n'],
    ['two hosts and an expectation', 'Host: a.example\r\nHost: b.example\r\nExpect: something\r\n'],
    ['two hosts in one', 'Host: a.example, b.example\r\n'],
  ])('with %s is refused', async (_, hosts) => {
    const answer = await said(`POST / HTTP/1.1\r\n${hosts}Content-Length: 2\r\nConnection: close\r\n\r\nhi`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"malformed_request"/)
  })

  it.each(['256.1.1.1', '_pool.1', 'app.1:3000', 'a.0x1g.9', 'a:99999'])(
    'with a host that makes no address, as %s, is refused',
    async (host) => {
      const answer = await said(`GET /ready HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"malformed_request"/)
      const whole = await said(`GET http://${host}/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(whole).toMatch(/^HTTP\/1\.1 400 [^]*"malformed_request"/)
    },
  )

  it.each(['my_app:3000', '[::1]:3000', 'trendverse.ns.svc.cluster.local', 'xn--mnchen-3ya.example', '1.2.3'])(
    'with the host %s is answered',
    async (host) => {
      expect(await said(`GET /ready HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 200 /,
      )
    },
  )

  it('is kept between two requests, until the server drains', async () => {
    const request = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi'
    const kept = await fetch(`http://127.0.0.1:${listening.port}/`, { method: 'POST', body: 'hi' })
    expect([await kept.text(), kept.headers.get('connection')]).toEqual(['hi', 'keep-alive'])
    listening.drain()
    // The connection ends with this answer, though the client would have kept it.
    expect(await said(request)).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close\r\n[^]*hi$/i)
  })
})
