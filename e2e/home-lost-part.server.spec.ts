import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

const STRIP = '**/assets/planet-strip-*.js'
const LOST = 'This part didn’t load.'

async function openWithoutStrip(page: Page): Promise<void> {
  await page.route(STRIP, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/planet-strip-'))
  await page.goto('/?view=list')
  await lost
  await untilHydrated(page)
}

test('a lost script of a part that a wide window does not show costs nothing, and nothing is said of it', async ({
  page,
  complaints,
}) => {
  await openWithoutStrip(page)
  await expect(page.getByText(LOST)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(17)
  // The browser reports what it did not get.
  complaints.length = 0
})

test('a lost script costs its own part of a phone’s page, which offers another try', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openWithoutStrip(page)
  await expect(page.getByRole('alert')).toHaveText(`${LOST} Try again`)
  await expect(page.getByRole('region', { name: 'Number 1' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.unroute(STRIP)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'More planets' }).getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})
