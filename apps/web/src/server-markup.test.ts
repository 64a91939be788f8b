// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { createRouterClient } from '@orpc/server'
import { createMemoryHistory } from '@tanstack/react-router'
import { router as calls } from '@trendverse/application/router/router'
import { DEFAULT_PUBLIC_SETTINGS } from '@trendverse/domain/settings/public-settings'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { checkHtml } from '@trendverse/test-support/machines/check-html'
import {
  buildEvidence,
  buildNewsItem,
  buildTrendDetail,
  buildTrendRecord,
  testUuid,
} from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { createAppRouter } from './app/routes/router'
import { createServerServices } from './backend/server-services'
import { render } from './entry-server'

const HOSTILE = `</title></main><img src=x>"' & ]]> <dialog open>`
const AT = '2026-01-02T10:00:00.000Z'
const LIVE = {
  name: HOSTILE,
  description: HOSTILE,
  sources: ['hacker-news'],
  tags: [HOSTILE],
  sparkline: [0.1, 0.9, 0.4],
} as const

const world = createFakeWorld({
  trends: [
    ...Array.from({ length: 12 }, (_, index) => buildTrendRecord(index + 2)),
    buildTrendRecord(1, { ...LIVE, attention: 9, momentum: 3 }),
  ],
  details: new Map([
    ...starterTrendDetails().map((trend) => [trend.id, trend] as const),
    [
      testUuid(1),
      buildTrendDetail(1, {
        ...LIVE,
        evidence: [buildEvidence(AT, { title: HOSTILE, summary: HOSTILE, publisher: HOSTILE })],
        links: [{ title: HOSTILE, url: 'https://example.org/' }],
      }),
    ],
  ]),
  news: [buildNewsItem(1, AT), buildNewsItem(2, AT)],
})
const context = {
  ...portsOfWorld(world),
  origin: { bearerToken: null, network: 'pages', userAgent: '', guestId: null },
  about: { version: '1.2.3', startedAtMs: world.nowMs },
  isStopping: () => false,
}
const site = {
  backend: createRouterClient(calls, { context: () => context }),
  publicUrl: 'https://trends.example',
  settings: DEFAULT_PUBLIC_SETTINGS,
}

const CLASSIC = starterTrendDetails()[0]?.id ?? ''
/** What stands in the place of a parameter, one page for each. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  $trendId: [testUuid(1), CLASSIC, testUuid(999)],
  $gameId: ['trend-quiz', 'nothing'],
  '{-$page}': ['', 'login', 'users'],
}
const MORE = ['/?q=zzzz', '/trends?q=zzzz', '/trends?at=2026-01-02T10Z', '/nowhere']

/** Pages of every route there is. */
function everyAddress(): readonly string[] {
  const services = createServerServices({ ...site, homeList: null, onThisDay: null })
  const { routesByPath } = createAppRouter(createMemoryHistory(), services)
  const filled = Object.keys(routesByPath).flatMap((path) => {
    const parameter = path.split('/').find((part) => part.includes('$'))
    if (parameter === undefined) return [path]
    const values = PARAMETERS[parameter]
    if (values === undefined) throw new Error(`Nothing stands for ${parameter} of ${path}`)
    return values.map((value) => path.replace(parameter, value).replace(/(.)\/$/, '$1'))
  })
  return [...new Set([...filled, ...MORE])]
}

/** The home page is sent with both views, and so with two bars and two headlines; one view is removed before anybody sees it. */
const ON_HOME = ['unique-landmark', 'heading-level']

describe('what the server writes', () => {
  it.each(everyAddress())('is a document that a foreign checker finds nothing in: %s', async (path) => {
    const template = await readFile(new URL('../index.html', import.meta.url), 'utf8')
    const { head, html, data, redirectTo } = await render({ ...site, path, preview: null })
    expect(redirectTo).toBe(path === '/universe' ? '/' : undefined)
    if (redirectTo !== undefined) return
    const written = [head, html, data].reduce(
      (page, part, at) =>
        page.replace(['<!--page-head-->', '<!--page-html-->', '<!--page-data-->'][at] ?? '', () => part),
      template,
    )
    expect(written).toMatch(/<main|role="main"/)
    expect(await checkHtml(written, /^\/(?:\?|$)/.test(path) ? ON_HOME : [])).toEqual([])
  })
})
