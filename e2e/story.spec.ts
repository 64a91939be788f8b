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
  const bar = page.getByRole('region', { name: 'Take part' })
  await expect(bar.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute('href', /\/quiz\//)
  await expect(bar.getByRole('link', { name: 'Make a meme' })).toHaveAttribute('href', /\/meme\//)
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

test('keeps the page that tells it, quiz and meme in reach on a phone, and lies on nothing', async ({ page, mode }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/trends?q=${encodeURIComponent(featuredTrend(mode).search)}`)
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  const bar = page.getByRole('region', { name: 'Take part' })
  const told = mode === 'server' ? bar.getByRole('link', { name: /^Read/ }) : bar.getByRole('button', { name: 'Share' })
  await expect(told).toBeVisible()
  const controls = await bar.getByRole('link').or(bar.getByRole('button')).filter({ visible: true }).all()
  expect(controls).toHaveLength(3)
  for (const control of controls) {
    await expect(control).toBeInViewport({ ratio: 1 })
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  // At the end of the page everything ends above the bar. What comes late moves that end.
  const footer = page.getByRole('contentinfo')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(footer).toBeInViewport()
    const barTop = (await bar.boundingBox())?.y ?? 0
    const box = await footer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop + 1)
  }).toPass()
  await expect(told).toBeInViewport({ ratio: 1 })
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
