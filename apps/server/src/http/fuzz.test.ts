import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const REQUESTS = 2_000
const SEED = 20_260_102

/** Small and good enough for a fuzzer: the same garbage in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = seededRandom(SEED)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
const PATHS = [
  '/api/trends/current',
  '/api/trends/current/',
  `/api/trends/${testUuid(1)}`,
  `/api/trends/${testUuid(1)}/events`,
  `/api/trends/${testUuid(9)}/events`,
  '/api/news',
  '/api/health',
  '/api/settings/public',
  '/api/openapi.json',
  '/api/docs',
  '/api//trends',
  '/api/',
  '/',
  '/trends',
  '/universe',
  '/robots.txt',
  '/sitemap.xml',
]
const PIECES = [
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f',
  '..',
  '//',
  '\\',
  "'",
  '"',
  '<script>',
  '${7*7}',
  '__proto__',
  'constructor',
  '[]',
  '[0]',
  '[a][b]',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  'true',
  '9'.repeat(40),
  'a'.repeat(300),
  '%F0%9F%98%80',
  '%C0%AF',
  ';',
  '#',
  '?',
  '&',
  '=',
  '+',
  ' ',
]
const NAMES = [
  'page',
  'pageSize',
  'sort',
  'search',
  'category',
  'status',
  'featured',
  'lifecycle',
  'before',
  'source',
  'id',
  'kind',
  '__proto__',
  'x',
]
const BODIES = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '0',
  '"text"',
  '{"kind":"view"}',
  '{"kind":["view"]}',
  '{"kind":{"$ne":null}}',
  '{"__proto__":{"kind":"view"}}',
  '{"kind":"view","kind":"interaction"}',
  '['.repeat(30_000),
  `{"kind":"${'v'.repeat(70_000)}"}`,
  '\u0000',
  '{"kind":"\\ud800"}',
  '--x\r\n\r\n--x--',
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
  ';;;',
  'application/octet-stream',
]

const garbage = (most: number): string =>
  Array.from({ length: Math.floor(random() * most) }, () => pick(PIECES)).join('')

function garbageAddress(): string {
  const path = random() < 0.6 ? pick(PATHS) : pick(PATHS) + garbage(4)
  const query = Array.from(
    { length: Math.floor(random() * 4) },
    () => `${pick(NAMES)}${random() < 0.2 ? garbage(2) : ''}=${garbage(3)}`,
  )
  // Node's client refuses what is no address at all; raw bytes are tried in the tests of failures.
  return `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`.replaceAll(/[\s#]/g, '%20')
}

/** Sent with Node's own client, which lets through more than `fetch` does. */
function send(port: number): Promise<{ readonly asked: string; readonly status: number; readonly body: string }> {
  const method = pick(METHODS)
  const path = garbageAddress()
  const body = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? '' : pick(BODIES)
  const headers: Record<string, string> = {
    'content-type': pick(TYPES),
    accept: garbage(2).replaceAll(/[^\x20-\x7e]/g, ''),
    'accept-encoding': pick(['br', 'gzip;q=0', '*', ',,;', 'identity']),
    'if-none-match': pick(['*', '"', 'W/"x"', ',,,', '"a","b"']),
    'x-forwarded-for': pick(['1.2.3.4', '::1', 'garbage, ,']),
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        resolve({ asked: `${method} ${path} ${body.slice(0, 60)}`, status: answer.statusCode ?? 0, body: text }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('garbage requests', () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-fuzz-'))
    const web = {
      clientDir: folder,
      template: '<!--page-html-->',
      render: async () => ({ status: 200, head: '', html: 'x', data: '' }),
    }
    server = await startTestServer(
      {
        trends: [1, 2, 3].map((number) => buildTrendRecord(number)),
        details: new Map([[testUuid(1), buildTrendDetail(1)]]),
      },
      { web, trendEvents: new RateLimiterMemory({ points: REQUESTS, duration: 60 }), trustedProxies: 1 },
    )
  })
  afterAll(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true })
  })

  it(`never meet a fault of ours (${REQUESTS} requests, seed ${SEED})`, async () => {
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      const { asked, status, body } = await send(server.port)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status, `${asked}\n${body}`).toBeLessThan(500)
      expect(body, asked).not.toMatch(/node_modules|\n {4}at /)
      if (status >= 400 && body !== '') {
        expect(
          Object.keys(JSON.parse(body)).filter((key) => !['message', 'code', 'fields'].includes(key)),
          asked,
        ).toEqual([])
      }
    }
    for (const expected of [200, 404, 405, 422])
      expect(statuses.get(expected) ?? 0, `answers with ${expected}`).toBeGreaterThan(0)
    expect(server.logged.filter((line) => line.level >= 50)).toEqual([])
  })
})
