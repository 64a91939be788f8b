import { test as base, expect } from '@playwright/test'
import { type Site, startSite } from './start-site'

export type SiteOptions = {
  /** `server`: the server answers. `browser`: no call of the API gets through, so the device runs the use cases. */
  readonly mode: 'server' | 'browser'
}

type TestFixtures = {
  /** What the page complained about; a journey that expects complaints empties it before it ends. */
  readonly complaints: string[]
}

/** Requests that fail on purpose are reported by the browser itself, in words that name the network. */
const NETWORK = /net::ERR_|Failed to load resource/

/** The test function of every journey: a running site, in the mode of the project, and a page that must not complain. */
export const test = base.extend<TestFixtures, SiteOptions & { readonly site: Site }>({
  mode: ['server', { scope: 'worker', option: true }],
  site: [
    async ({ mode: _ }, provide) => {
      const site = await startSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK.test(message.text())) complaints.push(message.text())
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
