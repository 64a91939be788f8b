import { expect, test } from './harness/test'

test('does not call the starter catalogue news', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { name: 'No news yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All trends' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
