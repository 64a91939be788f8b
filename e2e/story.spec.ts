import { featuredTrend } from './harness/catalogue'
import { expect, test } from './harness/test'

const UNKNOWN_ID = '01a1f918-0000-7000-8000-000000000000'

test('tells the story behind a card: name, stage, timeline, related trends, tags', async ({ page, mode }) => {
  const { name, search, category } = featuredTrend(mode)
  await page.goto(`/trends?q=${encodeURIComponent(search)}`)
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(`^${name}.* · Trendverse$`))
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(page.getByText('Momentum', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: category, exact: true }).first()).toHaveAttribute('href', /category=/)

  const related = page.getByRole('region', { name: 'Related trends' }).getByRole('link').first()
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('region', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/trends\?q=/)
})

test('says which trend it does not know, with the status of a missing page (OP-31)', async ({ page }) => {
  for (const path of [`/trends/${UNKNOWN_ID}`, '/trends/not-an-id', '/trends/%3Cscript%3E']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trend Not Found')
  }
  await page.getByRole('main').getByRole('link', { name: 'All trends' }).click()
  await expect(page).toHaveURL(/\/trends$/)
})
