import { expect, test } from './harness/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from the trends to an hour, says how each went on, and to other hours by links and a form', async ({
    page,
  }) => {
    await page.goto('/trends')
    await page.getByRole('link', { name: 'go back in time' }).click()
    await expect(page).toHaveURL(/\/trends\?at=\d{4}-\d\d-\d\dT\d\dZ$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trends at \d\d:00 on \d{1,2} \w{3} \d{4}$/)
    await expect(page).toHaveTitle(/^Trends at \d\d:00 on .* · Trendverse$/)
    const rows = page.getByRole('article')
    await expect(rows.first()).toContainText(/At its peak/)
    await expect(rows.first()).toContainText(
      /What happened: This was its peak(: (about|fewer than) .* people)?\. It’s still going\./,
    )

    await rows.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/trends\/[\da-f-]{36}$/)
    await page.goBack()

    const field = page.getByLabel('Hour (UTC)')
    const earliest = (await field.getAttribute('min')) ?? ''
    await field.fill(earliest)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(new RegExp(`at=${earliest.slice(0, 13)}`))
    await expect(rows.first()).toBeVisible()
    await page.goto('/trends?at=2021-05-06T07:00')
    await expect(page.getByText(/^Our first trend is from \d\d:00 on/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'See this hour in the galaxy' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to the first recorded hour' }).click()
    await expect(page).toHaveURL(new RegExp(`at=${earliest.slice(0, 13)}Z$`))
    await expect(rows.first()).toBeVisible()
    await page.goto('/trends?at=2099-01-01T00Z')
    await expect(page.getByText('This hour hasn’t happened yet.')).toBeVisible()
    await page.getByRole('link', { name: 'See what’s trending now' }).click()
    await expect(page).toHaveURL(/\/trends$/)
  })
})

test('goes to an hour and back without a new page, and takes an hour there cannot be for now', async ({ page }) => {
  await page.goto('/trends')
  await page.getByRole('link', { name: 'go back in time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trends at /)
  await expect(page.getByText(/What happened:/)).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Back to now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trends')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trends at /)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trends at /)
  await page.goto('/trends?at=2026-13-45T99Z')
  await expect(page).toHaveURL(/\/trends$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trends')
})
