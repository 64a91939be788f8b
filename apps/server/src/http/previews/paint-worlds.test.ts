import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewDrawer } from '../../infrastructure/drawing/preview-drawer'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import type { PaintPlanet } from '../planets/planet-pictures'
import { createPaintWorlds } from './paint-worlds'

const trend = buildTrendDetail(1, { sources: ['wikipedia'] })
const CARD = `/previews/trend/${trend.id}.jpg`
/** Where a card has its planet. */
const MIDDLE = { left: 915, top: 317, width: 10, height: 10 }
const green = sharp({ create: { width: 480, height: 480, channels: 4, background: '#00ff00' } })

async function isGreen(answer: Response): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .extract(MIDDLE)
    .toBuffer()
    .then((part) => sharp(part).stats())
  const [red, grass, blue] = channels.map(({ mean }) => mean)
  return (grass ?? 0) > 200 && (red ?? 255) < 60 && (blue ?? 255) < 60
}

describe('painted planets on cards', () => {
  let server: TestServer
  let asked: number[]
  let paint: PaintPlanet

  beforeEach(async () => {
    asked = []
    paint = () => green.clone().webp().toBuffer()
    server = await startTestServer(
      { trends: [buildTrendRecord(1)], details: new Map([[testUuid(1), trend]]) },
      {
        previewDrawer: createPreviewDrawer(() => ({ units: 100, layers: [] })),
        paintPlanet: (look, width) => {
          asked.push(width)
          return paint(look, width)
        },
      },
    )
  })
  afterEach(() => server.stop(0))

  it('are the pictures of the pages, painted once for both', async () => {
    const answer = await server.request(CARD)
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=3600/)
    expect(await isGreen(answer)).toBe(true)
    expect((await server.request(`/planets/${trend.id}-480.webp`)).status).toBe(200)
    expect(asked).toEqual([480])
  })

  it('are painted for the worlds of games as well', async () => {
    const answer = await server.request('/previews/game/trend-quiz.jpg')
    expect(await isGreen(answer)).toBe(true)
  })

  it('are drawn of shapes while the painter is busy, for a minute, and painted the next time', async () => {
    const works = paint
    paint = () => Promise.reject(new Error('busy'))
    const drawn = await server.request(CARD)
    expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(await isGreen(drawn)).toBe(false)
    paint = works
    expect(await isGreen(await server.request(CARD))).toBe(true)
  })
})

describe('createPaintWorlds', () => {
  const other = buildTrendDetail(2)

  it('waits two seconds, and takes all worlds of a card or none', async () => {
    vi.useFakeTimers()
    try {
      const paintWorlds = createPaintWorlds({
        paintForCard: ({ id }) => (id === other.id ? new Promise(() => undefined) : Promise.resolve(Buffer.from(id))),
      })
      expect(await paintWorlds([trend])).toEqual([Buffer.from(trend.id)])
      const settled = vi.fn<(painted: unknown) => void>()
      void paintWorlds([trend, other]).then(settled)
      await vi.advanceTimersByTimeAsync(1_999)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledWith(null)
    } finally {
      vi.useRealTimers()
    }
  })
})
