import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { RunningSources } from '@trendverse/test-support/replay-server'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { afterEach, describe, expect, it } from 'vitest'
import { afterThisTest, endAll, gatewayFor, itemsOf, NOW_MS, never, refusalOf, serve } from './testing/gateways'

afterEach(endAll)

async function sampleSources(): Promise<RunningSources> {
  const sources = await startSampleSources({ nowMs: () => NOW_MS })
  afterThisTest(() => sources.close())
  return sources
}

describe('the list of sources', () => {
  it('holds those that need no key, or exactly those an operator enabled', () => {
    const ids = gatewayFor({})
      .list()
      .map(({ source }) => source)
    expect(ids).toContain('google-trends')
    expect(ids).not.toContain('youtube')
    expect(gatewayFor({}, { enabled: ['lobsters'] }).list()).toEqual([
      { source: 'lobsters', intervalMs: 30 * MINUTE_MS },
    ])
    expect(gatewayFor({}, { enabled: [] }).list()).toEqual([])
  })

  it('stops at the start on a replacing address that is none', () => {
    expect(() => gatewayFor({ SOURCE_BASE_LOBSTERS: 'localhost:9000' })).toThrow(
      'SOURCE_BASE_LOBSTERS must be an address',
    )
    expect(() => gatewayFor({ SOURCE_BASE_LOBSTERS: 'http://a:b@x.example' })).toThrow('SOURCE_BASE_LOBSTERS')
  })
})

describe('reading', () => {
  it('reads every default source, and names itself to each', async () => {
    const sources = await sampleSources()
    const gateway = gatewayFor(sources.env)
    for (const { source } of gateway.list()) {
      const { items, itemErrors } = await itemsOf(gateway.read(source, {}, never))
      expect({ source, itemErrors, some: items.length > 0 }).toEqual({ source, itemErrors: [], some: true })
      expect(items.every((item) => item.source === source)).toBe(true)
      expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(items.length)
    }
    expect(sources.lastHeaders()['user-agent']).toBe('Trendverse/1.2.3 (+https://trends.example)')
    expect(sources.requests).toContain('/api/rest_v1/metrics/pageviews/top/en.wikipedia/all-access/2026/08/31')
    expect(sources.requests).toContain('/search/repositories?q=created:%3E2026-08-25&sort=stars&order=desc&per_page=50')
  })

  it('asks an address once where several instances become the same', async () => {
    const sources = await sampleSources()
    await gatewayFor(sources.env).read('mastodon', {}, never)
    expect([...sources.requests].sort()).toEqual([
      '/api/v1/trends/links?limit=20',
      '/api/v1/trends/statuses?limit=20',
      '/api/v1/trends/tags?limit=20',
    ])
  })

  it('falls back one day where yesterday is not counted yet, and keeps at most three requests under way', async () => {
    let underWay = 0
    let most = 0
    const asked: string[] = []
    const base = await serve((request, response) => {
      const path = request.url ?? ''
      asked.push(path)
      underWay += 1
      most = Math.max(most, underWay)
      setTimeout(() => {
        underWay -= 1
        if (path.endsWith('/31')) response.writeHead(404).end()
        else
          response.end(JSON.stringify({ items: [{ articles: [{ article: path.slice(45, 47), views: 5, rank: 1 }] }] }))
      }, 20)
    })
    const wikipediaProjects = ['de', 'en', 'es', 'fr', 'ja', 'pt'].map((language) => `${language}.wikipedia`)
    const gateway = gatewayFor({ SOURCE_BASE_WIKIPEDIA: base }, { settings: { wikipediaProjects } })
    const { items } = await itemsOf(gateway.read('wikipedia', {}, never))
    expect(items).toHaveLength(6)
    expect(asked.filter((path) => path.endsWith('/2026/08/30'))).toHaveLength(6)
    expect(most).toBeLessThanOrEqual(3)
  })

  it('takes the search service where the Hacker News API fails', async () => {
    const base = await serve((request, response) => {
      if (request.url?.startsWith('/v0/') === true) response.writeHead(500).end()
      else response.end(JSON.stringify({ hits: [{ objectID: '7', title: 'Comet', points: 3 }] }))
    })
    const { items } = await itemsOf(gatewayFor({ SOURCE_BASE_HACKER_NEWS: base }).read('hacker-news', {}, never))
    expect(items.map(({ itemId }) => itemId)).toEqual(['7'])
  })
})

describe('partial failure', () => {
  it('costs only the items of what is dead', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/good') response.end('<rss><item><title>Comet</title></item></rss>')
      else if (request.url === '/html') response.end('<html>down</html>')
      else if (request.url === '/gone') response.writeHead(410).end()
      else response.destroy()
    })
    const feedAddresses = ['good', 'gone', 'cut', 'html'].map((path) => `https://news.example/${path}`)
    const gateway = gatewayFor({ SOURCE_BASE_FEEDS: base }, { settings: { feedAddresses } })
    const { items, itemErrors } = await itemsOf(gateway.read('feeds', {}, never))
    expect(items.map(({ title }) => title)).toEqual(['Comet'])
    expect(itemErrors).toEqual([
      'news.example/gone: it answered with HTTP status 410',
      'news.example/cut: it broke off the connection',
      'news.example/html: the document is no feed',
    ])
  })

  it('keeps the list of errors short', async () => {
    const stories = [{ short_id: 'a', title: 'Comet' }, ...Array.from({ length: 200 }, () => 7)]
    const base = await serve((_, response) => response.end(JSON.stringify(stories)))
    const { itemErrors } = await itemsOf(gatewayFor({ SOURCE_BASE_LOBSTERS: base }).read('lobsters', {}, never))
    expect(itemErrors).toHaveLength(50)
    expect(itemErrors.at(-1)).toBe('and 151 more of this kind')
  })
})

describe('total failure', () => {
  it('names the source and the reason, and hands on how long to wait', async () => {
    const sources = await sampleSources()
    sources.setFault('github', { status: 429, headers: { 'retry-after': '120' } })
    const error = await refusalOf(gatewayFor(sources.env).read('github', {}, never))
    expect(error).toMatchObject({
      code: 'unavailable',
      retryable: true,
      message: 'GitHub could not be read: GitHub search: it answered with HTTP status 429.',
      cause: { retryAfterMs: 120_000 },
    })
  })

  it('does not ask again before the time the source named, and then does', async () => {
    const sources = await sampleSources()
    let nowMs = NOW_MS
    const gateway = gatewayFor(sources.env, { nowMs: () => nowMs })
    sources.setFault('lobsters', { status: 503, headers: { 'retry-after': '60' } })
    await refusalOf(gateway.read('lobsters', {}, never))
    sources.setFault('lobsters', null)
    nowMs += 59_000
    const error = await refusalOf(gateway.read('lobsters', {}, never))
    expect(error.message).toBe('Lobsters could not be read: Lobsters: it asked to be left alone for another 1 s.')
    expect(sources.requests).toHaveLength(1)
    nowMs += 1_000
    expect((await itemsOf(gateway.read('lobsters', {}, never))).items.length).toBeGreaterThan(0)
  })

  it('stops asking for stories once the server wants rest', async () => {
    let asked = 0
    const base = await serve((request, response) => {
      asked += 1
      if (request.url === '/v0/topstories.json')
        response.end(JSON.stringify(Array.from({ length: 60 }, (_, id) => id + 1)))
      else response.writeHead(429, { 'retry-after': '30' }).end()
    })
    const error = await refusalOf(gatewayFor({ SOURCE_BASE_HACKER_NEWS: base }).read('hacker-news', {}, never))
    expect(error.cause).toMatchObject({ retryAfterMs: 30_000 })
    expect(asked).toBeLessThanOrEqual(1 + 6)
  })

  it('gives a sentence for a source that answers nonsense', async () => {
    const base = await serve((_, response) => response.end('<html>maintenance</html>'))
    const error = await refusalOf(gatewayFor({ SOURCE_BASE_GITHUB: base }).read('github', {}, never))
    expect(error.message).toBe('GitHub could not be read: GitHub search: the reply is not valid JSON.')
  })

  it('refuses private addresses that no operator named', async () => {
    const base = await serve((_, response) => response.end('<rss><item><title>secret</title></item></rss>'))
    const gateway = gatewayFor({}, { settings: { feedAddresses: [`${base}/feed`, 'http://169.254.169.254/latest'] } })
    const error = await refusalOf(gateway.read('feeds', {}, never))
    expect(error.message).toContain('its address is not public')
  })

  it('says what setting is missing, and shows no key', async () => {
    const gateway = gatewayFor({}, { enabled: ['youtube', 'feeds'], settings: { feedAddresses: [] } })
    expect((await refusalOf(gateway.read('youtube', {}, never))).message).toContain('YouTube needs an API key')
    expect((await refusalOf(gateway.read('feeds', {}, never))).message).toContain('name nothing to read')
    expect((await refusalOf(gateway.read('lobsters', {}, never))).message).toContain('it is not enabled')
  })

  it('ends at once when the caller stops it', async () => {
    const base = await serve(() => {})
    const controller = new AbortController()
    const reading = refusalOf(gatewayFor({ SOURCE_BASE_LOBSTERS: base }).read('lobsters', {}, controller.signal))
    setTimeout(() => controller.abort(), 30)
    expect((await reading).message).toBe('Lobsters could not be read: the read was stopped.')
  })
})
