// @vitest-environment node
import type { Backend } from '@trendverse/contract/contract'
import type { PagePreview } from '@trendverse/domain/previews/page-preview'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEFAULT_PUBLIC_SETTINGS } from '@trendverse/domain/settings/public-settings'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OnThisDay } from './backend/trends/on-this-day'
import { planetLayers, render } from './entry-server'

/** The first trend's, which another one became part of. */
const MERGED_ID = testUuid(7)
const HOSTILE = '</script><img src=x onerror=alert(1)>"\''

const NO_OTHER_DAYS = async (): Promise<OnThisDay> => ({ data: [], nowAt: '2026-11-27T09Z' })

const PAST = {
  category: 'Science',
  color: '#00ffff',
  sources: ['hacker-news'],
  lifecycle: 'fading',
  people: 900,
} as const

function backendWith(trends: readonly TrendDetail[], onThisDay = NO_OTHER_DAYS): Backend {
  const answer = {
    data: trends,
    total: trends.length,
    liveTotal: 0,
    newTotal: 0,
    page: 1,
    pageSize: 100,
    trendsUpdatedAt: null,
  }
  const get = ({ id }: { id: string }) => {
    const data = trends.find((trend) => trend.id === (id === MERGED_ID ? testUuid(1) : id))
    return data ? Promise.resolve({ data }) : Promise.reject(new AppError('trend_not_found', 'Trend Not Found'))
  }
  // Only what these pages call.
  return { trends: { listCurrent: () => Promise.resolve(answer), get }, universe: { onThisDay } } as unknown as Backend
}

const page = (
  path: string,
  trends: readonly TrendDetail[] = [buildTrendDetail(1), buildTrendDetail(2)],
  preview: PagePreview | null = null,
  onThisDay?: () => Promise<OnThisDay>,
) =>
  render({
    path,
    backend: backendWith(trends, onThisDay),
    publicUrl: 'https://example.org',
    settings: DEFAULT_PUBLIC_SETTINGS,
    preview,
  })

describe('render', () => {
  it('writes the home page with both of its views and its data', async () => {
    const { status, html, data, head } = await page('/')
    expect(status).toBe(200)
    expect(html).toContain('home-universe')
    expect(html).toContain('home-list')
    expect(html.match(/<main|role="main"/g)).toHaveLength(1)
    expect(html.match(/ id="main"/g)).toHaveLength(1)
    expect(html).toContain('Loading 3D Universe...')
    expect(html.match(/that made history/g)).toHaveLength(3)
    expect(html).toContain('Trend 1')
    expect(data).toContain('"home-list"')
    expect(head).toContain('<title>Explore The Universe of Trends · Trendverse</title>')
  })

  it('writes what burnt brightest on other days into the home page, and does without where that cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 9, 20) })
    onTestFinished(() => void vi.useRealTimers())
    const trends = [{ ...PAST, id: testUuid(9), name: HOSTILE }]
    const told = { nowAt: '2026-11-27T09Z', data: [{ ago: 'year' as const, at: '2025-11-27T09Z', trends }] }
    const { html, data } = await page('/', undefined, null, async () => told)
    expect(html).toContain('One year ago')
    expect(html).toContain('href="/trends?at=2025-11-27T09Z"')
    expect(html).not.toContain('<img src=x')
    expect(data).toContain('"on-this-day"')
    expect(data.match(/<\/script>/g)).toHaveLength(1)

    const without = await page('/', undefined, null, () => Promise.reject(new Error('the database is gone')))
    expect([without.status, without.data.includes('on-this-day')]).toEqual([200, false])
    expect(without.html).toContain('Trend 1')
    expect((await page('/')).html).not.toContain('On this day')
  })

  it('sends /universe home for good (RT-05)', async () => {
    expect(await page('/universe')).toMatchObject({ status: 308, redirectTo: '/' })
  })

  it.each(['trends', 'quiz', 'meme'])(
    'sends visitors of a merged trend on for good, from /%s with its query',
    async (kind) => {
      const query = `?${kind === 'quiz' ? 'r' : 'm'}=${testUuid(3)}`
      const { status, redirectTo, html } = await page(`/${kind}/${MERGED_ID}${kind === 'trends' ? '' : query}`)
      expect([status, html]).toEqual([301, ''])
      expect(redirectTo).toBe(`/${kind}/${testUuid(1)}${kind === 'trends' ? '' : query}`)
    },
  )

  it('answers 404 for unknown addresses, ids and things that are no ids', async () => {
    expect(await page('/nowhere')).toMatchObject({ status: 404 })
    expect((await page('/nowhere')).html).toContain('Page Not Found')
    expect((await page(`/trends/${testUuid(99)}`)).status).toBe(404)
    const notAnId = await page('/trends/%3Cscript%3E')
    expect(notAnId.status).toBe(404)
    expect(notAnId.html).toContain('Trend Not Found')
  })

  it('writes the story of a trend with its own title', async () => {
    const { status, head, data } = await page(`/trends/${testUuid(1)}`)
    expect(status).toBe(200)
    expect(head).toContain('<title>Trend 1 · Trendverse</title>')
    expect(head).toContain(`href="https://example.org/trends/${testUuid(1)}"`)
    expect(data).toContain(`trend:${testUuid(1)}`)
  })

  it('lets no text from outside become markup', async () => {
    const hostile = buildTrendDetail(1, { name: HOSTILE, description: HOSTILE })
    for (const path of ['/', '/trends', `/trends/${hostile.id}`, `/trends?q=${encodeURIComponent(HOSTILE)}`]) {
      const { head, html, data } = await page(path, [hostile])
      expect(html + head).not.toContain('<img src=x')
      expect(data.match(/<\/script>/g)).toHaveLength(1)
    }
  })

  it('gives a page that is there its own preview, and none to one that is not', async () => {
    const preview = {
      title: null,
      description: null,
      query: '',
      picture: { path: '/previews/trend/1.jpg', alt: 'A planet' },
      structuredData: null,
    }
    const head = async (path: string) => (await page(path, [buildTrendDetail(1)], preview)).head
    expect(await head(`/trends/${testUuid(1)}`)).toContain('content="https://example.org/previews/trend/1.jpg"')
    expect(await head(`/trends/${testUuid(99)}`)).toContain('content="https://example.org/share.jpg"')
  })

  it('gives pictures of a planet the shapes of its portraits, the same every time and of numbers alone', () => {
    for (const id of [1, 2, 3]) {
      const { units, layers } = planetLayers(buildTrendDetail(id, { name: HOSTILE, color: HOSTILE }))
      expect(layers.length).toBeGreaterThan(1)
      for (const { path, color } of layers) {
        expect(path).toMatch(/^[Mqz\d -]+$/)
        expect(color).toMatch(/^#[0-9a-f]{6}$/i)
      }
      const starts = layers.flatMap(({ path }) => [...path.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)))
      expect(Math.max(...starts)).toBeGreaterThan(units / 2)
      expect(planetLayers(buildTrendDetail(id)).layers).toEqual(layers)
    }
  })

  it('says so when there are no trends at all (LV-04, LV-05)', async () => {
    const { html } = await page('/', [])
    expect(html).toContain('Universe is Empty')
    expect(html).toContain('No trends are currently available. Please check back later!')
    for (const way of ['All Trends', 'href="/games"', 'href="/about"']) expect(html).toContain(way)
  })

  it('writes no inline script', async () => {
    for (const path of ['/', '/trends', '/about']) {
      const { html, head, data } = await page(path)
      expect(html + head).not.toMatch(/<script/i)
      expect(data).toMatch(/^<script type="application\/json"/)
      expect(html).not.toMatch(/ on[a-z]+=/i)
    }
  })
})
