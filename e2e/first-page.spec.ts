import { expect, test } from './harness/test'

test('the list of trends opens, and shows the starter catalogue where nothing else is known', async ({ page }) => {
  await page.goto('/trends')
  await expect(page).toHaveTitle(/Trends/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Wordle').first()).toBeVisible()
})

test.describe('where the system is light', () => {
  test.use({ colorScheme: 'light' })

  test('the page is light before any of it is there, and follows the system (OP-96)', async ({ page }) => {
    await page.addInitScript(() => {
      const themes: unknown[] = []
      Object.assign(globalThis, { themes })
      new MutationObserver(() => {
        const theme = document.body === null ? null : document.documentElement.dataset.theme
        if (theme !== null && theme !== themes.at(-1)) themes.push(theme)
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    const themes = () => page.evaluate(() => (globalThis as { themes?: unknown }).themes)
    for (const address of ['/trends', '/about']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await themes(), address).toEqual(['light'])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => window.localStorage.getItem('trendverse_theme'))).toBeNull()
  })
})
