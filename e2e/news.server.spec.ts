import { expect, test } from './harness/test'

test('shows a column per source, each headline with its trend, and keeps the choice of a stream', async ({ page }) => {
  await page.goto('/news')
  await expect(page).toHaveTitle('News · Trendverse')
  const column = page.getByRole('region', { name: 'Wikipedia' })
  await expect(column.getByRole('article').first()).toContainText('views')
  await expect(page.getByRole('region', { name: 'Hacker News' }).getByRole('article').first()).toContainText('points')
  await expect(page.getByRole('button', { name: 'Load older' })).toBeHidden()

  await page.getByRole('button', { name: 'Latest' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  await expect(column).toBeHidden()
  await page.getByRole('button', { name: 'By source' }).click()
  await column.getByRole('link', { name: 'More from Wikipedia' }).click()
  await expect(page).toHaveURL(/\/news\?source=wikipedia$/)
  await expect(page.getByRole('article').first()).toContainText('Wikipedia')
})

test('shows what was seen by day, page by page, and one source at a time (OP-05)', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('button', { name: 'Latest' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  const entries = page.getByRole('main').getByRole('article')
  const before = await entries.count()
  expect(before).toBeGreaterThan(10)
  const first = entries.first()
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('rel', /noopener/)
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^https?:/)

  await page.getByRole('button', { name: 'Load older' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThan(before)

  const filter = page.getByRole('navigation', { name: 'Filter by source' })
  await filter.getByRole('link', { name: 'Hacker News' }).click()
  await expect(page).toHaveURL(/\/news\?source=hacker-news$/)
  await expect(filter.getByRole('link', { name: 'Hacker News' })).toHaveAttribute('aria-current', 'page')
  await expect(entries.first()).toContainText('Hacker News')
  await expect(entries.filter({ hasNotText: 'Hacker News' })).toHaveCount(0)
  await page.reload()
  await expect(entries.filter({ hasNotText: 'Hacker News' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/news$/)
  // The newest page may well be all of one source: the filter says what is shown, and there is more of it.
  await expect(filter.getByRole('link', { name: 'All sources' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Load older' })).toBeVisible()

  await entries.first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/trends\/[0-9a-f-]{36}$/)
})

test('says so where a source has nothing, and ignores a source that does not exist', async ({ page }) => {
  await page.goto('/news?source=reddit')
  await expect(page.getByRole('heading', { name: 'Nothing from Reddit' })).toBeVisible()
  await page.goto('/news?source=%22%3E%3Cscript%3E')
  await expect(page.getByRole('article').first()).toBeVisible()
})
