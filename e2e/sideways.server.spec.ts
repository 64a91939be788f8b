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

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('no page scrolls sideways, and nothing in the description of the API scrolls by itself', async ({ page }) => {
    for (const path of [...PAGES, '/api/docs']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    const scrolling = await page.evaluate(
      () => [...document.querySelectorAll('pre')].filter((one) => one.scrollHeight > one.clientHeight + 1).length,
    )
    expect(scrolling).toBe(0)
  })
})

test.describe('on a phone whose text is set to 200 %', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('no page scrolls sideways', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
    }
  })
})
