import { onSmallDevice } from './harness/device'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

test('the bar leads to every section and marks where one is (HD-01)', async ({ page }) => {
  await page.goto('/about')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  for (const [name, path, title] of [
    ['Trends', '/trends', 'Trends · Trendverse'],
    ['News', '/news', 'News · Trendverse'],
    ['About', '/about', 'About · Trendverse'],
    ['Home', '/', 'Explore The Universe of Trends · Trendverse'],
  ] as const) {
    await sections.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page).toHaveTitle(title)
    await expect(sections.locator('[aria-current=page]')).toHaveText(name)
  }
})

test('the keyboard opens More, walks through it, and comes back', async ({ page }) => {
  await page.goto('/about')
  await untilHydrated(page)
  const more = page.getByRole('button', { name: 'More', exact: true })
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('list').getByRole('list').getByRole('link')
  await more.focus()
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect(links).toHaveText(['Quiz of the day', 'Memes', 'Forecasts', 'Galaxy'])
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(more).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/memes$/)
  await expect(links).toHaveCount(0)
})

test('More leads from the list of the home page to the galaxy', async ({ page }) => {
  await onSmallDevice(page)
  await page.goto('/?view=list')
  await untilHydrated(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Forecasts' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Galaxy', exact: true }).click()
  await expect(page).toHaveURL(/view=galaxy$/)
  await expect(page.locator('html')).toHaveAttribute('data-view', 'universe')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the keyboard finds the content first', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('day and night are one press apart, and stay chosen', async ({ page }) => {
  await page.goto('/trends')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a choice holds against the system', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Switch between dark and light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the menu keeps the focus inside, closes on Escape, and leads on (HD-02)', async ({ page }) => {
    await page.goto('/trends')
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      // The browser's own bar takes its turn; the page behind the menu never does.
      const isBehind = await page.evaluate(() =>
        document.activeElement?.matches(':is(main, header, footer) :not(dialog, dialog *)'),
      )
      expect(isBehind).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    for (const name of ['Quiz of the day', 'Memes', 'Forecasts', 'Galaxy']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('main', { name: /^About/ })).toBeFocused()
  })
})

test('a script that is lost costs its part alone, and can be tried again', async ({ page, complaints }) => {
  const drawer = '**/menu-drawer*.js'
  await page.route(drawer, (route) => route.abort())
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const line = page.getByRole('alert').filter({ hasText: 'This part didn’t load.' })
  await expect(line).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(drawer)
  await line.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('menu-drawer')])
})

test('says how it is encoded where readers look, and disables no link', async ({ page }) => {
  const response = await page.request.get('/trends')
  const html = await response.text()
  expect(html.indexOf('<meta charset="utf-8">')).toBeGreaterThan(0)
  expect(html.indexOf('<meta charset="utf-8">')).toBeLessThan(1_024)
  expect(html.match(/<a [^>]*\bdisabled=/g)).toBeNull()
  expect(html).toContain('aria-label="Pages"')
})
