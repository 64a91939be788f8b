import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'

test('tells what the place is, and leads on or back (HM-02, HM-03)', async ({ page }) => {
  await page.goto('/?view=list')
  const opener = page.getByRole('button', { name: 'Learn More' })
  await opener.click()
  const window = page.getByRole('dialog')
  await expect(window.getByRole('heading', { level: 3 })).toHaveText(['AI Quiz', 'Meme Creator', 'Mini Games'])
  await window.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(window).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await opener.click()
  await window.getByRole('link', { name: 'Explore Now' }).click()
  await expect(page).toHaveURL(/\/trends$/)
  await expect(window).toHaveCount(0)
})

test('shows three featured trends by number, each leading to its story (HM-04 to HM-06)', async ({ page, mode }) => {
  const { name } = featuredTrend(mode)
  await page.goto('/?view=list')
  await page.getByRole('button', { name: 'Featured Trends' }).click()
  const window = page.getByRole('dialog', { name: 'Featured Trends' })
  await expect(window.getByRole('listitem')).toHaveText([/^1/, /^2/, /^3/])
  await expect(window.getByText(/^Trends are updated every hour\. Last update: (just now|.+ ago)\.$/)).toBeVisible()
  await expect(window.getByRole('link', { name: 'View All Trends' })).toHaveAttribute('href', '/trends')
  await window.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore The Universe of Trends')
})
