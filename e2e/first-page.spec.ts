import { expect, test } from './harness/test'

test('the list of trends opens, and shows the starter catalogue where nothing else is known', async ({ page }) => {
  await page.goto('/trends')
  await expect(page).toHaveTitle(/Trends/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Wordle').first()).toBeVisible()
})
