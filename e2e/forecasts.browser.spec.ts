import { expect, test } from './harness/test'

test('without a server there is nothing to forecast, and the page says so', async ({ page }) => {
  await page.goto('/forecasts')
  await expect(page.getByRole('heading', { name: 'Forecasts need a server' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the numbers mean' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get these numbers as JSON' })).toHaveCount(0)
})
