import { expect, test } from './harness/test'

const PAGES = [
  '/',
  '/trends',
  '/news',
  '/games',
  '/memes',
  '/forecasts',
  '/about',
  '/quiz/today',
  '/contact',
  '/signup',
]

test.use({ viewport: { width: 375, height: 812 } })

test('no page scrolls sideways on a phone whose text is set to 200 %', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
  }
})
