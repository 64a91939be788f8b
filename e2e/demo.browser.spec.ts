import { featuredTrend } from './harness/catalogue'
import { startDemo } from './harness/start-demo'
import type { Site } from './harness/start-site'
import { test as base, expect } from './harness/test'

/** Pages hosts serve a project below its name. */
const BASE_PATH = '/demo/'

const test = base.extend<object, { readonly site: Site }>({
  site: [
    async ({ mode: _ }, provide) => {
      const demo = await startDemo(BASE_PATH)
      await provide(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('the static demo works from plain files below a path, deep links and reloads included (OP-09)', async ({
  page,
  mode,
}) => {
  const { name, search } = featuredTrend(mode)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const noError = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Not Found')).toHaveCount(0)
  }

  expect((await page.goto(BASE_PATH))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore The Universe of Trends')
  await expect(page.getByRole('article')).toHaveCount(8)
  await noError()

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Trends', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}trends$`))
  await expect(page).toHaveTitle('Trends · Trendverse')
  await page.getByRole('searchbox').fill(search)
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const story = page.url()
  expect(story).toContain(`${BASE_PATH}trends/`)

  for (const open of [() => page.reload(), () => page.goto(story)]) {
    // Plain files know no stories: the host sends its page for unknown paths.
    expect((await open())?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await noError()
    await page.goto(BASE_PATH)
  }

  await page.goto(`${BASE_PATH}trends?q=${encodeURIComponent(search)}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await noError()
  expect(asked.filter((path) => !path.startsWith(BASE_PATH) || path.includes('/api/'))).toEqual([])
})

test('a game of the static demo has its picture and its frame below the path (GM-07, OP-09)', async ({ page }) => {
  await page.goto(`${BASE_PATH}play/trend-quiz`)
  const picture = page.locator('.game-picture img')
  await expect(picture).toHaveAttribute('src', `${BASE_PATH}games/trend-quiz/thumbnail.svg`)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const frame = await page.request.get(`${BASE_PATH}games/trend-quiz/index.html`)
  expect([frame.status(), (await frame.text()).includes('<script')]).toEqual([200, true])
})
