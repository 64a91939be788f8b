import type { Page } from '@playwright/test'
import { onSmallDevice, stopPainting } from './harness/device'
import { pinch } from './harness/pinch'
import { expect, test } from './harness/test'

/** Software draws the planets; how long that takes says nothing about the product. */
const READY = { timeout: 45_000 }
/** More than leads from one bound of the camera to the other. */
const MANY = 12

test.use({ viewport: { width: 900, height: 640 }, contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })

const planets = (page: Page) => page.getByRole('list', { name: 'Trends' }).getByRole('button')
const status = (page: Page) => page.getByRole('region', { name: 'Universe of trends' }).getByRole('status')

/** How far apart the two planets are that are farthest apart, CSS pixels. */
const spread = (page: Page): Promise<number> =>
  planets(page).evaluateAll((buttons) => {
    const middles = buttons
      .map((button) => button.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
    return Math.max(
      ...middles.flatMap(([x, y]) => middles.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY))),
    )
  })

async function seePlanets(page: Page): Promise<void> {
  await onSmallDevice(page)
  await page.goto('/?view=3d')
  await expect(page.locator('.scene[data-ready] canvas')).toBeVisible(READY)
  await expect(planets(page)).toHaveCount(4)
  await stopPainting(page)
}

test('without a galaxy to go to, wheel, keys and fingers zoom the planets within their bounds, and promise nothing', async ({
  page,
}) => {
  await seePlanets(page)
  const usual = await spread(page)
  await page.mouse.move(450, 250)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => spread(page)).toBeLessThan(usual)
  for (let notch = 0; notch < MANY; notch++) await page.mouse.wheel(0, 100)
  for (let press = 0; press < MANY; press++) await page.keyboard.press('-')
  await pinch(page, { x: 450, y: 250, from: 120, to: 60 })
  await expect.poll(() => spread(page)).toBeLessThan(0.7 * usual)
  // Without a galaxy, nothing is promised beyond the farthest distance.
  for (const planet of await planets(page).all()) await expect(planet).toBeInViewport()
  await expect(page.locator('.universe-hint')).toHaveCount(0)
  await expect(status(page)).toHaveText('4 planets in view.')
  expect(page.url()).toContain('view=3d')

  const far = await spread(page)
  await page.keyboard.press('+')
  await expect.poll(() => spread(page)).toBeGreaterThan(1.2 * far)
  for (let press = 0; press < MANY; press++) await page.keyboard.press('+')
  await expect.poll(() => spread(page)).toBeGreaterThan(1.2 * usual)
  expect(await spread(page)).toBeLessThan(2 * usual)
  const near = await spread(page)
  await pinch(page, { x: 450, y: 250, from: 120, to: 90 })
  await expect.poll(() => spread(page)).toBeLessThan(near)
  // Fingers lead no nearer than keys: a planet that is out of sight cannot be called back.
  await pinch(page, { x: 450, y: 250, from: 60, to: 180 })
  await page.keyboard.press('+')
  await expect.poll(async () => Math.abs((await spread(page)) - near)).toBeLessThan(2)
  for (const planet of await planets(page).all()) await expect(planet).toBeInViewport()
})

test('a page with more than fits scrolls by wheel, and its planets stay as large as they were', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 400 })
  await seePlanets(page)
  const usual = await spread(page)
  await page.mouse.move(450, 150)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await spread(page)).toBeCloseTo(usual, 0)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await spread(page)).toBeCloseTo(usual, 0)
})
