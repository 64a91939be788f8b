import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourText } from '@trendverse/domain/galaxy/hour-text'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { composition, sampleTrend } from '@trendverse/storage/contract-tests/samples'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { storageOfWorld } from '@trendverse/test-support/trends/fake-world'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPreviewDrawer } from '../../infrastructure/drawing/preview-drawer'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { DRAWN_PREVIEWS_PER_ADDRESS } from '../guard/rate-limits'
import { HOUR_CACHE, type PreviewDrawer } from './preview-pictures'

/** As a network that looks at a link asks: without cookies, without scripts. */
const CRAWLER = { headers: { 'user-agent': 'facebookexternalhit/1.1', accept: '*/*' } }
const HOSTILE = '</title><script>alert(1)</script>'
/** How far back the site remembers. */
const PAST_HOURS = 400

describe('preview cards of hours', () => {
  let server: TestServer
  let folder: string
  let drawn: string[]

  const start = (draw?: () => Promise<Buffer>) => {
    const real = createPreviewDrawer(() => ({ units: 100, layers: [] }))
    const previewDrawer: PreviewDrawer = {
      ...real,
      draw: async (card) => {
        drawn.push(card.title)
        return Buffer.from([0xff, 0xd8])
      },
      drawHour: (card, known) => {
        drawn.push(hourText(known.hour))
        return draw === undefined ? real.drawHour(card, known) : draw()
      },
    }
    return startTestServer(
      { trends: [buildTrendRecord(1)], details: new Map([[testUuid(1), buildTrendDetail(1)]]) },
      {
        previewDrawer,
        web: {
          clientDir: folder,
          template: '<!--page-head-->',
          render: async ({ preview }) => ({ status: 200, head: JSON.stringify(preview), html: '', data: '' }),
          pageAddress: (path) => path,
        },
      },
    )
  }
  const hourAgo = (hours: number): string => hourText(hourOf(server.world.nowMs) - hours)
  const pictureAt = (at: string, init: RequestInit = CRAWLER) =>
    server.request(`/previews/hour/${at.toLowerCase()}.jpg`, init)
  /** What a page was given to tell of itself. */
  const previewOf = async (page: string) => JSON.parse(await (await server.request(page, CRAWLER)).text())
  const remember = async (names: readonly string[]) => {
    const trends = names.map((name, n) =>
      sampleTrend(n + 20, { name, status: 'archived', lifecycle: 'dormant', category: 'Science' }),
    )
    await storageOfWorld(server.world).composition.saveComposition(
      composition({
        trends,
        lives: trends.map(({ id }, n) => {
          const bornHour = hourOf(server.world.nowMs) - PAST_HOURS + 10 * n
          const life = { bornHour, peakHour: bornHour, lastHour: bornHour + 9, reach: 120 - n, family: n }
          return { trendId: id, life }
        }),
      }),
    )
    server.invalidate()
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trendverse-hours-'))
    drawn = []
    server = await start()
    await remember(['Glass harbour', HOSTILE.repeat(20)])
  })
  afterEach(async () => {
    await server.stop(0)
    await rm(folder, { recursive: true })
  })

  it.each([
    ['the galaxy', (at: string) => `/?view=galaxy&at=${at}`],
    ['the list', (at: string) => `/trends?at=${at}`],
  ])('say of %s of an hour when it was and what burnt brightest, with a picture of it', async (_what, pageOf) => {
    const at = hourAgo(PAST_HOURS)
    const page = pageOf(at)
    const preview = await previewOf(`${page}&look=0_0_0_9_0_1`)
    expect(preview).toMatchObject({
      title: expect.stringMatching(/^Trends as of \d\d:00 UTC on \d{1,2} \w+ \d{4}$/),
      description: 'Brightest: Glass harbour. By then, we’d seen 1 trend.',
      query: page.slice(page.indexOf('?')),
      picture: {
        path: expect.stringMatching(new RegExp(`^/previews/hour/${at.toLowerCase()}\\.jpg\\?v=\\w+$`)),
        alt: expect.stringContaining('Brightest: Glass harbour'),
      },
    })
    const answer = await server.request(preview.picture.path, CRAWLER)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('take names for data, endless ones too', async () => {
    const { title, description } = await previewOf(`/?view=galaxy&at=${hourAgo(PAST_HOURS - 10)}`)
    expect(title).not.toContain('<')
    expect(description).toContain('</title><script>')
    expect(description.length).toBeLessThan(200)
    expect((await pictureAt(hourAgo(PAST_HOURS - 10))).status).toBe(200)
  })

  it('are of hours between the first evidence and now alone: any other is an ordinary page without a picture', async () => {
    const ordinary = await previewOf('/')
    expect(ordinary.picture).toBeNull()
    for (const at of [hourAgo(PAST_HOURS + 1), hourAgo(-1), '2026-13-45T99Z', 'constructor', '']) {
      expect([at, await previewOf(`/?view=galaxy&at=${at}`)]).toEqual([at, ordinary])
      expect([at, await previewOf(`/trends?at=${at}`)]).toEqual([at, null])
      expect([at, (await pictureAt(at)).status]).toEqual([at, 404])
    }
    expect(await previewOf(`/?at=${hourAgo(3)}`)).toEqual(ordinary)
    expect(drawn).toEqual([])
    expect((await pictureAt(hourAgo(0))).status).toBe(200)
  })

  it('are drawn once, and again when trends change', async () => {
    const at = hourAgo(PAST_HOURS)
    const etag = (await pictureAt(at)).headers.get('etag') ?? ''
    const again = await pictureAt(at, { headers: { 'if-none-match': etag } })
    expect([again.status, drawn]).toEqual([304, [at]])
    const { path } = (await previewOf(`/trends?at=${at}`)).picture
    await remember(['Paper harbour'])
    expect((await previewOf(`/trends?at=${at}`)).picture.path).not.toBe(path)
    const changed = await pictureAt(at, { headers: { 'if-none-match': etag } })
    expect([changed.status, drawn]).toEqual([200, [at, at]])
  })

  it('are drawn for one address as often as is allowed', async () => {
    await server.stop(0)
    server = await start(async () => Buffer.from([0xff, 0xd8]))
    await remember(['Glass harbour'])
    for (let hours = 0; hours < DRAWN_PREVIEWS_PER_ADDRESS.tries; hours += 1) {
      expect((await pictureAt(hourAgo(hours))).status).toBe(200)
    }
    const refused = await pictureAt(hourAgo(DRAWN_PREVIEWS_PER_ADDRESS.tries))
    expect(refused.status).toBe(429)
    expect((await pictureAt(hourAgo(DRAWN_PREVIEWS_PER_ADDRESS.tries - 1))).status).toBe(200)
  })

  it('fill no more than their own share of memory, and push no card of a trend out of its', async () => {
    await server.stop(0)
    server = await start(async () => Buffer.alloc(HOUR_CACHE.maxBytes / 4))
    await remember(['Glass harbour'])
    const trend = `/previews/trend/${testUuid(1)}.jpg`
    await server.request(trend, CRAWLER)
    for (const hours of [1, 2, 3, 4, 1, 5, 1, 2]) await pictureAt(hourAgo(hours), { method: 'HEAD' })
    await server.request(trend, CRAWLER)
    expect(drawn).toEqual(['Trend 1', ...[1, 2, 3, 4, 5, 2].map(hourAgo)])
  })
})
