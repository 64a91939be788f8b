import type { Journey } from '../games-fixtures/play-page/play-page'
import { type FrameSite, startFrameSite } from './frame-site'
import { test as base, expect } from './test'

/** The test function of journeys about the frames of games: a site of its own, with a page that only plays. */
export const test = base.extend<object, { readonly frameSite: FrameSite }>({
  frameSite: [
    async ({ mode: _ }, provide) => {
      const site = await startFrameSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ frameSite }, provide) => provide(frameSite.url),
})

export { expect }

/** What the page that only plays knows of its journey. */
export type PageOfJourney = Window & typeof globalThis & { readonly journey: Journey }
