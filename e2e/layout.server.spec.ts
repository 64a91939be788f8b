import { checkWidths } from './harness/check-widths'
import { everyPage } from './harness/every-page'
import { expect, test } from './harness/test'

test('no page is wider than its window', async ({ page, mode }) => {
  test.setTimeout(120_000)
  for (const path of await everyPage(page, mode)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await checkWidths(page, path)
  }
})
