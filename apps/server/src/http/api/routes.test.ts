import {
  buildNewsItem,
  buildTrendDetail,
  buildTrendRecord,
  testUuid,
} from '@trendverse/test-support/trends/build-trend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, rowsOf, startTestServer, type TestServer } from '../../testing/start-test-server'

describe('routes of the API', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      trends: [1, 2, 3].map((number) => buildTrendRecord(number)),
      details: new Map([[testUuid(1), buildTrendDetail(1)]]),
      news: [buildNewsItem(1, '2026-01-01T10:00:00.000Z')],
      jobs: [{ name: 'ingest-trends', state: 'idle', lastStartedAtMs: 1, lastSucceededAtMs: 2, error: null }],
    })
  })
  afterAll(() => server.stop(0))

  it('lists trends as data with totals, newest first (API-03, API-07)', async () => {
    const answer = await server.request('/api/trends/current')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await bodyOf(answer.clone())).toMatchObject({ total: 3, page: 1, pageSize: 100, trendsUpdatedAt: null })
    expect((await rowsOf(answer)).map((trend) => trend.name)).toEqual(['Trend 3', 'Trend 2', 'Trend 1'])
  })

  it('takes the filters of API-07 and paging', async () => {
    const page = await bodyOf(server.request('/api/trends/current?pageSize=1&page=2&status=active&featured=false'))
    expect(page).toMatchObject({ total: 3, page: 2, pageSize: 1 })
    expect((await bodyOf(server.request('/api/trends/current?search=trend%203'))).total).toBe(1)
  })

  it('tells the full story of one trend', async () => {
    const answer = await server.request(`/api/trends/${testUuid(1)}`)
    expect((await bodyOf(answer)).data).toMatchObject({ id: testUuid(1) })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('counts events and shows the new numbers in the story and soon in the list (OP-30)', async () => {
    const before = (await bodyOf(server.request(`/api/trends/${testUuid(1)}`))).data.views
    const counted = await server.request(`/api/trends/${testUuid(1)}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'view' }),
    })
    expect(await counted.json()).toEqual({ data: { views: before + 1, interactions: 0 } })
    expect((await bodyOf(server.request(`/api/trends/${testUuid(1)}`))).data.views).toBe(before + 1)
    server.world.nowMs += 250
    const list = await rowsOf(server.request('/api/trends/current'))
    expect(list.find((trend) => trend.id === testUuid(1))?.views).toBe(before + 1)
  })

  it('takes no interaction from outside: those are counted by what was done here (TR-13)', async () => {
    const before = (await bodyOf(server.request(`/api/trends/${testUuid(1)}`))).data.interactions
    const refused = await server.request(`/api/trends/${testUuid(1)}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'interaction' }),
    })
    expect(refused.status).toBe(422)
    expect((await bodyOf(server.request(`/api/trends/${testUuid(1)}`))).data.interactions).toBe(before)
  })

  it('lists news, public settings and health (API-17)', async () => {
    expect((await bodyOf(server.request('/api/news'))).data).toHaveLength(1)
    expect((await bodyOf(server.request('/api/settings/public'))).data.siteName).toBe('Trendverse')
    const health = await bodyOf(server.request('/api/health'))
    expect(health.data).toEqual({ status: 'ok', version: '1.2.3' })
  })

  it('answers HEAD as GET without a body, hot path and others', async () => {
    for (const path of ['/api/trends/current', '/api/health', '/robots.txt', '/api/openapi.json']) {
      for (let round = 0; round < 2; round += 1) {
        const answer = await server.request(path, { method: 'HEAD' })
        expect([path, answer.status]).toEqual([path, 200])
        expect(await answer.text()).toBe('')
      }
    }
  })

  it('describes its calls with tags that are listed, and no bound twice', async () => {
    const text = await (await server.request('/api/openapi.json')).text()
    const document = JSON.parse(text, (_key, value: unknown) => {
      const isObject = typeof value === 'object' && value !== null
      expect(isObject && 'minimum' in value && 'exclusiveMinimum' in value).toBe(false)
      return value
    }) as { readonly tags: readonly { readonly name: string }[]; readonly paths: Record<string, object> }
    const listed = new Set(document.tags.map(({ name }) => name))
    const used = Object.values(document.paths).flatMap((calls) =>
      Object.values(calls as Record<string, { readonly tags?: readonly string[] }>).flatMap(({ tags }) => tags ?? []),
    )
    expect(used.length).toBeGreaterThan(100)
    expect(listed).toEqual(new Set(used))
  })

  it('describes itself as OpenAPI 3.1 and as a page without foreign parts', async () => {
    const document = await bodyOf(server.request('/api/openapi.json'))
    expect(document.openapi).toMatch(/^3\.1/)
    expect(Object.keys(document.paths)).toContain('/trends/{id}/events')
    expect(document.servers).toEqual([{ url: 'http://localhost:3000/api' }])
    const page = await (await server.request('/api/docs')).text()
    for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`)
    expect(page).not.toMatch(/<script|(src|href)="(https?:)?\/\//)
  })

  it('has every call that the product needs beyond the specified ones, by its name (OP-80)', async () => {
    const { paths } = (await (await server.request('/api/openapi.json')).json()) as {
      readonly paths: Readonly<Record<string, object>>
    }
    const nameless = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
    const methods = new Map(Object.entries(paths).map(([path, calls]) => [nameless(path), Object.keys(calls)]))
    const named = `
      get /auth/me /kyc/status /settings/public /social/settings /quizzes/leaderboard/{trendId} /memes/jobs/{id}
      get /trends/{id} /auth/sessions /games /games/{id}
      post /auth/verify-email /auth/resend-verification /auth/forgot-password /auth/reset-password /auth/change-password
      post /admin/login /newsletter/subscribe /newsletter/unsubscribe /quizzes/answer /trends/{id}/events /reports
      post /account/export /contact /kyc/webhook /admin/games /admin/smtp-configs
      post /admin/smtp-configs/{id}/test /admin/api-keys/{id}/test
      put /memes/saved/{id} /social/settings /admin/smtp-configs/{id} /admin/games/{id}
      delete /memes/saved/{id} /admin/smtp-configs/{id} /admin/games/{id} /auth/sessions /auth/sessions/{id} /account`
    for (const line of named.trim().split('\n')) {
      const [method = '', ...wanted] = line.trim().split(' ')
      for (const path of wanted) expect(methods.get(nameless(path)), `${method} ${path}`).toContain(method)
    }
  })

  it('says of every call which session it asks for', async () => {
    type Document = {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: unknown }>>>>
      readonly components: { readonly securitySchemes: object }
    }
    const { paths, components } = (await (await server.request('/api/openapi.json')).json()) as Document
    expect(Object.keys(components.securitySchemes)).toEqual(['session', 'adminSession'])
    const asked = (method: string, path: string) => paths[path]?.[method]?.security
    expect(asked('get', '/trends/current')).toEqual([{}, { session: [] }])
    expect(asked('put', '/account')).toEqual([{ session: [] }])
    expect(asked('get', '/admin/users')).toEqual([{ adminSession: [] }])
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { security }] of Object.entries(operations)) {
        expect(security, `${method} ${path}`).toEqual(
          path.startsWith('/admin/') && !['/admin/login', '/admin/setup'].includes(path)
            ? [{ adminSession: [] }]
            : expect.any(Array),
        )
      }
    }
  })

  it('tells search engines what is public, under the public address and not the Host header', async () => {
    const robots = await (await server.request('/robots.txt', { headers: { host: 'evil.example' } })).text()
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    const sitemap = await (await server.request('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>http://localhost:3000/trends/${testUuid(2)}</loc>`)
    expect((await server.request('/sitemap-1.xml')).status).toBe(404)
  })

  it('tells feed readers the stories of now, under the public address', async () => {
    const answer = await server.request('/feed.xml', { headers: { host: 'evil.example' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const feed = await answer.text()
    expect(feed).toContain('<link rel="self" type="application/atom+xml" href="http://localhost:3000/feed.xml"/>')
    expect(feed).toContain('<title>Trendverse</title>')
  })

  it('sends /universe home (RT-05)', async () => {
    const answer = await server.request('/universe')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/'])
  })
})
