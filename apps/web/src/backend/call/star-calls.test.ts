// @vitest-environment node
import { STARS_TYPE } from '@trendverse/contract/universe'
import { decodeStars } from '@trendverse/domain/galaxy/decode-stars'
import { encodeStars } from '@trendverse/domain/galaxy/encode-stars'
import { columnsOf } from '@trendverse/domain/galaxy/star-columns'
import type { StarPart } from '@trendverse/domain/galaxy/star-part'
import { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDevice } from '../device/device-world.fixtures'
import { createHttpBackend } from './http-backend'

const PART: StarPart = {
  part: 0,
  total: 1,
  hour: 60_000,
  categories: ['Music'],
  columns: columnsOf([{ number: 3, bornHour: 59_990, peakHours: 2, lastHours: 4, reach: 90, category: 0, family: 8 }]),
}

const readPart = async (file: Promise<File>): Promise<StarPart> =>
  decodeStars(new Uint8Array(await (await file).arrayBuffer()))

describe('stars in the page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('come from a server as the bytes it sent', async () => {
    vi.stubGlobal('window', { location: { href: 'https://trendverse.example/' } })
    const asked: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request.url)
      return new Response(encodeStars(PART), { headers: { 'Content-Type': STARS_TYPE } })
    })
    const { universe } = createHttpBackend({
      headers: () => ({}),
      failure: async () => new Error('none was to fail') as never,
    })
    expect(await readPart(universe.stars({ part: '0' }))).toEqual(PART)
    expect(asked).toEqual(['https://trendverse.example/api/universe/stars?part=0'])
  })

  it('are the trends of the catalogue on a device alone, by their names', async () => {
    const { universe } = openDevice({ storage: new FakeStorage(), token: null, nowMs: Date.UTC(2026, 2, 3, 12) }).calls
    const { total, columns } = await readPart(universe.stars({ part: '0' }))
    expect(total).toBeGreaterThan(50)
    expect(columns.numbers).toHaveLength(total)
    expect((await readPart(universe.stars({ part: '2' }))).columns.numbers).toHaveLength(0)
    const { data } = await universe.starNames({ numbers: columns.numbers.slice(0, 3).join() })
    expect(data).toHaveLength(3)
    expect(data[0]?.lifecycle).toBeNull()
    const { data: found } = await universe.searchStars({ q: 'WORDLE' })
    expect(found.map(({ name }) => name)).toEqual(['Wordle'])
    const byId = await universe.starNames({ ids: found.map(({ id }) => id).join() })
    expect(byId.data).toEqual(found)
  })
})
