import { featuredTrend } from './harness/catalogue'
import { withoutWebGl } from './harness/device'
import { expect, test } from './harness/test'

const NO_3D = '3D experience unavailable - showing trends in list view'

test('starts with the list where graphics are drawn in software, and offers 3D (LV-01, LV-03)', async ({
  page,
  mode,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Explore The Universe of Trends · Trendverse')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore The Universe of Trends')
  await expect(page.getByText(NO_3D)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Planets', exact: true })).toBeVisible()

  const line =
    mode === 'server'
      ? /^\d+ stories people are talking about right now\. Updated /
      : /^\d+ trends that made history\.$/
  await expect(page.getByRole('main').getByText(line)).toBeVisible()

  const { name } = featuredTrend(mode)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(card.getByText('Featured', { exact: true })).toBeVisible()
  // What sources counted, or the years of a classic; and what visitors made of it, however few there were.
  await expect(
    card.getByText(mode === 'server' ? /its usual count|an hour|From |Reported by/ : /^Classic · \d{4}/).first(),
  ).toBeVisible()
  await expect(card.getByText(/^\d+ views? here$/)).toBeVisible()
  await expect(card.getByText(/^\d+ interactions?$/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(17)

  await card.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/trends\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('has one number one: the home page and its planet on phones go by the order of the list, and say which (OP-28)', async ({
  page,
  mode,
}) => {
  const headings = page.getByRole('article').getByRole('heading')
  const order = mode === 'server' ? /most talked about first/i : /classics, one category after another/i
  await page.goto('/trends')
  await expect(headings).toHaveCount(24)
  await expect(page.getByRole('main').getByText(order)).toBeVisible()
  const names = (await headings.allTextContents()).slice(0, 8)
  await page.goto('/?view=list')
  await expect(headings).toHaveText(names)
  await expect(page.getByRole('main').getByText(order)).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('region', { name: 'Number 1' })).toContainText(names[0] ?? '')
})

test('shows the list at once where there is no WebGL, says so, and offers no 3D (HM-13, LV-02)', async ({ page }) => {
  await withoutWebGl(page)
  await page.goto('/?view=3d')
  await expect(page.getByText(NO_3D)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Planets', exact: true })).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('narrows the cards by a search that rests, keeps it in the address, and leads on (HM-10)', async ({
  page,
  mode,
}) => {
  const { name, search } = featuredTrend(mode)
  await page.goto('/?view=list')
  const box = page.getByRole('combobox', { name: 'Search trends' })
  await box.fill(search)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(name)
  const results = page.locator('.search-results')
  await expect(results.getByRole('status')).toHaveText('1 trend found')
  await expect(results.getByRole('option', { name })).toHaveAttribute('href', /\/trends\/[0-9a-f-]{36}$/)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(box).toHaveValue(search)

  await box.fill('zzzz nothing like it')
  await expect(page.getByText('No trends match your search.')).toBeVisible()
  await page.getByRole('link', { name: 'Search all trends' }).click()
  await expect(page).toHaveURL(/\/trends\?q=zzzz/)
})

test('keeps working when the storage holds rubbish (ST-06)', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['trends_cache', 'view', 'theme', 'viewed_trends']) {
      window.localStorage.setItem(`trendverse_${key}`, '{"version":1,"trends":[null,{"id":7}],')
    }
  })
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.goto('/trends')
  await expect(page.getByRole('article').first()).toBeVisible()
})
