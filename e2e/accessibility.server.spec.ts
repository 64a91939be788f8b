import { featuredTrend } from './harness/catalogue'
import { checkAccessibility } from './harness/check-accessibility'
import { checkPage, checkThemes } from './harness/check-page'
import { NARROWEST } from './harness/check-widths'
import { onSmallDevice } from './harness/device'
import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

// The checker is foreign code; the policy that keeps it out is proved by every other journey.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

/** Beside those that are looked at elsewhere, too. */
const MORE = ['/games', '/play/trend-quiz', '/api/docs']

test('every page can be used by everybody, in either theme, and fits any window', async ({ page, mode }) => {
  for (const path of [...(await everyPage(page, mode)), ...MORE]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (path.includes('modal')) await expect(page.getByRole('dialog')).toBeVisible()
    await checkPage(page, path)
  }
})

test('what a page hides from somebody is found, on a phone and in either theme', async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  await page.goto('/about')
  // Beside what React answers for.
  await page.evaluate(() => {
    const faults = '<p style="background: #888; color: #777">Unreadable</p><img src="/share.jpg"><input type="text">'
    document.body.insertAdjacentHTML('afterbegin', faults)
  })
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme)
    const found = await checkAccessibility(page, theme).then(
      () => '',
      (error: unknown) => String(error),
    )
    for (const rule of ['color-contrast', 'image-alt', 'label']) expect(found, theme).toContain(`${rule}: `)
  }
})

test('the open menu can be used by everybody', async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  await page.goto('/trends')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await checkThemes(page, 'the open menu')
})

test('the universe, a planet and what it announces can be used by everybody', async ({ page, mode }) => {
  await onSmallDevice(page)
  await page.setViewportSize({ width: 900, height: 640 })
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible({ timeout: 45_000 })
  await checkAccessibility(page, 'the universe')
  const { name } = featuredTrend(mode)
  await page.getByRole('list', { name: 'Trends' }).getByRole('button').filter({ hasText: name }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name })
  await expect(panel).toBeFocused()
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/^(Link copied to clipboard!|Failed to copy link)$/)).toBeVisible()
  await checkAccessibility(page, 'a planet with a toast')
})
