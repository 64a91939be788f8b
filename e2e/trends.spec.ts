import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'

test('keeps search, filters and order in the address, through a reload and back (TR-07, TR-08, OP-05)', async ({
  page,
  mode,
}) => {
  const { name, search, category } = featuredTrend(mode)
  await page.goto('/trends')
  await expect(page).toHaveTitle('Trends · Trendverse')
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText(/\d+ trends right now/)).toBeVisible()

  await page.getByLabel('Category').selectOption(category)
  await expect(page).toHaveURL(/[?&]category=/)
  await page.getByLabel('Show').selectOption('true')
  await expect(page).toHaveURL(/[?&]featured=true/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(name)
  await page.getByLabel('Sort by').selectOption('name')
  await expect(page).toHaveURL(/[?&]sort=name/)
  await page.getByRole('searchbox').fill(search)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByText('1 trend matches')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(search)
  await expect(page.getByLabel('Category')).toHaveValue(category)
  await expect(page.getByLabel('Show')).toHaveValue('true')
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect(page.getByText('1 trend matches')).toBeVisible()

  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]category=.*sort=name|[?&]sort=name.*category=/)
  await expect(page.getByText('1 trend matches')).toBeVisible()
})

test('shows one stage of life, orders by name, and turns pages that can be gone back from', async ({ page }) => {
  await page.goto('/trends')
  await page.getByLabel('Stage').selectOption('fading')
  await expect(page).toHaveURL(/[?&]lifecycle=fading/)
  await expect(page.getByText(/\d+ trends match/)).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.getByText('Fading', { exact: true })).toHaveCount(await cards.count())

  await page.goto('/trends?sort=name')
  const first = await cards.first().getByRole('heading').textContent()
  const names = await cards.getByRole('heading').allTextContents()
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(cards.first().getByRole('heading')).toHaveText(first ?? '')
})

test('says that nothing matches and leads back; ignores what no filter knows', async ({ page }) => {
  await page.goto('/trends?q=zzzz&category=Nothing&sort=%00&page=-3&lifecycle[]=x')
  await expect(page.getByText('No trends match your search.')).toBeVisible()
  await expect(page.getByText('0 trends match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all trends' }).click()
  await expect(page).toHaveURL(/\/trends$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(24)
})
