import { MAX_PLANET_PICTURE_BYTES } from '@trendverse/domain/trends/planets/planet-picture'
import { expect, test } from './harness/test'

const PLANETS = /\/planets\/[0-9a-f-]{36}-\d{3}\.webp/

test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 })

test('a phone begins with number one: one light picture, announced by the page, and the largest thing seen', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('response', (response) => {
    if (PLANETS.test(response.url())) asked.push(new URL(response.url()).pathname)
  })
  const written = await page.request.get('/?view=list').then((response) => response.text())
  expect(written).toMatch(/<link rel="preload" as="image" imagesrcset="\/planets\//)

  await page.goto('/?view=list')
  const picture = page.getByRole('region', { name: 'Number 1' }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const source = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  expect(written).toContain(source)
  const trendId = source.slice('/planets/'.length, '/planets/'.length + 36)
  expect(asked.filter((path) => path.includes(trendId))).toEqual([source])
  const weight = (await page.request.get(source).then((response) => response.body())).length
  expect(weight).toBeLessThan(MAX_PLANET_PICTURE_BYTES)

  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url?: string }
          if (last.url) resolve(new URL(last.url).pathname)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(largest).toBe(source)
})
