import { describe, expect, it } from 'vitest'
import { createCachedResponses } from './cached-responses'
import { createListCache } from './list-cache'
import { createResponseCache } from './response-cache'

const LIMITS = { maxEntries: 6, maxBytes: 1e6, staleAfterMs: 60_000, staleAfterSmallChangeMs: 60_000 }
const LIST = '/api/trends/current'

function openCached() {
  const made: string[] = []
  const cached = createCachedResponses({
    cache: createListCache(() => 0),
    starCache: createResponseCache(LIMITS, () => 0),
    headers: {},
    withoutInput: new Set(['/api/settings/public']),
  })
  const ask = (address: string) =>
    cached.respond(new URL(`http://localhost${address}`), async () => {
      made.push(address)
      return new Response('{}')
    })
  return { ask, made }
}

/** How many times a response is built when its address is requested twice. */
async function makingsOf(address: string): Promise<number> {
  const { ask, made } = openCached()
  await ask(address)
  await ask(address)
  return made.length
}

describe('what is kept of lists', () => {
  it.each([LIST, `${LIST}?pageSize=5`, `${LIST}?page=10&featured=true&search=comet`, `${LIST}?search=a%20b`])(
    'keeps %s',
    async (address) => expect(await makingsOf(address)).toBe(1),
  )

  it.each([
    'pageSize=05',
    'pageSize=5.0',
    'pageSize=5e0',
    'pageSize=0x5',
    'pageSize=%205',
    'pageSize=+5',
    'pageSize=5%20',
    'page[0]=1',
    'page%5B0%5D=1',
    'featured=TRUE',
    'search=%20a',
    'search=a&search=b',
    '=',
  ])('keeps nothing under another spelling: %s', async (query) => {
    expect(await makingsOf(`${LIST}?${query}`)).toBe(2)
  })

  it('keeps what everybody reads, however many questions are made up', async () => {
    const { ask, made } = openCached()
    await ask(LIST)
    for (let page = 1; page <= 600; page += 1) await ask(`${LIST}?page=${page}`)
    await ask(LIST)
    expect(made.filter((address) => address === LIST)).toHaveLength(1)
  })

  const dayOf = (n: number): string => new Date(Date.UTC(1990, 0, n)).toISOString().slice(0, 10)

  it.each([
    ['boards of days', (n: number) => `/api/games/trend-quiz/boards/${dayOf(n)}`],
    ['packs', (n: number) => `/api/games/packs/${n}`],
  ])('keeps it however many %s are asked for', async (_, addressOf) => {
    const { ask, made } = openCached()
    await ask(LIST)
    for (let n = 1; n <= 600; n += 1) await ask(addressOf(n))
    await ask(LIST)
    expect(made.filter((address) => address === LIST)).toHaveLength(1)
  })
})

it('has one answer for a read without input, whatever its query says', async () => {
  const { ask, made } = openCached()
  for (const query of ['', '?x=1', '?x=01', '?']) await ask(`/api/settings/public${query}`)
  expect(made).toHaveLength(1)
})
