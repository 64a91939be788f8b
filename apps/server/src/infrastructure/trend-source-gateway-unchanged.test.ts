import { startPayloadServer } from '@trendverse/test-support/payload-server'
import type { RunningSources } from '@trendverse/test-support/replay-server'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { afterEach, describe, expect, it } from 'vitest'
import { afterThisTest, endAll, gatewayFor, itemsOf, NOW_MS, never, serve } from './testing/gateways'

afterEach(endAll)

async function sampleSources(): Promise<RunningSources> {
  const sources = await startSampleSources({ nowMs: () => NOW_MS })
  afterThisTest(() => sources.close())
  return sources
}

describe('unchanged answers', () => {
  /** Feeds under /a and /b whose version can be moved; answers 304 to the current one. */
  async function versionedFeeds() {
    const versions: Record<string, number> = { '/a': 1, '/b': 1 }
    const statuses: number[] = []
    const base = await serve((request, response) => {
      const path = request.url ?? ''
      const etag = `"${path}${versions[path]}"`
      const same = request.headers['if-none-match'] === etag
      statuses.push(same ? 304 : 200)
      response.writeHead(same ? 304 : 200, { etag })
      response.end(same ? undefined : `<rss><item><title>${path} ${versions[path]}</title></item></rss>`)
    })
    const options = { settings: { feedAddresses: ['https://n.example/a', 'https://n.example/b'] } }
    return { versions, statuses, create: () => gatewayFor({ SOURCE_BASE_FEEDS: base }, options) }
  }

  it('are reported as such, with the validators for next time', async () => {
    const { create } = await versionedFeeds()
    const gateway = create()
    const first = await itemsOf(gateway.read('feeds', {}, never))
    expect(first.validators).toEqual({
      'https://n.example/a': { etag: '"/a1"', lastModified: null },
      'https://n.example/b': { etag: '"/b1"', lastModified: null },
    })
    expect(await gateway.read('feeds', first.validators, never)).toEqual({
      kind: 'unchanged',
      validators: first.validators,
    })
  })

  it('of one address do not lose its items when another changed, from memory or by asking again', async () => {
    const { versions, statuses, create } = await versionedFeeds()
    const gateway = create()
    const { validators } = await itemsOf(gateway.read('feeds', {}, never))
    versions['/b'] = 2
    const second = await itemsOf(gateway.read('feeds', validators, never))
    expect(second.items.map(({ title }) => title)).toEqual(['/a 1', '/b 2'])
    expect(statuses).toEqual([200, 200, 304, 200])
    // A new process knows the validators from the database, but not the items.
    versions['/b'] = 3
    const third = await itemsOf(create().read('feeds', second.validators, never))
    expect(third.items.map(({ title }) => title)).toEqual(['/a 1', '/b 3'])
  })

  it('are noticed by their body for lists that change once a day', async () => {
    const sources = await sampleSources()
    const gateway = gatewayFor(sources.env)
    const first = await itemsOf(gateway.read('wikipedia', {}, never))
    expect(await gateway.read('wikipedia', first.validators, never)).toMatchObject({ kind: 'unchanged' })
    expect(sources.lastHeaders()['if-none-match']).toBeUndefined()
  })

  it('never stand for a reply that could not be read', async () => {
    const base = await serve((request, response) => {
      response.writeHead(200, { etag: '"x"' })
      response.end(request.url === '/a' ? '<rss><item><title>Comet</title></item></rss>' : 'nonsense')
    })
    const feedAddresses = ['https://n.example/a', 'https://n.example/b']
    const gateway = gatewayFor({ SOURCE_BASE_FEEDS: base }, { settings: { feedAddresses } })
    const { validators } = await itemsOf(gateway.read('feeds', {}, never))
    expect(Object.keys(validators)).toEqual(['https://n.example/a'])
  })
})

const data = sharedDataDir('the gateway over recorded replies')

describe.runIf(data !== null)('recorded replies', () => {
  it('are all read through the network', async () => {
    const sources = await startPayloadServer(data ?? '')
    afterThisTest(() => sources.close())
    const gateway = gatewayFor(sources.env, { enabled: undefined })
    const counts: Record<string, number> = {}
    for (const { source } of gateway.list().filter((entry) => entry.source !== 'arxiv')) {
      const { items } = await itemsOf(gateway.read(source, {}, never))
      counts[source] = items.length
    }
    for (const [source, count] of Object.entries(counts))
      expect({ source, some: count > 0 }).toEqual({ source, some: true })
    expect(counts['hacker-news']).toBe(15)
  })
})
