import { featuredTrend } from './harness/catalogue'
import { startSite } from './harness/start-site'
import { expect, test } from './harness/test'
import { waitForTrends } from './harness/wait-for-trends'

test.use({ serviceWorkers: 'allow' })

test('starts from the device when the server is gone for good, deep links included (OP-09, TR-06)', async ({
  page,
  sources,
}) => {
  test.setTimeout(180_000)
  const { name, search } = featuredTrend('server')
  const site = await startSite(sources.env)
  try {
    await waitForTrends(site)
    await page.goto(`${site.url}/?view=list`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe('activated')
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('trendverse_trends_cache')?.length ?? 0))
      .toBeGreaterThan(20_000)
    await page.goto(`${site.url}/trends?q=${encodeURIComponent(search)}`)
    const story = (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
    await site.stop()

    await page.goto(`${site.url}/?view=list`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText('On this device', { exact: true })).toBeVisible()
    for (const [path, heading] of [
      [story, name],
      ['/trends', 'Trends'],
      ['/news', 'News'],
      ['/about', /./],
      ['/nowhere', 'Page Not Found'],
    ] as const) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }

    await page.evaluate(() => window.localStorage.setItem('trendverse_trends_cache', '{"version":1,"trends":[{'))
    await page.goto(`${site.url}/trends?q=wordle`)
    await expect(page.getByRole('article')).toContainText('Wordle')
  } finally {
    await site.stop()
  }
})
