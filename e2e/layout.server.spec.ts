import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

const WIDTHS = [375, 768, 1024, 1440] as const

test('no page is wider than its window', async ({ page, mode }) => {
  test.setTimeout(120_000)
  for (const path of await everyPage(page, mode)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(tooWide, `${path} at ${width}: pixels beyond the edge`).toBeLessThanOrEqual(0)
    }
  }
})
