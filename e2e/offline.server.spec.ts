import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

const TREND = featuredTrend('server')
const API = '**/api/**'
/** More than the first cards of a page make. */
const WHOLE_LIST_CHARACTERS = 20_000
const onDevice = (page: Page) => page.getByText('On this device', { exact: true })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true })

/** The page has read its list from the server and kept it (TR-05). */
async function waitForCache(page: Page): Promise<void> {
  const length = () => page.evaluate(() => window.localStorage.getItem('trendverse_trends_cache')?.length ?? 0)
  await expect.poll(length).toBeGreaterThan(WHOLE_LIST_CHARACTERS)
}

test('goes on from what the device kept when the server goes, and back to the server by itself (OP-09, ER-04)', async ({
  page,
}) => {
  await page.goto('/?view=list')
  await waitForCache(page)
  await page.route(API, (route) => route.abort('connectionrefused'))

  await section(page, 'Trends').click()
  await page.getByLabel('Category').selectOption(TREND.category)
  await expect(page.getByRole('article').first()).toContainText(TREND.name)
  await expect(onDevice(page)).toBeVisible()
  await page.getByRole('link', { name: TREND.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TREND.name)
  await expect(page.getByRole('main').getByText('We can’t reach the server')).toBeVisible()
  await section(page, 'Home').click()
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.unroute(API)
  const health = page.waitForResponse('**/api/health')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect((await health).status()).toBe(200)
  // In the middle of a screen nothing changes; between screens the server takes over.
  await expect(onDevice(page)).toBeVisible()
  await section(page, 'About').click()
  await expect(onDevice(page)).toHaveCount(0)
  await section(page, 'Trends').click()
  await page.getByRole('link', { name: TREND.name, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeVisible()
})

test('a story that was read stays readable when the server goes', async ({ page }) => {
  await page.goto(`/trends?q=${encodeURIComponent(TREND.search)}`)
  await untilHydrated(page)
  await page.getByRole('link', { name: TREND.name, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  await section(page, 'Home').click()
  await waitForCache(page)
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'out of order' }))
  await section(page, 'Trends').click()
  await page.getByLabel('Sort by').selectOption('newest')
  await expect(onDevice(page)).toBeVisible()
  await page.getByRole('searchbox').fill(TREND.search)
  await page.getByRole('link', { name: TREND.name, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeVisible()
})

test('reads the list again when somebody changed a trend (TR-10)', async ({ page }) => {
  await page.goto('/?view=list')
  await waitForCache(page)
  const read = page.waitForRequest(/\/api\/trends\/current/)
  await page.evaluate(() => window.dispatchEvent(new Event('trendsUpdated')))
  await read
})
