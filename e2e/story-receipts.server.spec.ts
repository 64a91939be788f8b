import { featuredTrend } from './harness/catalogue'
import { tellStory, withSecondReading } from './harness/tell-story'
import { expect, test } from './harness/test'
import { untilAlive } from './harness/until-alive'

const TREND = featuredTrend('server')
const LIST = `/trends?q=${encodeURIComponent(TREND.search)}`

test('shows where a trend was seen, with numbers and links to the originals', async ({ page }) => {
  await page.goto(LIST)
  await untilAlive(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  const receipts = page.getByRole('region', { name: 'Receipts' })
  await expect(receipts.getByRole('listitem').filter({ hasText: 'Hacker News' }).first()).toBeVisible()
  await expect(receipts.getByText('Points', { exact: false }).first()).toBeVisible()
  await receipts.getByText(/\d+ more receipts/).click()

  const links = await receipts.getByRole('link').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^https?:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(receipts.getByRole('link', { name: /Comet Harper becomes visible/ }).first()).toHaveAttribute(
    'href',
    'https://orbit.example/2026/comet-harper',
  )
  await expect(page.getByText('A line needs two readings')).toBeVisible()
})

test('draws attention over time, and tells the same as a table', async ({ page }) => {
  await tellStory(page, withSecondReading)
  await page.goto(LIST)
  await untilAlive(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  const chart = page.getByRole('slider', { name: 'Points on Hacker News' })
  await chart.focus()
  const latest = await chart.getAttribute('aria-valuetext')
  await chart.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', latest ?? '')
  await chart.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', latest ?? '')

  const panel = page.getByRole('region', { name: 'Over time' }).locator('details').first()
  await expect(panel.getByRole('table')).toBeHidden()
  await panel.getByText('Show as table').click()
  await expect(panel.getByRole('table').getByRole('row')).toHaveCount(3)
})

test('shows words from outside as words, whatever they are made of', async ({ page }) => {
  const naughty = '<img src=x onerror=alert(1)>"\'`</script><script>alert(2)</script>'
  let dialogs = 0
  page.on('dialog', async (dialog) => {
    dialogs += 1
    await dialog.dismiss()
  })
  await tellStory(page, (story) => ({
    ...story,
    name: naughty,
    description: naughty,
    tags: [naughty],
    evidence: story.evidence.map((one) => ({ ...one, title: naughty, summary: naughty, url: 'javascript:alert(3)' })),
    links: [{ title: naughty, url: 'javascript:alert(4)' }],
  }))
  await page.goto(LIST)
  await untilAlive(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(naughty)
  await expect(page.getByRole('region', { name: 'Receipts' }).getByText(naughty).first()).toBeVisible()
  await expect(page.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
  expect(dialogs).toBe(0)
})

test('says that a story did not arrive, and reads it when asked again', async ({ page, complaints }) => {
  await page.goto(LIST)
  await untilAlive(page)
  const story = /\/api\/trends\/[0-9a-f-]{36}$/
  await page.route(story, (route) => route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: 'No.' } }))
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('alert')).toContainText('This story did not arrive')
  await page.unroute(story)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TREND.name)
  // The router reports what a page could not read.
  expect(complaints.filter((text) => !text.startsWith('AppError: No.'))).toEqual([])
  complaints.length = 0
})
