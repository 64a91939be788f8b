import type { Page } from '@playwright/test'
import { featuredTrend } from './harness/catalogue'
import { onSmallDevice } from './harness/device'
import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

/** The page's own script, which the boot script asks for after the first paint. */
const PAGE_SCRIPT = /\/assets\/index-[\w-]+\.js$/

const FOOTER_SCRIPT = /\/assets\/footer-[\w-]+\.js$/

/** Opens a page, a script of which does not arrive before it is let through. */
async function openBeforeScript(page: Page, address: string, script: RegExp = PAGE_SCRIPT): Promise<() => void> {
  let letThrough = () => undefined as void
  const waited = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(script, async (route) => {
    await waited
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letThrough
}

/** React marks the elements it answers for. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = [...document.querySelectorAll('h1')].find((element) => element.checkVisibility())
    return heading !== undefined && Object.keys(heading).some((name) => name.startsWith('__react'))
  })
}

test('"Skip to content" leads into the view that shows, before the page is alive and after', async ({ page }) => {
  await onSmallDevice(page)
  await page.setViewportSize({ width: 900, height: 640 })
  const letThrough = await openBeforeScript(page, '/?view=3d')
  await expect(page.locator('.home-list')).toHaveCount(0)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  const main = page.getByRole('main')
  await skip.press('Enter')
  await expect(main).toBeFocused()
  await expect(main.getByRole('button', { name: 'List', exact: true })).toBeVisible()
  letThrough()
  await untilHydrated(page)
  await skip.press('Enter')
  await expect(main).toBeFocused()
  await main.getByRole('button', { name: 'List', exact: true }).click()
  await skip.press('Enter')
  await expect(main).toBeFocused()
  await expect(page.locator('.home-list').getByRole('main')).toHaveCount(1)
})

test('does what was pressed before the page was alive', async ({ page }) => {
  const letThrough = await openBeforeScript(page, '/?view=list')
  await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  await page.getByRole('button', { name: 'Featured Trends' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Featured Trends' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('opens the menu of a phone that was asked for early', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const letThrough = await openBeforeScript(page, '/trends')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('keeps and answers what was typed early, caret and focus included', async ({ page, mode }) => {
  const { name, search } = featuredTrend(mode)
  const letThrough = await openBeforeScript(page, '/?view=list')
  const box = page.getByRole('combobox', { name: 'Search trends' })
  await box.pressSequentially(search.slice(0, -1))
  const early = await box.elementHandle()
  letThrough()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(name)
  await expect(box).toBeFocused()
  await page.keyboard.type(search.slice(-1))
  await expect(box).toHaveValue(search)
  expect(await box.evaluate((now, before) => now === before, early)).toBe(true)
})

test('follows a choice that was made early', async ({ page }) => {
  const letThrough = await openBeforeScript(page, '/trends')
  await page.getByLabel('Sort by').selectOption('Name')
  await page.getByLabel('Category').selectOption('Gaming')
  letThrough()
  await expect(page).toHaveURL(/category=Gaming/)
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect(page.getByLabel('Category')).toHaveValue('Gaming')
})

test('answers a form at the end of the page that was sent before its code was there', async ({ page }) => {
  const letThrough = await openBeforeScript(page, '/about', FOOTER_SCRIPT)
  await untilHydrated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address for the newsletter').fill('reader@')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  letThrough()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await expect(footer.getByLabel('Email address for the newsletter')).toHaveValue('reader@')
})

test('scrolls on where a visitor was', async ({ page }) => {
  const letThrough = await openBeforeScript(page, '/trends')
  await expect(page.getByRole('article').nth(8)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 600))
  letThrough()
  await untilHydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test.describe('in a zone and theme the server does not know', () => {
  test.use({ timezoneId: 'Asia/Kolkata', colorScheme: 'light' })

  test('every page comes alive in the markup of the server', async ({ page, mode }) => {
    const addresses = await everyPage(page, mode)
    for (const address of [...addresses, '/?view=3d', '/?view=3d&modal=featured']) {
      const letThrough = await openBeforeScript(page, address)
      const heading = await page.locator('h1:visible').first().elementHandle()
      letThrough()
      await untilHydrated(page)
      expect(await heading?.evaluate((element) => element.isConnected), address).toBe(true)
      await page.unroute(PAGE_SCRIPT)
    }
  })
})
