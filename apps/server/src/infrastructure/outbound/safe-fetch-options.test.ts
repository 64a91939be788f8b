import { randomBytes } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterThisTest, endAll, serve } from '../testing/gateways'
import { FetchFailure } from './fetch-failure'
import type { FetchRequest } from './fetch-request'
import { createSafeFetch, type FetchLimits } from './safe-fetch'

afterEach(endAll)

/** Asks a local server as an operator's own address. */
function ask(base: string, limits: Partial<FetchLimits> = {}, wanted: Partial<FetchRequest> = {}) {
  const safe = createSafeFetch({ userAgent: 'Trendverse/1.0', limits })
  afterThisTest(() => safe.close())
  return safe.fetch({ address: `${base}/`, privateOrigin: base, ...wanted })
}

async function failureOf(fetching: Promise<unknown>): Promise<unknown> {
  return fetching.then(
    () => null,
    (caught: unknown) => caught,
  )
}

describe('the start of a body', () => {
  /** Sends blanks for as long as it may, and counts what it sent and how its connections ended. */
  async function endless(contentType = 'text/html') {
    const seen = { sent: 0, ended: 0 }
    const base = await serve((_, response) => {
      response.writeHead(200, { 'content-type': contentType })
      const push = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, ' '))) seen.sent += 16_384
      }
      response.on('drain', push)
      response.on('close', () => (seen.ended += 1))
      push()
    })
    return { base, seen }
  }

  it('is cut at the wanted size, and the connection ends with it', async () => {
    const { base, seen } = await endless()
    const answer = await ask(base, {}, { prefix: { maxBytes: 10_000 } })
    expect([answer.body.length, answer.isCut]).toEqual([10_000, true])
    await vi.waitFor(() => expect(seen.ended).toBe(1))
    expect(seen.sent).toBeLessThan(10_000_000)
  })

  it('ends behind the part that was enough', async () => {
    const { base, seen } = await endless()
    const parts: number[] = []
    const isComplete = (part: Uint8Array) => parts.push(part.length) === 2
    const answer = await ask(base, {}, { prefix: { maxBytes: 1_000_000, isComplete } })
    expect([answer.body.length, answer.isCut]).toEqual([(parts[0] ?? 0) + (parts[1] ?? 0), false])
    await vi.waitFor(() => expect(seen.ended).toBe(1))
  })

  it('is the whole body where that is short', async () => {
    const base = await serve((_, response) => response.end('short'))
    const answer = await ask(base, {}, { prefix: { maxBytes: 10_000 } })
    expect([Buffer.from(answer.body).toString(), answer.isCut]).toEqual(['short', false])
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(100_000_000, 'a'))],
    ['br', brotliCompressSync(Buffer.alloc(20_000_000, 'a'))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(20_000_000, 'a')))],
  ])('of a %s bomb is unpacked, and no more of it', async (coding, bomb) => {
    const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(bomb))
    const answer = await ask(base, {}, { prefix: { maxBytes: 10_000 } })
    expect([Buffer.from(answer.body).toString(), answer.isCut]).toEqual(['a'.repeat(10_000), true])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('of a large %s page is what as many packed bytes hold', async (coding, pack) => {
    const page = pack(randomBytes(1_000_000))
    const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(page))
    const answer = await ask(base, {}, { prefix: { maxBytes: 65_536 } })
    expect(answer.isCut).toBe(true)
    expect(answer.body.length).toBeGreaterThan(32_768)
    expect(answer.body.length).toBeLessThanOrEqual(65_536)
  })

  it('is empty where packed data unpacks to nothing for ever', async () => {
    // An empty stored block of deflate: five bytes that stand for none.
    const nothing = Buffer.concat(Array.from({ length: 4_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])))
    const seen = { ended: 0 }
    const base = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.write(gzipSync('').subarray(0, 10))
      const push = () => {
        while (!response.destroyed && response.write(nothing));
      }
      response.on('drain', push)
      response.on('close', () => (seen.ended += 1))
      push()
    })
    expect(await ask(base, {}, { prefix: { maxBytes: 10_000 } })).toMatchObject({ body: Buffer.alloc(0), isCut: true })
    await vi.waitFor(() => expect(seen.ended).toBe(1))
  })

  it('of packed data that is damaged from the first byte is refused', async () => {
    const base = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('\u0000 not gzip'),
    )
    expect(await failureOf(ask(base, {}, { prefix: { maxBytes: 10_000 } }))).toMatchObject({ reason: 'bad_encoding' })
  })

  it.each(['application/pdf', 'image/png', 'text/html-but-not', ''])(
    'is not read where its type is %j and HTML is wanted',
    async (type) => {
      const { base, seen } = await endless(type)
      const isComplete = vi.fn(() => false)
      const wanted = { contentTypes: ['text/html'], prefix: { maxBytes: 10_000, isComplete } }
      expect(await failureOf(ask(base, {}, wanted))).toMatchObject({ reason: 'content_type' })
      expect(isComplete).not.toHaveBeenCalled()
      await vi.waitFor(() => expect(seen.ended).toBe(1))
    },
  )

  it('is read where the type is the wanted one, whatever stands behind it', async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'Text/HTML ; charset="koi8-r"' }).end('x')
    })
    expect((await ask(base, {}, { contentTypes: ['text/html'] })).body).toHaveLength(1)
  })
})

describe('what runs around each request', () => {
  it('sees every address, redirects included, and decides when each is requested', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/2') response.end('here')
      else response.writeHead(302, { location: request.url === '/' ? '/1' : '/2' }).end()
    })
    const told: string[] = []
    const aroundHop: FetchRequest['aroundHop'] = async (url, askNow) => {
      told.push(`before ${url.pathname}`)
      const result = await askNow()
      told.push(`after ${url.pathname}`)
      return result
    }
    expect(Buffer.from((await ask(base, {}, { aroundHop })).body).toString()).toBe('here')
    expect(told).toEqual(['before /', 'after /', 'before /1', 'after /1', 'before /2', 'after /2'])
  })

  it('may refuse in place of asking', async () => {
    let reached = 0
    const base = await serve((request, response) => {
      reached += 1
      if (request.url === '/') response.writeHead(302, { location: '/closed' }).end()
      else response.end()
    })
    const aroundHop: FetchRequest['aroundHop'] = (url, askNow) =>
      url.pathname === '/closed' ? Promise.reject(new FetchFailure('status', 'it is closed')) : askNow()
    expect(await failureOf(ask(base, {}, { aroundHop }))).toMatchObject({ message: 'it is closed' })
    expect(reached).toBe(1)
  })

  it('may take longer than the time for all', async () => {
    const base = await serve((_, response) => response.end('here'))
    const aroundHop: FetchRequest['aroundHop'] = async (_url, askNow) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      return askNow()
    }
    expect((await ask(base, { totalMs: 500 }, { aroundHop })).body).toHaveLength(4)
  })

  it('does not give redirects more time than there is for all', async () => {
    const base = await serve((request, response) => {
      const answer = () => (request.url === '/' ? response.writeHead(302, { location: '/slow' }).end() : response.end())
      setTimeout(answer, 800)
    })
    expect(await failureOf(ask(base, { totalMs: 1_200 }))).toMatchObject({ reason: 'timeout' })
  })
})
