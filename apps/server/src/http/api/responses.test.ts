import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rawExchange, startTestServer, type TestServer } from '../../testing/start-test-server'
import { HOT_PATHS } from '../cache/cached-responses'
import { acceptsEncoding } from '../cache/choose-variant'
import { precompressResponse } from '../cache/precompressed-response'
import { createResponseCache } from '../cache/response-cache'

/** The bytes as sent: `fetch` would decode them. */
async function rawBody(server: TestServer, path: string, headers: string): Promise<{ head: string; body: Buffer }> {
  const text = await rawExchange(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)
  const end = text.indexOf('\r\n\r\n')
  return { head: text.slice(0, end).toLowerCase(), body: Buffer.from(text.slice(end + 4), 'latin1') }
}

describe('hot reads', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ trends: Array.from({ length: 40 }, (_, index) => buildTrendRecord(index + 1)) })
  })
  afterEach(() => server.stop(0))

  it.each([
    ['br', 'Accept-Encoding: gzip, deflate, br\r\n', brotliDecompressSync],
    ['gzip', 'Accept-Encoding: gzip\r\n', gunzipSync],
  ])('are compressed as %s for those who take it, the first time and from memory', async (encoding, header, decode) => {
    const plain = await rawBody(server, '/api/trends/current', '')
    expect(plain.head).not.toContain('content-encoding')
    for (let round = 0; round < 2; round += 1) {
      const { head, body } = await rawBody(server, '/api/trends/current', header)
      expect(head).toContain(`content-encoding: ${encoding}`)
      expect(head).toContain('vary: accept-encoding')
      expect(head).toContain(`content-length: ${body.length}`)
      expect(decode(body).equals(plain.body)).toBe(true)
    }
  })

  it('carry a strong ETag per encoding and answer 304 without a body', async () => {
    const first = await server.request('/api/trends/current')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await server.request('/api/trends/current', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    const plain = await rawBody(server, '/api/trends/current', '')
    expect(plain.head).not.toContain(etag.toLowerCase())
    const other = await server.request('/api/trends/current', { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it.each([...HOT_PATHS, '/api/games/predictions', '/api/games/predictions/board'])(
    'are kept once for all queries that %s does not know, or refuse them',
    async (path) => {
      const first = await server.request(path)
      const asked = server.world.databaseCalls
      for (const query of ['x=1', 'x=2&y', '=']) {
        const again = await server.request(`${path}?${query}`)
        if (again.status >= 400) continue
        expect([again.status, await again.text()]).toEqual([first.status, await first.clone().text()])
        expect(server.world.databaseCalls).toBe(asked)
      }
    },
  )

  it('ask the database once, however the same question is spelled, and anew after a change', async () => {
    await server.request('/api/trends/current?sort=name&page=1')
    const asked = server.world.databaseCalls
    for (const query of ['page=1&sort=name', 'sort=n%61me&page=1', 'sort=name&page=1']) {
      expect((await server.request(`/api/trends/current?${query}`)).status).toBe(200)
    }
    expect(server.world.databaseCalls).toBe(asked)
    const before = await (await server.request('/api/trends/current')).text()
    server.world.trends = server.world.trends.slice(1)
    expect(await (await server.request('/api/trends/current')).text()).toBe(before)
    server.invalidate()
    expect(JSON.parse(await (await server.request('/api/trends/current')).text()).total).toBe(39)
  })

  it('keep nothing of a refusal', async () => {
    const refused = await server.request('/api/trends/current?page=0')
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect((await server.request('/api/trends/current?page=0', { headers: { 'if-none-match': '*' } })).status).toBe(422)
  })

  it('stay bounded under ever new questions', async () => {
    for (let number = 0; number < 700; number += 1) {
      expect((await server.request(`/api/trends/current?search=${number}`)).status).toBe(200)
    }
    expect((await server.request(`/api/trends/current?search=${'x'.repeat(190)}%20${'y'.repeat(400)}`)).status).toBe(
      422,
    )
  })
})

describe('acceptsEncoding', () => {
  it.each([
    ['gzip, br', 'br', true],
    ['br;q=0, gzip', 'br', false],
    ['br;q=0.000', 'br', false],
    ['br;q=0.001', 'br', true],
    ['*', 'br', true],
    ['*;q=0', 'br', false],
    ['gzip, *;q=0', 'br', false],
    ['brotli', 'br', false],
    ['', 'gzip', false],
    ['BR', 'br', false],
  ] as const)('reads %j for %s as %s', (header, encoding, expected) => {
    expect(acceptsEncoding(header, encoding)).toBe(expected)
  })
})

describe('answer cache', () => {
  const answerOf = (size: number) =>
    precompressResponse({ body: Buffer.alloc(size), compressible: false, headers: {} }).then((prepared) => ({
      prepared,
      keep: true,
    }))
  const limits = { maxEntries: 3, maxBytes: 1_000, staleAfterMs: 60_000, staleAfterSmallChangeMs: 250 }
  let nowMs = 0
  afterAll(() => void (nowMs = 0))

  it('forgets the least recently used beyond its entries and its bytes', async () => {
    const cache = createResponseCache(limits, () => nowMs)
    for (const key of ['a', 'b', 'c']) await cache.getOrMake(key, () => answerOf(10))
    cache.get('a')
    await cache.getOrMake('d', () => answerOf(10))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
    await cache.getOrMake('big', () => answerOf(990))
    expect(['a', 'c', 'd', 'big'].filter((key) => cache.get(key))).toEqual(['d', 'big'])
    await cache.getOrMake('too big', () => answerOf(1_001))
    expect(['d', 'big', 'too big'].filter((key) => cache.get(key))).toEqual(['d', 'big'])
  })

  it('makes an answer once for callers that come together, and does not keep what a change overtook', async () => {
    const cache = createResponseCache(limits, () => nowMs)
    let made = 0
    const make = async () => {
      made += 1
      await Promise.resolve()
      return answerOf(10)
    }
    const both = Promise.all([cache.getOrMake('a', make), cache.getOrMake('a', make)])
    cache.invalidate()
    await both
    expect([made, cache.get('a')]).toEqual([1, undefined])
  })

  it('forgets the answers of one path alone, one that is being made among them', async () => {
    const cache = createResponseCache(limits, () => nowMs)
    for (const key of ['/a', '/a?page=2', '/ab']) await cache.getOrMake(key, () => answerOf(10))
    const making = cache.getOrMake('/a?page=3', () => answerOf(10))
    cache.forget('/a')
    await making
    expect(['/a', '/a?page=2', '/a?page=3', '/ab'].filter((key) => cache.get(key))).toEqual(['/ab'])
  })

  it('shows a small change after its delay, and everything anew after its age', async () => {
    const cache = createResponseCache(limits, () => nowMs)
    await cache.getOrMake('a', () => answerOf(10))
    cache.noteSmallChange()
    nowMs = 249
    expect(cache.get('a')).toBeDefined()
    nowMs = 250
    expect(cache.get('a')).toBeUndefined()
    await cache.getOrMake('a', () => answerOf(10))
    nowMs = 250 + 59_999
    expect(cache.get('a')).toBeDefined()
    nowMs = 250 + 60_000
    expect(cache.get('a')).toBeUndefined()
  })

  it('serves an outdated response for 30 s, or until there is a new one', async () => {
    const cache = createResponseCache(limits, () => nowMs)
    nowMs = 0
    const made = await cache.getOrMake('a', () => answerOf(10))
    expect([cache.get('a'), cache.getOutdated('a')]).toEqual([made, undefined])
    cache.outdate()
    nowMs = 20_000
    // A second change does not extend that.
    cache.outdate()
    nowMs = 29_999
    expect([cache.get('a'), cache.getOutdated('a')]).toEqual([undefined, made])
    nowMs = 30_000
    expect(cache.getOutdated('a')).toBeUndefined()
    const anew = await cache.getOrMake('a', () => answerOf(20))
    expect([cache.get('a'), cache.getOutdated('a')]).toEqual([anew, undefined])
    cache.outdate()
    cache.invalidate()
    expect(cache.getOutdated('a')).toBeUndefined()
  })

  it('passes a failure on and tries again next time', async () => {
    const cache = createResponseCache(limits, () => nowMs)
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.getOrMake('a', () => answerOf(10))).toBeDefined()
  })
})
