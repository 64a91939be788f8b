import { checkAccessibility } from './harness/check-accessibility'
import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

// The checker is foreign code; the policy that keeps it out is proved by every other journey.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

for (const theme of ['dark', 'light'] as const) {
  test(`every page can be used by everybody, ${theme}, on a desktop and on a phone`, async ({ page, mode }) => {
    await page.addInitScript((chosen) => window.localStorage.setItem('trendverse_theme', chosen), theme)
    for (const path of await everyPage(page, mode)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (path.includes('modal')) await expect(page.getByRole('dialog')).toBeVisible()
      await checkAccessibility(page, `${path} at 1440`)
      await page.setViewportSize({ width: 375, height: 740 })
      await checkAccessibility(page, `${path} at 375`)
    }
  })
}
