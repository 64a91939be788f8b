import { afterEach, describe, expect, it } from 'vitest'
import { memoryOfProcess } from './outbound/read-facts'
import { endAll, gatewayFor, itemsOf, never, serve } from './testing/gateways'

afterEach(endAll)

const SITE_INFO = JSON.stringify({
  query: {
    general: { mainpage: 'Esileht' },
    namespaces: { '-1': { id: -1, name: 'Eri' }, '0': { id: 0, name: '', content: true } },
    namespacealiases: [],
  },
})
const ARTICLES = ['Esileht', 'Eri:Otsimine', 'Eesti'].map((article, rank) => ({ article, views: 9 - rank, rank }))

/** An Estonian Wikipedia that says what it is as told. */
async function wiki(siteInfo: () => string) {
  const seen = { asked: 0 }
  const base = await serve((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/w/api.php')) {
      seen.asked += 1
      response.end(siteInfo())
    } else if (path.includes('/top/et.wikipedia/')) response.end(JSON.stringify({ items: [{ articles: ARTICLES }] }))
    else response.writeHead(404).end()
  })
  const gateway = (memory = memoryOfProcess()) =>
    gatewayFor({ SOURCE_BASE_WIKIPEDIA: base }, { settings: { wikipediaProjects: ['et.wikipedia'] }, memory })
  return { seen, gateway }
}

const read = async (gateway: ReturnType<typeof gatewayFor>) => {
  const { items, itemErrors } = await itemsOf(gateway.read('wikipedia', {}, never))
  return { titles: items.map(({ title }) => title), itemErrors }
}

describe('what a source has to know of its servers', () => {
  it('is asked once, and remembered over starts', async () => {
    const { seen, gateway } = await wiki(() => SITE_INFO)
    const memory = memoryOfProcess()
    const first = gateway(memory)
    expect(await read(first)).toEqual({ titles: ['Eesti'], itemErrors: [] })
    expect(await read(first)).toEqual({ titles: ['Eesti'], itemErrors: [] })
    expect(await read(gateway(memory))).toEqual({ titles: ['Eesti'], itemErrors: [] })
    expect(seen.asked).toBe(1)
  })

  it('is told as missing where it cannot be had, and asked again', async () => {
    const answers = ['<html>', '{}', SITE_INFO]
    const { seen, gateway } = await wiki(() => answers.shift() ?? '')
    const wikipedia = gateway()
    const missing = ['Wikipedia site info of et.wikipedia: its answer does not say it']
    expect(await read(wikipedia)).toEqual({ titles: ['Esileht', 'Eri:Otsimine', 'Eesti'], itemErrors: missing })
    expect((await read(wikipedia)).itemErrors).toEqual(missing)
    expect(await read(wikipedia)).toEqual({ titles: ['Eesti'], itemErrors: [] })
    expect(seen.asked).toBe(3)
  })

  it('is taken from memory only where it is usable', async () => {
    const { seen, gateway } = await wiki(() => SITE_INFO)
    for (const stored of [null, 'x', [1], { 'et.wikipedia': 5 }, { 'et.wikipedia': 'no JSON' }]) {
      const memory = { load: async () => stored, save: async () => undefined }
      expect((await read(gateway(memory))).titles).toContain('Eesti')
    }
    expect(seen.asked).toBe(4)
  })
})
