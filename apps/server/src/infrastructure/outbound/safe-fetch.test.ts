import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { FetchFailure } from './fetch-failure'
import type { FetchRequest } from './fetch-request'
import { createSafeFetch, type FetchLimits, type SafeFetchOptions } from './safe-fetch'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function serve(handler: Handler): Promise<string> {
  const server: Server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function client(limits: Partial<FetchLimits> = {}, options: Partial<SafeFetchOptions> = {}) {
  const safe = createSafeFetch({ userAgent: 'Trendverse/1.0 (+https://trends.example)', limits, ...options })
  cleanUps.push(() => safe.close())
  return safe
}

async function failureOf(fetching: Promise<unknown>): Promise<FetchFailure> {
  const error = await fetching.then(
    () => null,
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(FetchFailure)
  return error as FetchFailure
}

/** Asks a local server as an operator's own address. */
function ask(base: string, limits: Partial<FetchLimits> = {}, extra: Partial<FetchRequest> = {}) {
  return client(limits).fetch({ address: `${base}/`, privateOrigin: base, ...extra })
}

describe('what is sent and read', () => {
  it('names itself, asks for compressed answers and unpacks them', async () => {
    const seen: IncomingMessage['headers'][] = []
    for (const [coding, pack] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['identity', (text: string) => Buffer.from(text)],
    ] as const) {
      const base = await serve((request, response) => {
        seen.push(request.headers)
        response.setHeader('content-encoding', coding)
        response.setHeader('content-type', 'text/xml; charset=koi8-r')
        response.end(pack('<rss/>'))
      })
      const answer = await ask(base)
      expect(Buffer.from(answer.body).toString()).toBe('<rss/>')
      expect(answer).toMatchObject({ notModified: false, contentType: 'text/xml; charset=koi8-r' })
    }
    expect(seen[0]).toMatchObject({
      'user-agent': 'Trendverse/1.0 (+https://trends.example)',
      'accept-encoding': 'gzip, br',
    })
  })

  it('asks with validators and understands that nothing changed', async () => {
    const base = await serve((request, response) => {
      const same = request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === 'then'
      response.setHeader('etag', '"v1"')
      response.statusCode = same ? 304 : 200
      response.end(same ? undefined : 'x')
    })
    expect(await ask(base)).toMatchObject({ notModified: false, etag: '"v1"', lastModified: null })
    const again = await ask(base, {}, { validators: { etag: '"v1"', lastModified: 'then' } })
    expect(again).toMatchObject({ notModified: true, etag: '"v1"' })
  })

  it('posts JSON, and does not follow where a POST is sent on', async () => {
    let received = ''
    const base = await serve((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.toString()))
      request.on('end', () => response.writeHead(307, { location: '/other' }).end())
    })
    const failure = await failureOf(ask(base, {}, { postJson: '{"a":1}' }))
    expect(received).toBe('{"a":1}')
    expect(failure.reason).toBe('too_many_redirects')
  })

  it.each([
    [429, { 'retry-after': '90' }, 90_000],
    [503, { 'retry-after': new Date(Date.UTC(2026, 8, 1, 12, 2)).toUTCString() }, 120_000],
    [404, {}, null],
  ] as const)('reports status %d with how long to wait', async (status, headers, waitMs) => {
    const base = await serve((_, response) => response.writeHead(status, headers).end('no'))
    const safe = client({}, { nowMs: () => Date.UTC(2026, 8, 1, 12) })
    const failure = await failureOf(safe.fetch({ address: base, privateOrigin: base }))
    expect(failure).toMatchObject({ reason: 'status', status, retryAfterMs: waitMs })
  })
})

describe('limits', () => {
  it('gives up on an answer that trickles in', async () => {
    const base = await serve((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await failureOf(ask(base, { totalMs: 200 }))).toMatchObject({ reason: 'timeout' })
  })

  it('gives up on headers that never come', async () => {
    const base = await serve(() => {})
    expect(await failureOf(ask(base, { totalMs: 200 }))).toMatchObject({ reason: 'timeout' })
  })

  it('gives up on a body that falls silent, before the time for all is over', async () => {
    const base = await serve((_, response) => response.writeHead(200).write('x'))
    const failure = await failureOf(ask(base, { idleMs: 300, totalMs: 20_000 }))
    expect(failure).toMatchObject({ reason: 'timeout', message: 'it stopped in the middle of its answer' })
  })

  it('cuts an endless answer at the limit', async () => {
    let sent = 0
    const base = await serve((_, response) => {
      const push = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536
      }
      response.on('drain', push)
      push()
    })
    expect(await failureOf(ask(base, { maxBytes: 1_000_000 }))).toMatchObject({ reason: 'too_large' })
    expect(sent).toBeLessThan(20_000_000)
  })

  it('takes an answer of exactly the limit and refuses one byte more', async () => {
    const base = await serve((request, response) => response.end(Buffer.alloc(request.url === '/' ? 1_000 : 1_001)))
    expect((await ask(base, { maxBytes: 1_000 })).body).toHaveLength(1_000)
    const failure = await failureOf(ask(base, { maxBytes: 1_000 }, { address: `${base}/more` }))
    expect(failure.reason).toBe('too_large')
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(100_000_000))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(100_000_000)))],
    ['br', brotliCompressSync(Buffer.alloc(20_000_000), { params: {} })],
  ])('stops a %s bomb while it unpacks', async (coding, bomb) => {
    const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(bomb))
    expect(await failureOf(ask(base, { maxBytes: 1_000_000 }))).toMatchObject({ reason: 'too_large' })
  })

  it.each([
    ['gzip', Buffer.from('\u0000 not gzip')],
    ['br', Buffer.from('\u0000\u0001 not brotli')],
    ['gzip', gzipSync('cut off in the middle of it all').subarray(0, 11)],
    ['gzip, gzip, gzip', Buffer.from('x')],
    ['zstd', Buffer.from('28b52ffd', 'hex')],
  ])('refuses %s it cannot unpack', async (coding, body) => {
    const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(body))
    expect(await failureOf(ask(base))).toMatchObject({ reason: 'bad_encoding' })
  })

  it('reports an answer that breaks off', async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('x', () => response.destroy())
    })
    expect(await failureOf(ask(base))).toMatchObject({ reason: 'network', message: 'it broke off the connection' })
  })

  it('uses a whole document of which a wrong length says that more is to come', async () => {
    const feed = '<rss><item><title>Comet</title></item></rss>\n'
    const json = '[{"title":"Comet"}]'
    for (const [text, coding] of [
      [feed, 'identity'],
      [json, 'identity'],
      [feed.repeat(100), 'gzip'],
    ] as const) {
      const base = await serve((_, response) => {
        const body = coding === 'gzip' ? gzipSync(text) : Buffer.from(text)
        response.writeHead(200, { 'content-length': 100_000, 'content-encoding': coding, etag: '"v1"' })
        response.write(body, () => response.destroy())
      })
      const answer = await ask(base)
      expect({ ...answer, body: Buffer.from(answer.body).toString() }).toMatchObject({ body: text, etag: null })
    }
  })

  it('stops when the caller says so', async () => {
    const base = await serve(() => {})
    const controller = new AbortController()
    const asking = failureOf(ask(base, {}, { signal: controller.signal }))
    setTimeout(() => controller.abort(), 50)
    expect((await asking).reason).toBe('aborted')
  })
})

describe('closed addresses', () => {
  const resolve: NonNullable<SafeFetchOptions['resolve']> = (hostname, done) => {
    const closed = { address: '127.0.0.1', family: 4 }
    const shown = { address: '93.184.216.34', family: 4 }
    done(null, hostname === 'mixed.example' ? [shown, closed] : [closed])
  }

  it.each(['inner.example', 'mixed.example', 'localhost'])('refuses the name %s that leads inside', async (name) => {
    let reached = false
    const base = await serve((_, response) => {
      reached = true
      response.end()
    })
    const address = `http://${name}:${new URL(base).port}/`
    const failure = await failureOf(client({}, { resolve }).fetch({ address }))
    expect(failure.reason).toBe('blocked_address')
    expect(reached).toBe(false)
  })

  it('refuses a literal address without connecting', async () => {
    let reached = false
    const base = await serve((_, response) => {
      reached = true
      response.end()
    })
    expect((await failureOf(client().fetch({ address: base }))).reason).toBe('blocked_address')
    expect(reached).toBe(false)
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://2130706433:1/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'http://user:pass@news.example/',
  ])('refuses a redirect to %s, also from an operator’s address', async (location) => {
    const base = await serve((_, response) => response.writeHead(302, { location }).end())
    expect((await failureOf(ask(base))).reason).toMatch(/^(blocked|bad)_address$/)
  })

  it('follows redirects inside the operator’s own origin, but not to a neighbour port', async () => {
    const neighbour = await serve((_, response) => response.end('secret'))
    const base = await serve((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/moved' }).end()
      else if (request.url === '/out') response.writeHead(302, { location: neighbour }).end()
      else response.end('here')
    })
    expect(Buffer.from((await ask(base)).body).toString()).toBe('here')
    const failure = await failureOf(ask(base, {}, { address: `${base}/out` }))
    expect(failure.reason).toBe('blocked_address')
  })

  it('follows five redirects and refuses the sixth', async () => {
    const base = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('done')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(Buffer.from((await ask(base, {}, { address: `${base}/5` })).body).toString()).toBe('done')
    expect((await failureOf(ask(base, {}, { address: `${base}/6` }))).reason).toBe('too_many_redirects')
  })
})
