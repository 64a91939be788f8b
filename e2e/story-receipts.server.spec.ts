import { featuredTrend } from './harness/catalogue'
import { tellStory, withSecondReading } from './harness/tell-story'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'

const TREND = featuredTrend('server')
const LIST = `/trends?q=${encodeURIComponent(TREND.search)}`

test('opens a story with its number, and shows every page behind it once, with numbers and links', async ({ page }) => {
  await page.goto(LIST)
  await untilHydrated(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TREND.name)
  await expect(
    page
      .getByRole('main')
      .getByText(/^x\d|^[\d.]+[KM]?$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Why it ranks here' }).getByText(/independent sources$/)).toBeVisible()

  const receipts = page.getByRole('region', { name: 'Sources' })
  const article = receipts
    .getByRole('listitem')
    .filter({ hasText: 'Comet Harper becomes visible' })
    .filter({
      has: page.getByRole('heading', { name: /Comet Harper becomes visible/ }),
    })
  await expect(article).toHaveCount(1)
  for (const numbers of [/Hacker News/, /Lobsters/, /points/]) await expect(article).toContainText(numbers)
  await expect(article.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    'https://orbit.example/2026/comet-harper',
  )
  const links = await receipts.getByRole('link').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^https?:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('draws how a story spread over time, and tells the same by keyboard and as a table', async ({ page }) => {
  await tellStory(page, withSecondReading)
  await page.goto(LIST)
  await untilHydrated(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  const race = page.getByRole('region', { name: 'How it spread' })
  const time = race.getByRole('slider', { name: 'Time' })
  await time.focus()
  const latest = await time.getAttribute('aria-valuetext')
  expect(latest).toMatch(/Hacker News [\d.,K]+ points/)
  await time.press('ArrowLeft')
  await expect(time).not.toHaveAttribute('aria-valuetext', latest ?? '')
  await time.press('End')
  await expect(time).toHaveAttribute('aria-valuetext', latest ?? '')

  await expect(race.getByRole('table').first()).toBeHidden()
  await race.getByText('Show as table').click()
  await expect(
    race.getByRole('table', { name: 'How it spread' }).getByRole('row', { name: /Hacker News/ }),
  ).toBeVisible()
  await expect(race.getByRole('table', { name: 'Hacker News' }).getByRole('row').nth(2)).toBeVisible()
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
  await untilHydrated(page)
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(naughty)
  await expect(page.getByRole('region', { name: 'Sources' }).getByText(naughty).first()).toBeVisible()
  await expect(page.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
  expect(dialogs).toBe(0)
})

test('says that a story did not arrive, and reads it when asked again', async ({ page, complaints }) => {
  await page.goto(LIST)
  await untilHydrated(page)
  const story = /\/api\/trends\/[0-9a-f-]{36}$/
  await page.route(story, (route) => route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: 'No.' } }))
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('alert')).toContainText('This story didn’t load')
  await page.unroute(story)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TREND.name)
  // The router reports what a page could not read.
  expect(complaints.filter((text) => !text.startsWith('AppError: No.'))).toEqual([])
  complaints.length = 0
})
