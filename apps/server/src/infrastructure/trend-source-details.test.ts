import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { afterEach, describe, expect, it } from 'vitest'
import { DETAILS_LIMIT_MS, MAX_FAILED_DETAILS, readDetails } from './outbound/read-details'
import { afterThisTest, endAll, gatewayFor, itemsOf, NOW_MS, never, serve } from './testing/gateways'

afterEach(endAll)

const SUMMARY = '/api/rest_v1/page/summary/'
const VIEWS = '/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user/'
/** Understood as a summary and as the views of days. */
const DETAIL = '{"extract":"A subject of its own.","items":[{"timestamp":"2026083000","views":7}]}'

/** A Wikipedia of 40 articles whose summaries and views answer as told, by the number of the article. */
async function wikipedia(status: (article: number) => number, body = DETAIL) {
  const articles = Array.from({ length: 40 }, (_, index) => ({ article: `A${index}`, views: 100 - index, rank: index }))
  const seen = { asked: 0, underWay: 0, most: 0 }
  const base = await serve((request, response) => {
    const path = request.url ?? ''
    const [, article] = /^.*\/A(\d+)(?:\/daily\/.*)?$/.exec(path) ?? []
    if (article === undefined || !(path.startsWith(SUMMARY) || path.startsWith(VIEWS))) {
      response.end(JSON.stringify({ items: [{ articles }] }))
      return
    }
    seen.asked += 1
    seen.underWay += 1
    seen.most = Math.max(seen.most, seen.underWay)
    setTimeout(() => {
      seen.underWay -= 1
      response.writeHead(status(Number(article))).end(body)
    }, 5)
  })
  return { seen, read: () => itemsOf(gatewayFor({ SOURCE_BASE_WIKIPEDIA: base }).read('wikipedia', {}, never)) }
}

describe('details of the items of a list', () => {
  it('are asked for at most three at once and added to their items', async () => {
    const { seen, read } = await wikipedia(() => 200)
    const { items, itemErrors } = await read()
    expect(itemErrors).toEqual([])
    expect(items).toHaveLength(40)
    expect(items.map(({ summary }) => summary !== null)).toEqual(items.map((_, index) => index < 30))
    expect(items.map(({ history }) => history.length)).toEqual(items.map((_, index) => (index < 30 ? 1 : 0)))
    expect(items.every(({ metric }) => metric !== null)).toBe(true)
    expect(seen).toMatchObject({ asked: 60, most: 3 })
  })

  it('cost nothing and no sentence where there are none', async () => {
    const { seen, read } = await wikipedia(() => 404)
    const { items, itemErrors } = await read()
    expect([items.length, itemErrors, seen.asked]).toEqual([40, [], 60])
  })

  it('that fail now and then are counted in one sentence', async () => {
    const { read } = await wikipedia((article) => (article % 20 === 3 ? 500 : 200))
    const { items, itemErrors } = await read()
    expect(items.filter(({ summary }) => summary !== null)).toHaveLength(28)
    expect(itemErrors).toEqual([
      'Wikipedia en.wikipedia of 2026-08-31: 4 of 60 details are missing: it answered with HTTP status 500',
    ])
  })

  it('are no longer asked for once the server is in trouble, and the list stays', async () => {
    for (const [status, body] of [
      [503, ''],
      [200, '<html>maintenance</html>'],
    ] as const) {
      const { seen, read } = await wikipedia(() => status, body)
      const { items, itemErrors } = await read()
      expect([items.length, itemErrors.length]).toEqual([40, 1])
      expect(itemErrors[0]).toContain('60 of 60 details are missing')
      expect(seen.asked).toBeLessThan(MAX_FAILED_DETAILS + 3)
    }
  })

  it('are not asked for again while the list is the same', async () => {
    const sources = await startSampleSources({ nowMs: () => NOW_MS })
    afterThisTest(() => sources.close())
    const gateway = gatewayFor(sources.env)
    const { items, validators } = await itemsOf(gateway.read('wikipedia', {}, never))
    expect(items[0]).toMatchObject({ summary: expect.stringContaining('comet'), category: 'Science', usual: 1_470 })
    expect(items[0]?.history).toHaveLength(30)
    const asked = sources.requests.length
    expect(await gateway.read('wikipedia', validators, never)).toMatchObject({ kind: 'unchanged' })
    expect(sources.requests.length).toBe(asked + 1)
  })

  it('hold up a list only so long', async () => {
    const base = await serve((request, response) => {
      if (request.url?.startsWith(SUMMARY) !== true) response.end('{"items":[]}')
    })
    const request = { address: `${base}${SUMMARY}X`, label: 'X', isDetail: true }
    const hang = (signal: AbortSignal) =>
      fetch(request.address, { signal }).then(
        () => ({ items: [], errors: [] }),
        () => ({ items: [], errors: ['stopped'] }),
      )
    const limits = { maxConcurrent: 1, label: 'List', signal: never, limitMs: 20 }
    const reply = await readDetails([request, request], { ...limits, read: (_, signal) => hang(signal) })
    expect(reply).toEqual({ items: [], errors: ['List: 2 of 2 details are missing: a reply could not be understood'] })
    expect(DETAILS_LIMIT_MS).toBeLessThan(90_000)
  })
})
