import { AppError } from '@trendverse/domain/primitives/app-error'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { dailyQuizDay, dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { planetPictureAddress } from '@trendverse/domain/trends/planets/planet-picture'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { PAINTED_PLANETS_PER_ADDRESS } from '../guard/rate-limits'
import { createPlanetPictures, type PaintPlanet } from './planet-pictures'

const trend = buildTrendDetail(1)
const PICTURE = planetPictureAddress(trend, 320)

describe('pictures of planets', () => {
  let server: TestServer
  let painted: { look: PlanetAppearance; width: number }[]
  let paint: PaintPlanet

  beforeEach(async () => {
    painted = []
    paint = async (look, width) => {
      painted.push({ look, width })
      return Buffer.from(`picture ${painted.length}`)
    }
    server = await startTestServer(
      { trends: [buildTrendRecord(1)], details: new Map([[testUuid(1), trend]]) },
      { paintPlanet: (look, width) => paint(look, width) },
    )
  })
  afterEach(() => server.stop(0))

  it('are painted once for everybody and kept for good under their address', async () => {
    const answers = await Promise.all([server.request(PICTURE), server.request(PICTURE)])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await answer.text()).toBe('picture 1')
    }
    expect(await (await server.request(PICTURE)).text()).toBe('picture 1')
    expect(painted.map(({ width }) => width)).toEqual([320])
    await server.request(planetPictureAddress(trend, 160))
    expect(painted.map(({ width }) => width)).toEqual([320, 160])
  })

  it('are kept for a minute under an address that names another look, and are the same picture', async () => {
    const answer = await server.request(PICTURE.replace(/v=.*/, 'v=old'))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await answer.text()).toBe('picture 1')
    expect(await (await server.request(PICTURE)).text()).toBe('picture 1')
    expect(painted).toHaveLength(1)
  })

  it('are painted for quizzes of the day of the last month alone', async () => {
    const nowMs = server.world.nowMs
    const statusOf = async (daysAgo: number) =>
      (await server.request(`/planets/${dailyQuizId(dailyQuizDay(nowMs - daysAgo * DAY_MS))}-320.webp`)).status
    expect([await statusOf(-1), await statusOf(0), await statusOf(30), await statusOf(31)]).toEqual([
      404, 200, 200, 404,
    ])
  })

  it('that are being painted for one are waited for by others at no cost', async () => {
    const crowd = Array.from({ length: PAINTED_PLANETS_PER_ADDRESS.tries + 5 }, () => server.request(PICTURE))
    for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200)
    expect(painted).toHaveLength(1)
  })

  it('are none for trends that are not there and widths that are not drawn', async () => {
    for (const path of [`/planets/${testUuid(9)}-320.webp`, PICTURE.replace('-320', '-999'), '/planets/x.webp']) {
      expect([path, (await server.request(path)).status]).toEqual([path, 404])
    }
    expect(painted).toEqual([])
  })

  it('are painted again after a failure, which says when to come back', async () => {
    const works = paint
    paint = () => Promise.reject(new AppError('unavailable', 'Busy.', { retryable: true, retryAfterMs: 5_000 }))
    const busy = await server.request(PICTURE)
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    paint = works
    expect((await server.request(PICTURE)).status).toBe(200)
  })

  it('are painted for one address so many times a minute; what is kept costs nothing', async () => {
    const numbers = Array.from({ length: PAINTED_PLANETS_PER_ADDRESS.tries + 1 }, (_, number) => number + 10)
    const more = numbers.map((number) => buildTrendDetail(number))
    server.world.trends = numbers.map((number) => buildTrendRecord(number))
    for (const detail of more) server.world.details.set(detail.id, detail)
    server.invalidate()
    const statuses: number[] = []
    for (const detail of more) statuses.push((await server.request(planetPictureAddress(detail, 160))).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(PAINTED_PLANETS_PER_ADDRESS.tries)
    expect(statuses.at(-1)).toBe(429)
    const [first] = more
    if (first === undefined) throw new Error('there should be a trend')
    expect((await server.request(planetPictureAddress(first, 160))).status).toBe(200)
  })
})

it('keeps only so many cards waiting for their planets, and none for one that is painted', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const paint = async () => {
    await held
    return Buffer.from('picture')
  }
  // Of trends, clock and allowance only pages ask.
  const pictures = createPlanetPictures({ paint, headers: {} } as unknown as Parameters<typeof createPlanetPictures>[0])
  const cards = Array.from({ length: 7 }, (_, number) => pictures.paintForCard(buildTrendDetail(number + 1)))
  await expect(cards[6]).rejects.toMatchObject({ code: 'unavailable' })
  release()
  for (const card of cards.slice(0, 6)) expect(String(await card)).toBe('picture')
  expect(String(await pictures.paintForCard(trend))).toBe('picture')
})
