import { decodeStars } from '@trendverse/domain/galaxy/decode-stars'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { composition, sampleTrend } from '@trendverse/storage/contract-tests/samples'
import { storageOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, rawExchange, startTestServer, type TestServer } from '../../testing/start-test-server'

const STARS = '/api/universe/stars'

describe('stars of the galaxy', () => {
  let server: TestServer
  const found = async (...numbers: number[]) => {
    const { composition: repository } = storageOfWorld(server.world)
    const hour = hourOf(server.world.nowMs)
    const life = { bornHour: hour - 5, peakHour: hour - 3, lastHour: hour, reach: 120, family: 9 }
    const trends = numbers.map((n) => sampleTrend(n))
    await repository.saveComposition(composition({ trends, lives: trends.map(({ id }) => ({ trendId: id, life })) }))
  }
  const partOf = async (part: number) => {
    const answer = await server.request(`${STARS}?part=${part}`)
    expect(answer.status).toBe(200)
    return decodeStars(new Uint8Array(await answer.arrayBuffer()))
  }
  beforeEach(async () => {
    server = await startTestServer()
    await found(1, 2)
  })
  afterEach(() => server.stop(0))

  it('come as bytes that can be drawn, kept under an ETag and compressed', async () => {
    const answer = await server.request(`${STARS}?part=0`)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect([...(await partOf(0)).columns.numbers]).toEqual([1, 2])
    expect(await partOf(2)).toMatchObject({ part: 2, total: 2, hour: hourOf(server.world.nowMs) })
    const etag = answer.headers.get('etag') ?? ''
    const again = await server.request(`${STARS}?part=0`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await found(...Array.from({ length: 60 }, (_, n) => n + 3))
    server.invalidate()
    const packed = await rawExchange(
      server.port,
      `GET ${STARS}?part=0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: br\r\n\r\n`,
    )
    expect(packed.toLowerCase()).toContain('content-encoding: br')
  })

  it('are read once until trends change, whatever is counted and played meanwhile', async () => {
    await partOf(0)
    await partOf(1)
    const asked = server.world.databaseCalls
    server.noteSmallChange()
    server.forgetBoards()
    server.world.nowMs += 59_000
    await partOf(0)
    expect(server.world.databaseCalls).toBe(asked)
    await found(3)
    server.invalidate()
    expect((await partOf(0)).total).toBe(3)
  })

  it('are made once an hour, whatever is set meanwhile', async () => {
    const intoHourMs = server.world.nowMs % HOUR_MS
    server.world.nowMs += HOUR_MS / 2 - intoHourMs
    const made = await partOf(0)
    server.world.nowMs += HOUR_MS - 1
    server.forgetSettings()
    expect((await partOf(0)).hour).toBe(made.hour)
    server.world.nowMs += 1
    expect((await partOf(0)).hour).toBe(made.hour + 1)
  })

  it('have names, and nothing is said of numbers that are none', async () => {
    const { data } = await bodyOf(server.request(`${STARS}/names?numbers=2,7,1,2,4294967295`))
    expect(data).toMatchObject([
      { number: 1, name: 'Trend 1', category: 'Technology', lifecycle: 'rising', onShow: true },
      { number: 2, name: 'Trend 2' },
    ])
    expect(data).toHaveLength(2)
  })

  it('have names by the ids of their trends, too', async () => {
    const ids = [1, 3].map((n) => sampleTrend(n).id)
    const { data } = await bodyOf(server.request(`${STARS}/names?numbers=2&ids=${ids.join()}`))
    expect(data).toMatchObject([{ number: 1, id: ids[0] }, { number: 2 }])
    expect(data).toHaveLength(2)
  })

  it('are found by name, also those of trends that are over', async () => {
    const { composition: repository } = storageOfWorld(server.world)
    const over = sampleTrend(3, { name: 'Málaga sails', status: 'archived', lifecycle: 'dormant' })
    const life = { bornHour: 50_000, peakHour: 50_001, lastHour: 50_002, reach: 200, family: 9 }
    await repository.saveComposition(composition({ trends: [over], lives: [{ trendId: over.id, life }] }))
    server.invalidate()
    const { data } = await bodyOf(server.request(`${STARS}/search?q=%20MALAGA%20`))
    const hit = {
      number: 3,
      id: over.id,
      name: over.name,
      category: over.category,
      lifecycle: 'dormant',
      onShow: false,
    }
    expect(data).toEqual([hit])
    expect((await bodyOf(server.request(`${STARS}/search?q=trend`))).data).toHaveLength(2)
    expect((await bodyOf(server.request(`${STARS}/search?q=%25%25`))).data).toEqual([])
  })

  it('are searched in memory once their names have been read', async () => {
    await bodyOf(server.request(`${STARS}/search?q=nothing`))
    const asked = server.world.databaseCalls
    await bodyOf(server.request(`${STARS}/search?q=nobody`))
    expect(server.world.databaseCalls).toBe(asked)
  })

  it('tell of other days, once for each state of the trends', async () => {
    const { composition: repository } = storageOfWorld(server.world)
    const weekAgo = hourOf(server.world.nowMs) - 7 * 24
    const tell = async () => (await bodyOf(server.request('/api/universe/on-this-day'))).data
    const remember = (n: number) => {
      const life = { bornHour: weekAgo - 5, peakHour: weekAgo, lastHour: weekAgo + 9, reach: 90 + n, family: 9 }
      const trend = sampleTrend(n, { status: 'archived', lifecycle: 'dormant' })
      return repository.saveComposition(composition({ trends: [trend], lives: [{ trendId: trend.id, life }] }))
    }
    expect(await tell()).toEqual([])
    await remember(3)
    server.invalidate()
    expect(await tell()).toMatchObject([{ ago: 'week', trends: [{ name: 'Trend 3' }] }])
    const asked = server.world.databaseCalls
    server.noteSmallChange()
    server.world.nowMs += 300
    expect(await tell()).toHaveLength(1)
    expect(server.world.databaseCalls).toBe(asked)
    await remember(4)
    server.invalidate()
    expect(await tell()).toMatchObject([{ trends: [{ name: 'Trend 4' }, { name: 'Trend 3' }] }])
  })

  it.each([
    ['no part', ''],
    ['a part that is none', '?part=3'],
    ['another spelling of one', '?part=00'],
    ['something else', '?part=0&x=1'],
    ['no numbers', '/names'],
    ['what is no number', '/names?numbers=1,-2'],
    ['a number beyond all', `/names?numbers=${'9'.repeat(11)}`],
    ['a number beyond four bytes', `/names?numbers=1,${0xffff_ffff + 1}`],
    ['ids that are none', '/names?ids=1,2'],
    ['a search for nothing', '/search'],
    ['a search for one letter', '/search?q=%20a%20'],
    ['a search for a whole text', `/search?q=${'a'.repeat(81)}`],
    [
      'a hundred and one by number and id',
      `/names?numbers=${Array.from({ length: 100 }, (_, n) => n).join()}&ids=${sampleTrend(1).id}`,
    ],
    ['more than a hundred', `/names?numbers=${Array.from({ length: 101 }, (_, n) => n).join()}`],
  ])('refuse %s', async (_what, query) => {
    const refused = await server.request(STARS + query)
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([422, 'invalid_input'])
  })
})
