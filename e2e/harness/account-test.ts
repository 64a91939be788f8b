import { type AccountSite, startAccountSite } from './account-site'
import { withoutWebGl } from './device'
import { test as base, expect } from './test'

/**
 * The test function of journeys about people. They share one site, which reads no source; the universe is not drawn in
 * 3D, so that the home page, where so many of them end, is there at once, and the sky behind the forms rests, which software
 * would draw anew all the time. The other journeys are made with motion.
 */
export const test = base.extend<object, { readonly accountSite: AccountSite }>({
  accountSite: [
    async ({ mode: _ }, provide) => {
      const site = await startAccountSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 260_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
  site: [async ({ accountSite }, provide) => provide(accountSite), { scope: 'worker' }],
  page: async ({ page }, provide) => {
    await withoutWebGl(page)
    await provide(page)
  },
})

export { expect }
