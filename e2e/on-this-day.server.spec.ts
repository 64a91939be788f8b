import type { Page } from '@playwright/test'
import { checkAccessibility } from './harness/check-accessibility'
import { fetchAsCrawler, readAsCrawler } from './harness/read-as-crawler'
import { addOtherDays, LAST_MONTH, LAST_WEEK } from './harness/remembered-trends'
import type { OwnSite } from './harness/start-site'
import { startSiteWithPast } from './harness/start-site-with-past'
import { expect, test } from './harness/test'
import { untilHydrated } from './harness/until-hydrated'
import { waitForTrends } from './harness/wait-for-trends'

const otherDays = (page: Page) => page.getByRole('region', { name: 'On this day' })
const moments = (page: Page) => otherDays(page).getByRole('heading', { level: 3 })

test.describe('a site that remembers', () => {
  let past: OwnSite
  test.beforeAll(async ({ sources }) => {
    test.setTimeout(260_000)
    past = await startSiteWithPast(addOtherDays, sources.env)
    await waitForTrends(past)
  })
  test.afterAll(() => past.stop())

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('leads from what burnt brightest a week ago to its story and to the list of that hour', async ({ page }) => {
      await page.goto(`${past.url}/?view=list`)
      await expect(moments(page)).toHaveText([/^One week ago \d{1,2} \w{3} \d{4}$/, /^One month ago /])
      const [week, month] = [otherDays(page).getByRole('list').nth(1), otherDays(page).getByRole('list').nth(2)]
      await expect(week.getByRole('link')).toHaveText(LAST_WEEK.slice(0, 3))
      await expect(month.getByRole('link').first()).toHaveText(LAST_MONTH)
      await week.getByRole('link', { name: LAST_WEEK[0] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LAST_WEEK[0])
      await page.goBack()
      await otherDays(page).getByRole('link', { name: 'All trends from that hour' }).first().click()
      await expect(page).toHaveURL(/\/trends\?at=\d{4}-\d\d-\d\dT\d\dZ$/)
      await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(LAST_WEEK[0])
    })
  })

  test('shows other days with the first page and asks for them on later ones, but not while one searches', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/universe/on-this-day')) asked.push(request.method())
    })
    await page.goto(`${past.url}/?view=list`)
    await expect(page.locator('[data-on-its-way]')).toHaveCount(0)
    await expect(moments(page)).toHaveCount(2)
    expect(asked).toEqual([])
    await checkAccessibility(page, 'the home list with other days')
    await page.getByRole('combobox', { name: 'Search trends' }).fill('wordle')
    await expect(otherDays(page)).toBeHidden()

    await page.goto(`${past.url}/about`)
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Trendverse' }).click()
    await expect(moments(page)).toHaveCount(2)
    expect(asked).toEqual(['GET'])
  })

  test('leads from the list of an hour to that hour of the galaxy, and back to the list', async ({ page }) => {
    test.slow()
    await page.goto(`${past.url}/?view=list`)
    const hour = otherDays(page).getByRole('link', { name: 'All trends from that hour' }).first()
    const at = new URL((await hour.getAttribute('href')) ?? '', past.url).searchParams.get('at')
    await hour.click()
    const link = page.getByRole('link', { name: 'See this hour in the galaxy' })
    // A new document and a change of screen lead to the same.
    for (const follow of [async () => page.goto(past.url + (await link.getAttribute('href'))), () => link.click()]) {
      await follow()
      await expect(page.getByRole('heading', { name: 'Every trend at once' })).toBeVisible({ timeout: 90_000 })
      const list = page.getByRole('link', { name: 'This hour as a list' })
      await expect(list).toHaveAttribute('href', `/trends?at=${at}`)
      expect(new URL(page.url()).searchParams.get('at')).toBe(at)
      await list.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Trends at /)
    }
  })

  test('a shared link to an hour has words and a picture of that hour, and none of an hour nobody knows', async ({
    page,
  }) => {
    await page.goto(`${past.url}/?view=list`)
    const hour = otherDays(page).getByRole('link', { name: 'All trends from that hour' }).first()
    const at = new URL((await hour.getAttribute('href')) ?? '', past.url).searchParams.get('at') ?? ''
    const ordinary = (await readAsCrawler(past.url, '/')).tags['og:image']
    for (const path of [`/?view=galaxy&at=${at}`, `/trends?at=${at}`]) {
      const { tags, canonical } = await readAsCrawler(past.url, path)
      expect(tags).toMatchObject({
        'og:url': new URL(canonical).origin + path,
        'og:title': expect.stringMatching(new RegExp(`^Trends as of ${at.slice(11, 13)}:00 UTC on `)),
        'og:description': `Brightest: ${LAST_WEEK[0]}, ${LAST_WEEK[1]} and ${LAST_WEEK[2]}. By then, we’d seen 5 trends.`,
        'og:image': expect.stringContaining(`/previews/hour/${at.toLowerCase()}.jpg?v=`),
        'twitter:card': 'summary_large_image',
      })
      const picture = await fetchAsCrawler(past.url, tags['og:image'] ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
    for (const other of ['2020-02-02T02Z', '2099-01-01T00Z', 'nonsense']) {
      expect((await readAsCrawler(past.url, `/?view=galaxy&at=${other}`)).tags['og:image']).toBe(ordinary)
      expect((await fetchAsCrawler(past.url, `/previews/hour/${other}.jpg`)).status).toBe(404)
    }
  })
})

test('a site that has just begun has no other days, and asks for none', async ({ page }) => {
  await page.goto('/?view=list')
  await expect(page.locator('[data-on-its-way]')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(otherDays(page)).toHaveCount(0)
})
