import { expect, type Page } from '@playwright/test'
import { stopPainting } from './device'

/** Software draws the planets and the galaxy; how long that takes says nothing about the product. */
export const READY = { timeout: 45_000 }

export const galaxy = (page: Page) => page.getByRole('region', { name: 'Galaxy of trends' })
export const stars = (page: Page) => page.getByRole('list', { name: 'Stars in view' }).getByRole('button')
export const hour = (page: Page) => page.getByRole('slider', { name: 'Hour shown' })

/** What the address says of the galaxy: `look`, `at`, `trend` or `view`. */
export const told = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

/** The galaxy was drawn once, which is enough, and the address says from where it is seen. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(galaxy(page)).toHaveAttribute('data-drawn', 'true', READY)
  await stopPainting(page)
  await expect.poll(() => told(page, 'look'), READY).not.toBeNull()
}
