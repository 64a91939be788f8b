import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, rawExchange, startTestServer, type TestServer } from '../../testing/start-test-server'

const eventsPath = `/api/trends/${testUuid(1)}/events`
const postJson = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

describe('failures of the API', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({
      trends: [buildTrendRecord(1)],
      details: new Map([[testUuid(1), buildTrendDetail(1)]]),
    })
  })
  afterEach(() => server.stop(0))

  const cases: [title: string, path: string, init: RequestInit, status: number, code: string][] = [
    ['an unknown route', '/api/nothing', {}, 404, 'not_found'],
    ['the API base itself', '/api', {}, 404, 'not_found'],
    ['an unknown trend', `/api/trends/${testUuid(9)}`, {}, 404, 'trend_not_found'],
    ['an id that is none', '/api/trends/%2e%2e%2fetc', {}, 404, 'trend_not_found'],
    ['an unknown parameter', '/api/trends/current?sql=1', {}, 422, 'invalid_input'],
    ['a parameter given twice', '/api/trends/current?page=1&page=2', {}, 422, 'invalid_input'],
    ['a page beyond all bounds', '/api/trends/current?page=1e99', {}, 422, 'invalid_input'],
    ['a method the route lacks', '/api/health', { method: 'DELETE' }, 405, 'method_not_allowed'],
    ['a method on a hot route', '/api/trends/current', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['a write to a page', '/trends', { method: 'POST' }, 405, 'method_not_allowed'],
    ['broken JSON', eventsPath, postJson('{"kind":'), 400, 'malformed_request'],
    ['an unknown field', eventsPath, postJson('{"kind":"view","views":99}'), 422, 'invalid_input'],
    ['a hostile field', eventsPath, postJson('{"kind":"view","__proto__":{"admin":true}}'), 422, 'invalid_input'],
    ['no body', eventsPath, { method: 'POST' }, 422, 'invalid_input'],
    ['a list for a body', eventsPath, postJson('[1]'), 422, 'invalid_input'],
    [
      'a form',
      eventsPath,
      { method: 'POST', body: new URLSearchParams({ kind: 'view' }) },
      415,
      'unsupported_media_type',
    ],
    ['a body of 65 KB', eventsPath, postJson(`{"kind":"${'x'.repeat(65 * 1024)}"}`), 413, 'payload_too_large'],
    ['a missing file', '/assets/gone.js', {}, 404, 'not_found'],
  ]
  it.each(cases)('has one shape for %s', async (_title, path, init, status, code) => {
    const answer = await server.request(path, init)
    const body = await bodyOf(answer)
    expect([answer.status, body.code]).toEqual([status, code])
    expect(body.message).toMatch(/^[A-Z].+$/)
    expect(Object.keys(body).filter((key) => !['message', 'code', 'fields'].includes(key))).toEqual([])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('names the fields that are wrong', async () => {
    const body = await bodyOf(server.request('/api/trends/current?role=owner&pageSize=0'))
    expect(Object.keys(body.fields).sort()).toEqual(['pageSize', 'role'])
  })

  it('tells which methods an address takes', async () => {
    expect((await server.request(eventsPath)).headers.get('allow')).toBe('POST')
    expect((await server.request('/api/health', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
    const options = await server.request('/api/health', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, null])
  })

  it.each(['/', '/quizzes', '/robots.txt', '/feed.xml', '/openapi.json'])(
    'tells balancers which methods %s takes, with a good status',
    async (path) => {
      const answer = await server.request(path, { method: 'OPTIONS' })
      expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD'])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect((await server.request(path, { method: 'POST' })).status).toBe(405)
    },
  )

  it('stops reading a body without a declared length at 64 KB', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 80; chunk += 1) controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    }
    expect((await server.request(eventsPath, init)).status).toBe(413)
  })

  it('lets one address count 60 events a minute and says when to come back', async () => {
    const statuses: number[] = []
    for (let event = 0; event < 60; event += 1)
      statuses.push((await server.request(eventsPath, postJson('{"kind":"view"}'))).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    // A claimed address is not believed without a trusted proxy.
    const refused = await server.request(eventsPath, postJson('{"kind":"view"}', { 'x-forwarded-for': '203.0.113.9' }))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({
      code: 'rate_limited',
      message: 'Too many attempts. Please try again later.',
    })
    expect(server.world.trends[0]?.views).toBe(60)
  })

  it('reads on from memory when the database is gone, refuses writes with Retry-After, and recovers', async () => {
    const list = await (await server.request('/api/trends/current')).text()
    await server.request(`/api/trends/${testUuid(1)}`)
    server.world.databaseDown = true
    server.invalidate()
    server.world.nowMs += 3_600_000
    expect(await (await server.request('/api/trends/current')).text()).toBe(list)
    expect((await server.request('/api/trends/current?sort=views')).status).toBe(200)
    expect((await server.request(`/api/trends/${testUuid(1)}`)).status).toBe(200)
    expect((await bodyOf(server.request('/api/health'))).data).toMatchObject({
      status: 'degraded',
    })

    const write = await server.request(eventsPath, postJson('{"kind":"view"}'))
    expect([write.status, write.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await bodyOf(write)).code).toBe('unavailable')
    expect((await server.request('/api/news')).headers.get('retry-after')).toBe('5')

    server.world.databaseDown = false
    expect((await server.request(eventsPath, postJson('{"kind":"view"}'))).status).toBe(200)
    server.world.nowMs += 3_000
    expect((await server.request('/api/news')).status).toBe(200)
  })

  it('never shows what went wrong inside', async () => {
    server.world.trends = null as unknown as [] // a fault nobody foresaw
    server.invalidate()
    const answer = await server.request('/api/trends/current?sort=name')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(text).not.toMatch(/iterable|null|at /)
    expect(JSON.parse(text).code).toBe('internal_error')
    expect(server.logged.some((line) => line.level >= 50)).toBe(true)
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a broken host', 'GET /api/health HTTP/1.1\r\nHost: a b/c?d\r\nConnection: close\r\n\r\n', 400],
  ])('answers %s in the same shape', async (_title, text, status) => {
    const answer = await rawExchange(server.port, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({ code: 'malformed_request' })
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })
})
