import { expect, type Page } from '@playwright/test'

/**
 * The page's own script runs: links are followed without asking the server for a page. Only for journeys whose point
 * lies behind that; a visitor need not wait, and a link followed earlier opens the page as the server writes it.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'earlyInput' in window)).toBe(false)
}
