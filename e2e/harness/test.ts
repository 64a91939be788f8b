import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test'
import type { RunningSources } from '@trendverse/test-support/replay-server'
import { startSampleSources } from '@trendverse/test-support/sample-sources'
import { type Site, startSite } from './start-site'
import { waitForTrends } from './wait-for-trends'

export type SiteOptions = {
  /** `server`: the server answers. `browser`: no call of the API gets through, so the device runs the use cases. */
  readonly mode: 'server' | 'browser'
}

type TestFixtures = {
  /** What the page complained about; a journey that expects complaints empties it before it ends. */
  readonly complaints: string[]
}

type WorkerFixtures = SiteOptions & {
  /** All public sources, played with our own stories. */
  readonly sources: RunningSources
  /** `server` mode: a site with live trends from the sources. `browser` mode: one that only knows the starter catalogue. */
  readonly site: Site
}

/**
 * A page goes on without a server that needs more than 1.5 s for its first answer. On a busy machine that would make another
 * journey of this one, so that here it waits longer; a server that is gone is noticed at once all the same.
 */
const FIRST_ANSWER_LIMIT_MS = 20_000

async function withPatience(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript((ms) => {
    Object.assign(globalThis, { firstAnswerLimitMs: ms })
  }, FIRST_ANSWER_LIMIT_MS)
  return context
}

function withPatientContexts(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => withPatience(await newContext(options))
  return browser
}

/** Requests that fail on purpose are reported by the browser itself, in words that name the network. */
const NETWORK = /net::ERR_|Failed to load resource/

/** The test function of every journey: a running site, in the mode of the project, and a page that must not complain. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [async ({ browser }, provide) => provide(withPatientContexts(browser)), { scope: 'worker' }],
  mode: ['server', { scope: 'worker', option: true }],
  sources: [
    async ({ mode: _ }, provide) => {
      const sources = await startSampleSources()
      await provide(sources)
      await sources.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mode, sources }, provide) => {
      const site = await startSite(mode === 'server' ? sources.env : {})
      await waitForTrends(site)
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 260_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  // What a service worker answers never reaches the routes of a journey; the journeys about it allow it.
  serviceWorkers: 'block',
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.text().startsWith('THREE.')
        if (isComplaint && !NETWORK.test(message.text())) complaints.push(message.text())
      })
      await provide(complaints)
      expect(complaints, 'the page complained on its console').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, mode }, provide) => {
    if (mode === 'browser') await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await provide(page)
  },
})

export { expect }
